import { type Application, apply, listOwnApplications } from '@fledge/contract/applications'
import {
  answerAcceptance,
  getTimeline,
  keepSentResume,
  nudgeApplication,
  type TimelineEvent,
  undoAnswer,
  withdrawApplication,
} from '@fledge/contract/applications/application-lifecycle'
import { listMessages, type Message, readMessages, sendMessage } from '@fledge/contract/messages'
import { listResumes } from '@fledge/contract/resumes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication, asha, signIn } from '../../testing/things.ts'
import { ApplicationsPanel } from './applications-panel.tsx'
import type { AfterRejection } from './rejection-reasons.tsx'
import type { ApplicationsFilter } from './status-filter.tsx'

const withoutSkills: string[] = []
const afterRejection: AfterRejection = {
  whatIf: (_application, skill) => <p>What {skill} would change</p>,
  onWithout: (skill) => withoutSkills.push(skill),
}

function Panel({ at }: { at?: string | undefined }) {
  const [status, setStatus] = useState<ApplicationsFilter>()
  const [opened, setOpened] = useState(at)
  return (
    <ApplicationsPanel
      userId={asha.id}
      status={status}
      opened={opened}
      onStatus={setStatus}
      onOpened={setOpened}
      onBrowse={() => undefined}
      onListing={() => undefined}
      onCopy={() => undefined}
      afterRejection={afterRejection}
    />
  )
}

function open(application: Application, at?: string) {
  const api = stubApi()
  api.reply(listOwnApplications, { success: true, data: [application] })
  api.reply(listResumes, { success: true, data: [aResume()] })
  api.reply(getTimeline, { success: true, data: [] })
  api.reply(listMessages, { success: true, data: [] })
  renderPage(<Panel at={at} />)
  return api
}
const fresh = (over: Partial<Application> = {}) => anApplication({ createdAt: new Date().toISOString(), ...over })
const withdrawn = fresh({ withdrawnAt: '2026-03-05T09:00:00.000Z', resumeGone: 'withdrawn' })
const card = () => screen.findByRole('article', { name: /^Frontend Developer Intern at / })
const bodies = (api: ReturnType<typeof stubApi>, method: 'POST' | 'PUT') => api.calls(method).map(({ body }) => body)

/** Presses a button of the card, whose dialog has this name. */
async function openDialog(button: RegExp, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name }))
}
const openWithdrawal = () => openDialog(/^Withdraw/, 'Withdraw this application?')
const aMessage = (over: Partial<Message> = {}): Message => ({
  _id: 'm1',
  id: 'm1',
  applicationId: 'a1',
  sender: 'company',
  text: 'Can you start in June?',
  createdAt: '2026-03-05T09:00:00.000Z',
  readAt: null,
  ...over,
})

beforeEach(() => signIn(asha))

test('asks before withdrawing and then offers to apply again', async () => {
  const api = open(fresh())
  api.reply(withdrawApplication, { success: true, data: withdrawn })
  const dialog = await openWithdrawal()
  dialog.getByText(/We’ll notify Kite Labs .* can no longer open the resume .* You can apply once more/)
  api.reply(listOwnApplications, { success: true, data: [withdrawn] })
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  const shown = within(await card())
  await shown.findByText('Withdrawn')
  expect(shown.queryByText('Pending')).toBeNull()

  api.reply(apply, { success: true, data: fresh({ attempt: 2 }) })
  api.reply(listOwnApplications, { success: true, data: [fresh({ attempt: 2 })] })
  await userEvent.click(shown.getByRole('button', { name: /^Apply again: / }))
  await screen.findByText('Application submitted successfully!')
  expect(bodies(api, 'POST').at(-1)).toEqual({ resumeId: 'r1' })
  await shown.findByText('Pending')
})

test('shows a message of the company next to the reply that is still due', async () => {
  const due = { replyBy: '2026-12-04T18:29:59.999Z', replyState: 'due', writtenAt: '2026-12-01T09:00:00.000Z' } as const
  open(fresh(due))
  const promise = await screen.findByText(/^Reply by 4 Dec/)
  within(promise).getByText('Kite Labs wrote to you on 1 Dec.')
  expect(screen.queryByRole('button', { name: /^Ask for a reply/ })).toBeNull()
})

