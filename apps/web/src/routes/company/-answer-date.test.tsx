import { type Application, listCompanyApplications } from '@fledge/contract/applications'
import { extendOffer } from '@fledge/contract/applications/application-lifecycle'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, kite, signIn } from '../../testing/things.ts'

const terms = { note: 'Welcome!', startDate: '2098-05-02', answerBy: '2098-04-01' }
const offer = (over: Partial<Application> = {}) =>
  anApplication({ status: 'accepted', resume: null, decidedAt: '2026-03-05T09:00:00.000Z', offer: terms, ...over })

async function open(application: Application) {
  const api = stubDashboard({ applications: [application] })
  renderDashboard({ tab: 'applications', application: 'a1' })
  return { ...api, shown: within(await screen.findByRole('article', { name: 'Asha Rao' }, { timeout: 20_000 })) }
}
const sentBodies = (api: Awaited<ReturnType<typeof open>>) => api.calls('PUT').map(({ url, body }) => ({ url, body }))

async function openDialog(name = 'Change answer date') {
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  const field = await dialog.findByLabelText<HTMLInputElement>('Answer by')
  const choose = (day: string) => fireEvent.change(field, { target: { value: day } })
  const submit = () => userEvent.click(dialog.getByRole('button', { name }))
  return { dialog, field, choose, submit }
}

beforeEach(() => signIn(kite))

test('shows the terms of an open offer and moves its answer date', async () => {
  const api = await open(offer())
  for (const text of ['Welcome!', '2 May 2098', '1 Apr 2098']) api.shown.getByText(text)
  const { field, choose, submit } = await openDialog()
  expect(field.value).toBe('2098-04-01')
  expect(field.min).toBe('2098-04-02')
  choose('2098-04-20')
  const moved = offer({ offer: { ...terms, answerBy: '2098-04-20' } })
  api.reply(extendOffer, { success: true, data: moved })
  api.reply(listCompanyApplications, { success: true, data: [moved] })
  await submit()

  await screen.findByText('Answer date: 20 Apr 2098')
  expect(sentBodies(api)).toEqual([{ url: '/api/apply/a1/offer', body: { answerBy: '2098-04-20' } }])
  await api.shown.findByText('20 Apr 2098')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['', '2098-04-01', '2098-03-01'])('asks for a later day than %o', async (day) => {
  const api = await open(offer())
  const { field, choose, submit } = await openDialog()
  choose(day)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await submit()
  await screen.findByText('Choose 2 Apr 2098 or a later day.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sentBodies(api)).toEqual([])
})

test('offers a new day for an offer whose day has passed', async () => {
  const api = await open(offer({ offer: { ...terms, answerBy: '2020-04-01' } }))
  api.shown.getByText('1 Apr 2020. The offer is still open.')
  const { field } = await openDialog()
  expect(field.min > '2026').toBe(true)
})

test('sets a day for an offer without one', async () => {
  await open(offer({ offer: null }))
  const { field } = await openDialog('Set answer date')
  expect(field.value).toBe('')
})

test('shows why the server refused, and the student’s answer', async () => {
  const api = await open(offer())
  const { choose, submit } = await openDialog()
  choose('2098-04-20')
  api.refuse(extendOffer, 409, { code: 'already_answered', message: 'The student has answered this offer.' })
  api.reply(listCompanyApplications, { success: true, data: [offer({ answer: 'confirmed' })] })
  await submit()
  await screen.findByText('The student has answered this offer.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Change answer date' })).toBeNull()
})

test.each<[string, Partial<Application>]>([
  ['answered', { answer: 'declined' }],
  ['not sent yet', { tellAt: '2098-03-05T09:00:00.000Z' }],
  ['rejected', { status: 'rejected', offer: null }],
  ['pending', { status: 'pending', offer: null, decidedAt: null }],
])('an application that is %s has no answer date to change', async (_state, over) => {
  const api = await open(offer(over))
  await api.shown.findByText(/^Applied to/)
  expect(screen.queryByRole('button', { name: /answer date$/ })).toBeNull()
})
