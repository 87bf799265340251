import { type Application, listCompanyApplications } from '@fledge/contract/applications'
import {
  getTimeline,
  markApplicationSeen,
  shortlistApplication,
  undoDecision,
} from '@fledge/contract/applications/application-lifecycle'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { listMessages } from '@fledge/contract/messages'
import { defaultSettings, getSettings, type Settings } from '@fledge/contract/settings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anApplicant, renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { rejectApplicant, shownApplicant } from '../../testing/decide.ts'
import type { stubApi } from '../../testing/render-page.tsx'
import { kite, signIn } from '../../testing/things.ts'

const asha = anApplicant('a1', 'Asha')
const ravi = anApplicant('a2', 'Ravi')
const inTwoHours = new Date(Date.now() + 2 * 3_600_000).toISOString()
function open(list: Application[] = [asha, ravi], over: Partial<Settings> = {}) {
  const api = stubDashboard({ applications: list })
  api.reply(getSettings, { success: true, data: { ...defaultSettings, undoSeconds: 7200, ...over } })
  api.reply(getTimeline, { success: true, data: [] })
  api.reply(listMessages, { success: true, data: [] })
  api.reply(markApplicationSeen, { success: true, data: { ...asha, seenAt: inTwoHours, stage: 'seen' } })
  renderDashboard({ tab: 'applications', application: 'a1' })
  return api
}
const called = (api: ReturnType<typeof stubApi>, end: string) => api.calls().filter(({ url }) => url.endsWith(end))

beforeEach(() => signIn(kite))

test('reports an opened applicant to the server once', async () => {
  const api = open([asha, anApplicant('a2', 'Ravi', { seenAt: inTwoHours, stage: 'seen' })])
  await shownApplicant('Asha')
  await waitFor(() => expect(called(api, '/api/apply/a1/seen')).toHaveLength(1))
  await userEvent.keyboard('j')
  await shownApplicant('Ravi')
  expect(called(api, '/api/apply/a2/seen')).toEqual([])
})

test('shortlists optimistically with S and reverts a refusal', async () => {
  const api = open()
  api.refuse(shortlistApplication, 409, { code: 'withdrawn', message: 'The student withdrew this application.' })
  const release = api.hold(shortlistApplication)
  await shownApplicant('Asha')
  await userEvent.keyboard('s')
  const star = await screen.findByRole('button', { name: 'Shortlist', pressed: true })
  within(screen.getByRole('article')).getByText('Shortlisted.')
  release()
  await screen.findByText('The student withdrew this application.')
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'))
})

test('filters by shortlist and keeps the one in view who is taken off it', async () => {
  const api = open([asha, ravi])
  api.reply(shortlistApplication, { success: true, data: asha })
  await shownApplicant('Asha')
  expect(screen.queryByRole('button', { name: /^Shortlisted/ })).toBeNull()
  api.reply(listCompanyApplications, {
    success: true,
    data: [anApplicant('a1', 'Asha', { shortlistedAt: inTwoHours, stage: 'shortlisted' }), ravi],
  })
  await userEvent.keyboard('s')
  await userEvent.click(await screen.findByRole('button', { name: 'Shortlisted 1', pressed: false }))
  await screen.findByText('1 application matches')
  await shownApplicant('Asha')
  expect(screen.queryByRole('button', { name: /^Ravi Rao/ })).toBeNull()
  api.reply(listCompanyApplications, { success: true, data: [asha, ravi] })
  await userEvent.keyboard('s')
  await screen.findByText('0 applications match')
  await shownApplicant('Asha')
})

test.each([
  ['with U', () => userEvent.keyboard('u')],
  ['on the toast', () => userEvent.click(screen.getByRole('button', { name: 'Undo' }))],
  ['on the row', () => userEvent.click(screen.getByRole('button', { name: /^Undo: Asha Rao, / }))],
])('undoes a decision %s', async (_how, undo) => {
  const api = open()
  await screen.findByText('You can undo for 2 hours before the student sees your decision.')
  const decided = { ...asha, status: 'rejected' as const, tellAt: inTwoHours }
  api.reply(decideApplication, { success: true, data: decided })
  api.reply(listCompanyApplications, { success: true, data: [decided, ravi] })
  await rejectApplicant()
  await shownApplicant('Ravi')
  await screen.findAllByText('Not sent yet')
  await screen.findByText('Application rejected successfully!')
  api.reply(undoDecision, { success: true, data: asha })
  api.reply(listCompanyApplications, { success: true, data: [asha, ravi] })
  await undo()
  await shownApplicant('Asha')
  await waitFor(() => expect(called(api, '/api/apply/a1/undo')).toHaveLength(1))
  await screen.findByText('Decision undone')
  expect(await screen.findByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false)
})