test('keeps asking after a withdrawal that failed, and closes its error once a retry succeeds', async () => {
  const api = open(fresh())
  const confirm = (await openWithdrawal()).getByRole('button', { name: 'Withdraw' })
  api.refuse(withdrawApplication, 500, { code: 'unknown', message: '' })
  await userEvent.click(confirm)
  await screen.findByText('Failed to update application')
  api.reply(withdrawApplication, { success: true, data: withdrawn })
  api.reply(listOwnApplications, { success: true, data: [withdrawn] })
  await userEvent.click(confirm)
  await screen.findByText('Application withdrawn')
  await waitFor(() => expect(screen.queryByText('Failed to update application')).toBeNull())
})

test('withdraws once on a double click', async () => {
  const api = open(fresh())
  const answer = api.hold(withdrawApplication)
  api.reply(withdrawApplication, { success: true, data: withdrawn })
  const confirm = (await openWithdrawal()).getByRole('button', { name: 'Withdraw' })
  act(() => {
    confirm.click()
    confirm.click()
  })
  answer()
  await screen.findByText('Application withdrawn')
  expect(api.calls(withdrawApplication)).toHaveLength(1)
})

test('offers no third application and no withdrawal of a decided one', async () => {
  open({ ...withdrawn, attempt: 2 })
  await card()
  for (const name of ['Apply again', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('reports a refused withdrawal and changes nothing', async () => {
  const api = open(fresh())
  api.refuse(withdrawApplication, 409, { code: 'already_decided', message: 'Application already decided' })
  await userEvent.click((await openWithdrawal()).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Application already decided')
  within(await card()).getByText('Pending')
})

test.each([
  [{ stage: 'seen' as const }, 'Seen'],
  [{ stage: 'interview' as const }, 'Interview'],
])('shows the stage with the status: %j', async (over, word) => {
  open(fresh(over))
  const shown = within(await card())
  shown.getByText(word)
  shown.getByText('Pending')
  expect(screen.queryByText(/No reply yet/)).toBeNull()
})

test('says for how many days an application without a promise has no reply', async () => {
  const createdAt = new Date(Date.now() - 12.2 * 86_400_000).toISOString()
  open(fresh({ createdAt, replyBy: null, replyState: null }))
  await screen.findByText('No reply yet · 12 days')
})

const inTenSeconds = () => new Date(Date.now() + 10_000).toISOString()

test('asks before accepting an offer, names what is accepted, and holds the answer for an undo', async () => {
  const offer = { note: '', startDate: '2026-12-19', answerBy: '2026-12-01' }
  const accepted = fresh({ status: 'accepted', offer })
  const elsewhere = (id: string, companyName: string, over: Partial<Application>) => {
    const other = anApplication({ id, status: 'accepted', ...over })
    const company = { ...other.internship.company, companyName }
    return { ...other, internship: { ...other.internship, company } }
  }
  const others = [
    elsewhere('a2', 'Anthill Route', { answer: 'confirmed', offer }),
    elsewhere('a3', 'Bluebird', { offer: { ...offer, startDate: null } }),
    elsewhere('a4', 'Declined Co', { answer: 'declined' }),
    elsewhere('a5', 'Pending Co', { status: 'pending' }),
  ]
  const api = open(accepted)
  api.reply(listOwnApplications, { success: true, data: [accepted, ...others] })
  const dialog = await openDialog(/^Accept offer: .* at Kite Labs/, 'Accept this offer?')
  dialog.getByText('We’ll notify Kite Labs that you accepted. You can undo this for 10 seconds.')
  for (const term of ['Kite Labs', 'Frontend Developer Intern', '19 Dec 2026', '3 months', '1 Dec 2026'])
    dialog.getByText(term, { selector: 'dd' })
  const listed = within(dialog.getByRole('list', { name: 'Your other offers' })).getAllByRole('listitem')
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'You already accepted Anthill Route, starting 19 Dec 2026.',
    'You also have an open offer from Bluebird, to answer by 1 Dec 2026.',
  ])
  expect(bodies(api, 'POST')).toEqual([])

  const held = { ...accepted, answer: 'confirmed' as const, answerTellAt: inTenSeconds() }
  api.reply(answerAcceptance, { success: true, data: held })
  api.reply(listOwnApplications, { success: true, data: [held, ...others] })
  await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }))
  await screen.findByText('You accepted the offer. Kite Labs sees this in a few seconds.')
  expect(bodies(api, 'POST')).toEqual([{ answer: 'confirmed', tellIn: 10 }])

  api.reply(undoAnswer, { success: true, data: accepted })
  api.reply(listOwnApplications, { success: true, data: [accepted, ...others] })
  await userEvent.click(screen.getByRole('button', { name: /^Undo: / }))
  await screen.findByText('Answer undone')
  await screen.findByRole('button', { name: /^Accept offer: .* at Kite Labs/ })
})

