import {
  askForOthers,
  cancelInterview,
  checkSlots,
  downloadCalendar,
  type Interview,
  listInterviews,
  pickSlot,
  proposeAgain,
} from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { localTimeText } from '../../lib/time-zone.ts'
import { anInterview, aScheduledInterview, aSlot, inHours } from '../../testing/an-interview.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, signIn } from '../../testing/things.ts'
import * as fileSaving from '../../ui/document-viewer/save-file.ts'
import { InterviewsPanel } from './interviews-panel.tsx'

let saveFile: MockInstance<typeof fileSaving.saveFile>

function open(side: InterviewSide, interviews: Interview[], named?: string) {
  signIn(side === 'student' ? asha : kite)
  const api = stubApi()
  api.reply(listInterviews, { success: true, data: interviews })
  renderPage(panel(side, named))
  return api
}
const panel = (side: InterviewSide, named?: string) => (
  <InterviewsPanel side={side} named={named} emptyAction={<button type="button">Go on</button>} />
)
/** The card whose name starts with this text. */
const card = (start: string) => screen.findByRole('article', { name: (name) => name.startsWith(`${start} `) })
const title = 'Frontend Developer Intern'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeEach(() => {
  saveFile = vi.spyOn(fileSaving, 'saveFile').mockReturnValue()
})

test('shows interviews that need an answer first and folds past ones', async () => {
  open('student', [
    anInterview({ id: 'cancelled', status: 'cancelled', reason: 'Plans changed' }),
    aScheduledInterview({ id: 'past', startsAt: inHours(-5), endsAt: inHours(-4) }),
    anInterview({ id: 'theirs', status: 'others_asked' }),
    aScheduledInterview({ id: 'ahead' }),
    anInterview({ id: 'mine' }),
  ])
  await screen.findByRole('heading', { name: 'Needs your answer 1' })
  const sections = ['Needs your answer 1', 'Upcoming 1', 'Waiting for an answer 1'].map((name) =>
    screen.getByRole('heading', { name }),
  )
  for (const [index, section] of sections.slice(1).entries())
    expect(sections[index]!.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const name of ['Past', 'Cancelled'])
    expect(screen.getByText(name, { selector: 'summary' }).closest('details')?.open).toBe(false)
})

test.each(['student', 'company'] as const)('leads from the card of a %s to the application', async (side) => {
  const interview = anInterview()
  open(side, [interview])
  const name = side === 'student' ? title : 'Asha Rao'
  const link = within(await screen.findByRole('article')).getByRole('link', { name })
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://x')
  expect(pathname).toBe(`/${side}/dashboard`)
  expect(Object.fromEntries(searchParams)).toEqual({ tab: 'applications', application: interview.applicationId })
})

test.each([
  ['student', ['Request new times: Backend Intern at Kite Labs', 'Cancel interview: Backend Intern at Kite Labs']],
  ['company', ['Propose new times: Asha Rao, Backend Intern', 'Cancel interview: Asha Rao, Backend Intern']],
] as const)('gives the buttons of each card unique names for the %s', async (side, names) => {
  open(side, [anInterview(), anInterview({ id: 'v2', internship: { _id: 'i2', id: 'i2', title: 'Backend Intern' } })])
  for (const name of names) await screen.findByRole('button', { name })
})

test('shows times in the reader’s zone and in the company’s where it differs', async () => {
  const elsewhere = 'Pacific/Auckland'
  open('student', [anInterview({ timeZone: elsewhere })])
  const offered = within(await card(title)).getByRole('list', { name: 'Times offered' })
  const [first] = within(offered).getAllByRole('listitem')
  expect(first!.textContent).toContain(localTimeText(aSlot('t1', 48)))
  expect(first!.textContent).toMatch(/Company’s time: .* New Zealand (Standard|Daylight) Time/)
})

test('shows a company in another zone the time as it was proposed', async () => {
  open('company', [anInterview({ timeZone: 'Pacific/Auckland' })])
  const offered = within(await card('Asha Rao')).getByRole('list', { name: 'Times offered' })
  expect(offered.textContent).toMatch(/Proposed as: .* New Zealand (Standard|Daylight) Time/)
  expect(offered.textContent).not.toContain('Company’s time')
})

test('keeps the focus on the time being picked, reports a refusal and reloads the interview', async () => {
  const api = open('student', [anInterview()])
  api.refuse(pickSlot, 409, { code: 'cancelled', message: 'This interview was cancelled.' })
  const answer = api.hold(pickSlot)
  const [pick, other] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Pick / })
  await userEvent.click(pick!)
  expect(pick!.disabled).toBe(false)
  expect(pick!.getAttribute('aria-disabled')).toBe('true')
  expect(other!.disabled).toBe(true)
  api.reply(listInterviews, { success: true, data: [anInterview({ status: 'cancelled' })] })
  answer()
  await screen.findByText('This interview was cancelled.')
  await screen.findByText('Cancelled', { selector: 'summary' })
  expect(screen.queryByRole('button', { name: /^Pick / })).toBeNull()
})