test('undoes the decision before the last one with a second U, and says when there is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = open()
  api.reply(undoDecision, { success: true, data: asha })
  for (const name of ['Asha', 'Ravi']) {
    await shownApplicant(name)
    vi.setSystemTime(Date.now() + 1000)
    const decided = { status: 'rejected', decidedAt: inTwoHours, tellAt: inTwoHours } as const
    const list = [anApplicant('a1', 'Asha', decided), name === 'Asha' ? ravi : anApplicant('a2', 'Ravi', decided)]
    api.reply(listCompanyApplications, { success: true, data: list })
    api.reply(decideApplication, { success: true, data: list[name === 'Asha' ? 0 : 1]! })
    await rejectApplicant()
    await screen.findByText(new RegExp(`^${name} Rao, Frontend Developer Intern\\.`))
  }
  api.reply(listCompanyApplications, {
    success: true,
    data: [anApplicant('a1', 'Asha', { status: 'rejected', tellAt: inTwoHours }), ravi],
  })
  await userEvent.keyboard('u')
  await waitFor(() => expect(called(api, '/api/apply/a2/undo')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Undo: Asha Rao, Frontend Developer Intern' })
  api.reply(listCompanyApplications, { success: true, data: [asha, ravi] })
  await userEvent.keyboard('u')
  await waitFor(() => expect(called(api, '/api/apply/a1/undo')).toHaveLength(1))
  await shownApplicant('Asha')
  await userEvent.keyboard('u')
  await screen.findByText('There is no decision to undo')
  expect(called(api, '/undo')).toHaveLength(2)
})

test('takes undo away when the time is over', async () => {
  open([anApplicant('a1', 'Asha', { status: 'rejected', tellAt: new Date(Date.now() + 1500).toISOString() })])
  await screen.findByRole('button', { name: 'Undo: Asha Rao, Frontend Developer Intern' })
  await screen.findByText('Decided. The student can see your decision.')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('undoes a held decision with its button until the student is notified', async () => {
  const api = open([anApplicant('a1', 'Asha', { status: 'accepted', tellAt: inTwoHours })])
  await screen.findByText(
    /^Accepted\. The student sees this in (2 h|1 h 59 min|2 h 1 min)\. Until then you can undo it\.$/,
  )
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
  api.refuse(undoDecision, 409, { code: 'already_told', message: 'This decision can no longer be undone.' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('This decision can no longer be undone.')
})

test('offers no undo without an undo window', async () => {
  open([anApplicant('a1', 'Asha', { status: 'accepted' })], { undoSeconds: 0 })
  await screen.findByText('Decided. The student can see your decision.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('shows why the student declined the offer', async () => {
  const answerReason = 'I took another place.'
  open([anApplicant('a1', 'Asha', { status: 'accepted', answer: 'declined', answerReason })])
  within(await shownApplicant('Asha')).getByText(`Why the student declined: ${answerReason}`)
})

test('shows a withdrawn application without decision, status and resume', async () => {
  const gone = { withdrawnAt: inTwoHours, resumeGone: 'withdrawn' as const }
  open([anApplicant('a1', 'Asha', gone)])
  const applicant = await shownApplicant('Asha')
  within(applicant).getByText('The student withdrew this application and the resume with it.')
  within(applicant).getByText('Withdrawn')
  expect(within(applicant).getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true)
  expect(within(applicant).queryByRole('button', { name: /^(View Resume|Download)/ })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending')
  await screen.findByText('No matching applications')
})

test('opens messages and timeline with M and ignores shortcuts inside', async () => {
  const api = open()
  await shownApplicant('Asha')
  await userEvent.keyboard('m')
  const dialog = await screen.findByRole('dialog', { name: 'Asha Rao' })
  await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Message to Asha Rao' }), 'rr jolly')
  expect(api.calls('PUT')).toEqual([])
})

test('closes messages and timeline of a withdrawn application', async () => {
  const api = open([anApplicant('a1', 'Asha', { withdrawnAt: inTwoHours, resumeGone: 'withdrawn' })])
  const applicant = await shownApplicant('Asha')
  expect(within(applicant).queryByRole('button', { name: /Messages and timeline/ })).toBeNull()
  await userEvent.keyboard('m')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(called(api, '/messages')).toEqual([])
  expect(called(api, '/timeline')).toEqual([])
})
