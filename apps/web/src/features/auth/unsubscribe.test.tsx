import { getMailedAlert, type MailedAlert, unsubscribe } from '@fledge/contract/email-tokens'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

function draw(alert: MailedAlert | null) {
  const api = stubApi()
  if (alert) api.reply(getMailedAlert, { success: true, data: alert })
  else api.refuse(getMailedAlert, 400, { code: 'link_too_old', message: 'This link no longer works.' })
  renderPage(<UnsubscribePage token="secret" />, '/unsubscribe?token=secret')
  return api
}

const cases: [MailedAlert, string, RegExp, string, string][] = [
  [
    { alert: 'search', name: 'React in Pune', active: true },
    'Stop the alerts of this search?',
    /saved search “React in Pune”.* The search itself stays/,
    'Stop these alerts',
    'You get no alerts for “React in Pune”.',
  ],
  [
    { alert: 'matches', name: null, active: true },
    'Stop match alerts?',
    /fits your resume/,
    'Stop match alerts',
    'We will not tell you any more when a new internship fits your resume.',
  ],
  [
    { alert: 'digest', name: null, active: true },
    'Stop the weekly digest?',
    /no more email on Mondays/,
    'Stop the digest',
    'You will get no more weekly digests.',
  ],
]

test.each(cases)('says what %o stops, and stops it with one press', async (alert, question, stops, action, stopped) => {
  const api = draw(alert)
  await screen.findByRole('heading', { name: question })
  screen.getByText(stops)
  expect(api.calls('POST')).toEqual([])
  api.reply(unsubscribe, { success: true, data: { ...alert, active: false } })
  await userEvent.click(screen.getByRole('button', { name: action }))
  await screen.findByText(stopped)
  expect(api.calls('POST')).toMatchObject([{ url: '/api/unsubscribe?token=secret' }])
})

test('says that an alert was stopped before', async () => {
  draw({ alert: 'digest', name: null, active: false })
  await screen.findByText('You will get no more weekly digests.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the question when the press fails', async () => {
  const api = draw({ alert: 'digest', name: null, active: true })
  api.refuse(unsubscribe, 503, { code: 'overloaded', message: 'The server is busy. Please try again.' })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the digest' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The server is busy. Please try again.')
  screen.getByRole('button', { name: 'Stop the digest' })
})

test('a link without its token leads to the settings', async () => {
  const fields = { token: 'This field is required' }
  stubApi().refuse(getMailedAlert, 400, { code: 'invalid', message: 'token: This field is required', fields })
  renderPage(<UnsubscribePage token={undefined} />, '/unsubscribe')
  await screen.findByRole('heading', { name: 'This link no longer works' })
})

test('a link that no longer works leads to the settings', async () => {
  draw(null)
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'your settings' }).getAttribute('href')).toBe('/settings')
})