test('sends the picked time, confirms it, and shows the interview as scheduled', async () => {
  const api = open('student', [anInterview()])
  const agreed = aScheduledInterview({ updatedAt: '2026-03-03T09:00:00.000Z' })
  api.reply(pickSlot, { success: true, data: agreed })
  const pick = await screen.findByRole('button', {
    name: `Pick ${localTimeText(aSlot('t1', 48))}: ${title} at Kite Labs`,
  })
  api.reply(listInterviews, { success: true, data: [agreed] })
  await userEvent.click(pick)
  await screen.findByText('Interview scheduled')
  expect(api.calls('POST')[0]).toMatchObject({
    url: '/api/interviews/v1/pick',
    body: { slotId: 't1' },
  })
  await screen.findByRole('heading', { name: 'Upcoming 1' })
  // The card has moved to another group and kept the focus.
  await waitFor(async () => expect(document.activeElement).toBe(await card(title)))
})

test('disables busy and past times and says why', async () => {
  open('student', [
    anInterview({
      slots: [
        aSlot('t1', 48, { whose: 'yours', with: 'Data intern at Banyan Works' }),
        aSlot('t2', 72, { whose: 'theirs', with: null }),
        aSlot('t3', -2),
        aSlot('t4', 80),
      ],
    }),
  ])
  await screen.findByText('You have an interview at that time: Data intern at Banyan Works')
  screen.getByText('Kite Labs has another interview at that time')
  screen.getByText('This time has passed')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Pick / })
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true, false])
})