test('accepts an offer once', async () => {
  const accepted = fresh({ status: 'accepted' })
  const api = open(accepted)
  api.reply(answerAcceptance, { success: true, data: { ...accepted, answer: 'confirmed' } })
  const dialog = await openDialog(/^Accept offer: /, 'Accept this offer?')
  api.reply(listOwnApplications, { success: true, data: [{ ...accepted, answer: 'confirmed' }] })
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Accept offer' }))
  await screen.findByText('You accepted the offer. We’ve notified Kite Labs.')
  expect(bodies(api, 'POST')).toEqual([{ answer: 'confirmed', tellIn: 10 }])
  expect(screen.queryByRole('button', { name: /^Decline: / })).toBeNull()
})

test('confirms a declined offer and sends the reason', async () => {
  const accepted = fresh({ status: 'accepted' })
  const api = open(accepted)
  const declined = { ...accepted, answer: 'declined' as const, answerReason: 'I took another place.' }
  api.reply(answerAcceptance, { success: true, data: declined })
  const dialog = await openDialog(/^Decline: /, 'Decline this offer?')
  dialog.getByText(/We’ll notify Kite Labs .* You can undo this for 10 seconds/)
  expect(bodies(api, 'POST')).toEqual([])
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), ' I took another place. ')
  api.reply(listOwnApplications, { success: true, data: [declined] })
  await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }))
  await screen.findByText('You declined the offer. We’ve notified Kite Labs.')
  await screen.findByText('Your reason: I took another place.')
  expect(bodies(api, 'POST')).toEqual([{ answer: 'declined', tellIn: 10, reason: 'I took another place.' }])
})

test('keeps the reason of declining an offer until the server has it', async () => {
  const accepted = fresh({ status: 'accepted' })
  const api = open(accepted)
  api.refuse(answerAcceptance, 500, { code: 'unknown', message: '' })
  const write = () => openDialog(/^Decline: /, 'Decline this offer?')
  const dialog = await write()
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Too far')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }))
  await screen.findByText('Failed to update application')
  await userEvent.keyboard('{Escape}')
  expect((await write()).getByLabelText<HTMLInputElement>('Reason (optional)').value).toBe('Too far')
})

test('shows note, first day and answer-by day of an offer', async () => {
  open(fresh({ status: 'accepted', offer: { note: 'Welcome!', startDate: '2098-05-02', answerBy: '2098-04-01' } }))
  const shown = within(await card())
  shown.getByText('Welcome!')
  shown.getByText('2 May 2098')
  shown.getByText('1 Apr 2098')
})

test('says that an offer is still open after its answer-by day', async () => {
  open(fresh({ status: 'accepted', offer: { note: '', startDate: null, answerBy: '2020-04-01' } }))
  await screen.findByText('1 Apr 2020. The offer is still open.')
  screen.getByRole('button', { name: /^Accept offer: / })
})

test('asks once a week for a reply that is late', async () => {
  const late = fresh({ replyBy: '2026-03-04T18:29:59.999Z', replyState: 'late' })
  const api = open(late)
  await screen.findByText('No reply yet, promised by 4 Mar')
  const nudged = { ...late, nudgedAt: new Date().toISOString() }
  api.reply(nudgeApplication, { success: true, data: nudged })
  api.reply(listOwnApplications, { success: true, data: [nudged] })
  await userEvent.click(screen.getByRole('button', { name: /^Ask for a reply: / }))
  await screen.findByText('We asked for a reply')
  await screen.findByText(/^You asked for a reply on .* You can ask again on /)
  expect(screen.queryByRole('button', { name: /^Ask for a reply/ })).toBeNull()
})

test('offers to ask again after a week', async () => {
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000).toISOString()
  const api = open(fresh({ replyState: 'late', nudgedAt: eightDaysAgo }))
  api.refuse(nudgeApplication, 409, { code: 'not_late', message: 'The reply is not late.' })
  await userEvent.click(await screen.findByRole('button', { name: /^Ask for a reply: / }))
  await screen.findByText('The reply is not late.')
})

test('asks before withdrawing when a reply is late', async () => {
  open(fresh({ replyState: 'late' }))
  await openDialog(/^Withdraw now: /, 'Withdraw this application?')
})

