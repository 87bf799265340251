import { listOutbox, type OutboxMail } from '@fledge/contract/site/outbox'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveOutboxSecret } from '../../api/outbox.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { OutboxPage } from './outbox-page.tsx'

const mail = (over: Partial<OutboxMail> = {}): OutboxMail => ({
  ...{ id: 'm1', to: 'asha@example.test', replyTo: null, subject: 'Set a new password', text: 'Open this link.' },
  ...{
    link: '/reset-password?token=secret',
    unsubscribeLink: null,
    attachments: [],
    createdAt: '2026-03-02T09:00:00.000Z',
  },
  ...over,
})

function draw(mails: OutboxMail[] | null, openId?: string) {
  const api = stubApi()
  if (mails) api.reply(listOutbox, { success: true, data: mails })
  else api.refuse(listOutbox, 404, { code: 'not_found', message: 'This address does not exist.' })
  const { queries } = renderPage(<OutboxPage openId={openId} />)
  return { ...api, queries }
}

test('lists the mails with links', async () => {
  draw([mail(), mail({ id: 'm2', subject: 'Welcome' })])
  const links = await screen.findAllByRole('link', { name: /asha@example.test/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/outbox?mail=m1', '/outbox?mail=m2'])
})

test('marks only the open mail in the list', async () => {
  draw([mail(), mail({ id: 'm2', subject: 'Welcome' })], 'm2')
  const links = await screen.findAllByRole('link', { name: /asha@example.test/ })
  expect(links.map(({ classList }) => classList.contains('border-primary'))).toEqual([false, true])
})

test('shows the text, links, attachments and reply address of the open mail', async () => {
  const file = { filename: 'interview.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
  draw([mail({ replyTo: 'meera@example.test', attachments: [file] })], 'm1')
  await screen.findByText('Open this link.')
  const link = screen.getByRole('link', { name: /reset-password/ })
  expect(link.getAttribute('href')).toBe('/reset-password?token=secret')
  expect(link.textContent).toBe(`${window.location.origin}/reset-password?token=secret`)
  screen.getByText('meera@example.test')
  screen.getByRole('button', { name: 'interview.ics' })
})

test('does not render links to other sites', async () => {
  draw([mail({ link: 'https://evil.example/' })], 'm1')
  await screen.findByText('Open this link.')
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
})

test('explains an empty outbox', async () => {
  draw([])
  await screen.findByRole('heading', { name: 'No emails yet' })
})

test('says that a mail no longer exists', async () => {
  draw([mail()], 'gone')
  await screen.findByText('This email is no longer available.')
})

test('explains where to find the link without the secret', async () => {
  draw(null)
  await screen.findByRole('heading', { name: 'Open the outbox from the terminal' })
})

test('sends the stored secret with the request', async () => {
  saveOutboxSecret('the-secret-of-this-start', new QueryClient())
  const api = draw([mail()])
  await screen.findByRole('link', { name: /asha@example.test/ })
  expect(api.headerValues(listOutbox, 'x-outbox-secret')[0]).toBe('the-secret-of-this-start')
})

test('a locked page opens as soon as the secret arrives', async () => {
  const api = draw(null)
  await screen.findByRole('heading', { name: 'Open the outbox from the terminal' })
  api.reply(listOutbox, { success: true, data: [mail()] })
  saveOutboxSecret('the-secret-of-this-start', api.queries)
  await screen.findByRole('link', { name: /Set a new password/ })
})

test('offers a retry after a load failure', async () => {
  const api = stubApi()
  api.refuse(listOutbox, 400, { code: 'bad_request', message: 'No.' })
  renderPage(<OutboxPage openId={undefined} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.reply(listOutbox, { success: true, data: [mail()] })
  await userEvent.click(retry)
  await screen.findByRole('link', { name: /Set a new password/ })
})

test('shows the link that stops the alert of a mail', async () => {
  draw([mail({ unsubscribeLink: '/unsubscribe?token=secret' })], 'm1')
  const link = await screen.findByRole('link', { name: /unsubscribe/ })
  expect(link.getAttribute('href')).toBe('/unsubscribe?token=secret')
})