test('requires a reason for new times and keeps it after a refusal', async () => {
  const api = open('student', [anInterview()])
  api.refuse(askForOthers, 500, { code: 'internal', message: 'Something went wrong on our side.' })
  await userEvent.click(await screen.findByRole('button', { name: /^Request new times: / }))
  const dialog = await screen.findByRole('dialog', { name: 'Request new times' })
  const send = within(dialog).getByRole('button', { name: 'Request new times' })
  await userEvent.click(send)
  await within(dialog).findByText('This field is required')
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Which times suit you, and why?')
  expect(document.activeElement).toBe(reason)
  await userEvent.type(reason, 'I have an exam')
  await userEvent.click(send)
  await screen.findByText('Something went wrong on our side.')
  expect(reason.value).toBe('I have an exam')
  api.reply(askForOthers, { success: true, data: anInterview({ status: 'others_asked' }) })
  await userEvent.click(send)
  await screen.findByText('New times requested from Kite Labs')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers place, calendar file, rescheduling and cancelling for a scheduled interview', async () => {
  const api = open('student', [aScheduledInterview()])
  api.reply(downloadCalendar, 'BEGIN:VCALENDAR')
  const link = await screen.findByRole('link', { name: 'https://meet.example/kite' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  await userEvent.click(screen.getByRole('button', { name: /^Add to calendar: / }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'interview.ics'))

  api.reply(cancelInterview, { success: true, data: anInterview({ status: 'cancelled' }) })
  await userEvent.click(screen.getByRole('button', { name: /^Cancel interview: / }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this interview?' })
  within(dialog).getByText(/We’ll notify Kite Labs now and include your reason.*removes it for both of you/)
  await userEvent.type(within(dialog).getByLabelText('Why are you cancelling?'), 'Another offer')
  // The reason survives a reload and the end of a session.
  cleanup()
  const again = open('student', [aScheduledInterview()])
  again.reply(cancelInterview, { success: true, data: anInterview({ status: 'cancelled' }) })
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel interview: / }))
  const reopened = await screen.findByRole('dialog', { name: 'Cancel this interview?' })
  await userEvent.click(within(reopened).getByRole('button', { name: 'Cancel interview' }))
  await screen.findByText('Interview cancelled')
  expect(again.calls('POST').at(-1)?.body).toEqual({ reason: 'Another offer' })
})

test('does not link a place that only looks like a link', async () => {
  open('student', [aScheduledInterview({ mode: 'on-site', place: 'javascript:alert(1)' })])
  await screen.findByText(/javascript:alert/)
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
})

test('shows conflicts and field errors when the company proposes new times', async () => {
  const api = open('company', [anInterview({ status: 'others_asked', reason: 'I have an exam', changedBy: 'student' })])
  api.reply(checkSlots, { success: true, data: [{ whose: 'theirs', with: null }] })
  await screen.findByText('Asha: “I have an exam”')
  await userEvent.click(screen.getByRole('button', { name: /^Propose new times: / }))
  const dialog = await screen.findByRole('dialog', { name: 'Propose new times' })
  const send = within(dialog).getByRole('button', { name: 'Send proposal' })
  const set = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  set('Time 1', '')
  await userEvent.click(send)
  await within(dialog).findByText('Choose a day and a time')
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Time 1'))

  set('Times are in', 'Asia/Kolkata')
  set('Time 1', `${inDays(5)}T15:30`)
  await within(dialog).findByText('Asha has another interview at that time')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a time' }))
  expect(within(dialog).getByLabelText<HTMLInputElement>('Time 2').value).toBe(`${inDays(5)}T16:15`)
  set('Time 2', `${inDays(5)}T15:45`)
  await within(dialog).findByText('Overlaps another time you offer')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove time 2' }))

  api.reply(proposeAgain, { success: true, data: anInterview({ round: 2 }) })
  await userEvent.click(send)
  await screen.findByText('Interview proposed. Asha can now pick a time')
  const { body } = api.calls(proposeAgain).at(-1)!
  expect(body).toMatchObject({
    timeZone: 'Asia/Kolkata',
    place: 'https://meet.example/kite',
    slots: [{ startsAt: `${inDays(5)}T10:00:00.000Z`, endsAt: `${inDays(5)}T10:45:00.000Z` }],
  })
})

test('says before sending that every time clashes with a meeting of the company, and sends none', async () => {
  const api = open('company', [anInterview({ status: 'others_asked', changedBy: 'student' })])
  api.reply(checkSlots, { success: true, data: [{ whose: 'yours', with: 'Ravi Rao, Data intern' }] })
  await userEvent.click(await screen.findByRole('button', { name: /^Propose new times: / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose new times' }))
  await dialog.findByText('You have an interview at that time: Ravi Rao, Data intern')
  const allTaken = 'You have an interview at each of these times. Offer at least one other time.'
  expect(dialog.getAllByText(allTaken)).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
  await waitFor(() => expect(dialog.getAllByText(allTaken)).toHaveLength(2))
  expect(api.calls(proposeAgain)).toEqual([])
})

test('opens, scrolls to and focuses the interview in the address', async () => {
  open('company', [anInterview({ id: 'v9', status: 'cancelled' })], 'v9')
  await waitFor(async () => expect(document.activeElement).toBe(await card('Asha Rao')))
  expect(screen.getByText('Cancelled', { selector: 'summary' }).closest('details')?.open).toBe(true)
})

test('says that an interview no longer exists', async () => {
  open('student', [anInterview()], 'gone')
  await screen.findByText('This interview is no longer available.')
})

test('explains the empty list and offers an action', async () => {
  open('company', [])
  await screen.findByRole('heading', { name: 'No interviews yet' })
  screen.getByRole('button', { name: 'Go on' })
})

test('announces that interviews are loading', async () => {
  signIn(asha)
  const api = stubApi()
  api.reply(listInterviews, { success: true, data: [anInterview()] })
  const release = api.hold(listInterviews)
  renderPage(panel('student'))
  expect((await screen.findByRole('status')).getAttribute('aria-busy')).toBe('true')
  release()
  await card(title)
})

test('reloads a list that failed to load', async () => {
  signIn(asha)
  const api = stubApi()
  api.refuse(listInterviews, 403, { code: 'not_allowed', message: 'Not now.' })
  renderPage(panel('student'))
  await screen.findByText('Not now.')
  api.reply(listInterviews, { success: true, data: [anInterview()] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await card(title)
})

test('restores the draft of a closed proposal until it is discarded', async () => {
  const api = open('company', [anInterview({ status: 'others_asked', reason: 'I have an exam', changedBy: 'student' })])
  api.reply(checkSlots, { success: true, data: [{ whose: 'theirs', with: null }] })
  await screen.findByText('Asha: “I have an exam”')
  const openForm = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Propose new times: / }))
    return within(await screen.findByRole('dialog', { name: 'Propose new times' }))
  }
  const note = (form: Awaited<ReturnType<typeof openForm>>) =>
    form.getByLabelText('Note (optional)') as HTMLTextAreaElement
  const first = await openForm()
  await userEvent.type(note(first), ' And a notebook.')
  await userEvent.click(first.getAllByRole('button', { name: 'Close' }).at(-1)!)
  const second = await openForm()
  expect(note(second).value).toBe('Bring a project. And a notebook.')
  await userEvent.type(note(second), '.')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(note(await openForm()).value).toBe('Bring a project.')
})