test('shows the reasons and advice of a rejection, and what follows for each missing skill', async () => {
  const skills = ['Docker', 'SQL']
  const sentence = (skill: string) => `This internship asks for ${skill}, and the company did not find it.`
  const reasons = [
    ...skills.map((skill) => ({ code: 'skill_not_shown', skill, sentence: sentence(skill) })),
    { code: 'retired_code', sentence: 'All places for this internship are filled.' },
  ]
  open(fresh({ status: 'rejected', reasons, advice: 'Put one service into a container.' }))
  const shown = within(await card())
  for (const text of [
    'Application was not successful this time.',
    'All places for this internship are filled.',
    'Advice from Kite Labs',
    'Put one service into a container.',
  ])
    shown.getByText(text)
  for (const skill of skills) {
    shown.getByText(sentence(skill))
    shown.getByText(`What ${skill} would change`)
    await userEvent.click(shown.getByRole('button', { name: `Internships that do not ask for ${skill}` }))
  }
  expect(withoutSkills).toEqual(skills)
})

test('lets a rejected student share the resume and reverts the tick when refused', async () => {
  const api = open(fresh({ status: 'rejected', resumeUntil: '2026-06-01T09:00:00.000Z' }))
  api.refuse(keepSentResume, 500, { code: 'unknown', message: '' })
  const box = await screen.findByRole('checkbox', { name: /Kite Labs may keep my resume/ })
  await userEvent.click(box)
  await screen.findByText('Failed to update application')
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false))
  expect(bodies(api, 'PUT')).toEqual([{ keepResume: true }])
})

test('opens messages and timeline, marks messages as read and sends one once', async () => {
  const lines: TimelineEvent[] = [
    { _id: 'e1', id: 'e1', kind: 'submitted', actor: 'student', createdAt: '2026-03-02T09:00:00.000Z', detail: {} },
    { _id: 'e2', id: 'e2', kind: 'seen', actor: 'company', createdAt: '2026-03-03T09:00:00.000Z', detail: {} },
  ]
  const api = open(fresh({ unreadMessages: 1 }))
  api.reply(getTimeline, { success: true, data: lines })
  api.reply(listMessages, { success: true, data: [aMessage()] })
  api.reply(readMessages, { success: true, data: { updated: 1 } })
  const markRead = api.hold(readMessages)
  await userEvent.click(await screen.findByRole('button', { name: /Messages and timeline.*1 unread/ }))
  await screen.findByText('Can you start in June?')
  await screen.findByText('The company opened your application')
  api.reply(listMessages, { success: true, data: [aMessage({ readAt: '2026-03-04T10:00:00.000Z' })] })
  api.reply(listOwnApplications, { success: true, data: [anApplication({ unreadMessages: 0 })] })
  markRead()
  await waitFor(() => expect(api.calls(readMessages)).not.toEqual([]))
  await waitFor(() => expect(screen.queryByText('New message')).toBeNull())
  // Which messages were unread stays visible for as long as the thread is open.
  within(screen.getByRole('list', { name: 'Messages' })).getByText('New')

  const reply = aMessage({ id: 'm2', sender: 'student', text: 'Yes, I can.' })
  api.reply(sendMessage, { success: true, data: reply })
  api.reply(listMessages, { success: true, data: [aMessage(), reply] })
  await userEvent.type(screen.getByRole('textbox', { name: 'Message to Kite Labs' }), 'Yes, I can.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Yes, I can.')
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('keeps text typed while a message is being sent', async () => {
  const api = open(fresh(), 'a1')
  api.reply(sendMessage, { success: true, data: aMessage({ id: 'm2', sender: 'student', text: 'Yes, I can.' }) })
  const answer = api.hold(sendMessage)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(field, 'Yes, I can.{Control>}{Enter}{/Control}')
  await userEvent.type(field, ' From the first')
  answer()
  await waitFor(() => expect(field.value).toBe('From the first'))
  const thread = screen.getByRole('button', { name: /^Messages and timeline ?: / })
  await userEvent.click(thread)
  await userEvent.click(thread)
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('From the first')
})

test('retries a failed message with the same idempotency key', async () => {
  const api = open(fresh(), 'a1')
  api.refuse(sendMessage, 500, { code: 'unknown', message: '' })
  await userEvent.type(await screen.findByRole('textbox'), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('The message was not sent. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(bodies(api, 'POST')).toHaveLength(2))
  const [first, second] = bodies(api, 'POST')
  expect(second).toEqual(first)
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Hello')
  await userEvent.type(screen.getByRole('textbox'), ' there')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(bodies(api, 'POST')).toHaveLength(3))
  const keys = api.keys(sendMessage)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(2)
})

test('shows the thread of a withdrawn application without a field', async () => {
  open(withdrawn, 'a1')
  await screen.findByText('This application was withdrawn; its messages can be read, not answered.')
  expect(screen.queryByRole('textbox')).toBeNull()
})
