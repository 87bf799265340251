import type { Application } from '@fledge/contract/applications'
import { actOnApplications, previewBulkAction } from '@fledge/contract/applications/bulk-actions'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { type Interview, listInterviews } from '@fledge/contract/interviews'
import { defaultSettings, getSettings } from '@fledge/contract/settings'
import type { UndoSeconds } from '@fledge/core/applications/undo-window'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aScheduledInterview, inHours } from '../../testing/an-interview.ts'
import { applicants, renderDashboard, stubBulkAction, stubDashboard } from '../../testing/company-dashboard.tsx'
import { kite, signIn } from '../../testing/things.ts'

type Given = { undoSeconds?: UndoSeconds; interviews?: Interview[] }

function open(list: Application[], { undoSeconds = 600, interviews = [] }: Given = {}) {
  const api = stubDashboard({ applications: list, interviews })
  api.reply(getSettings, { success: true, data: { ...defaultSettings, undoSeconds } })
  const text = '1 left out: an interview is proposed or agreed already.'
  stubBulkAction(api, list, ['Bring a project.'], { reason: 'in_interview', count: 1, text })
  renderDashboard({ tab: 'applications' })
  return api
}

/** Selects all applicants and opens the form. */
async function propose(count: number) {
  if (count === 1)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Asha1 Rao, Frontend Developer Intern' }))
  else await userEvent.click(await screen.findByRole('button', { name: `Select all ${count}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Interview the selected applicants' }))
  const name = `Propose interviews to ${count} applicant${count === 1 ? '' : 's'}`
  return within(await screen.findByRole('dialog', { name }))
}

/** Local time of a date-time field at the full hour a number of hours from now. */
const localAt = (hours: number) => {
  const moment = new Date(inHours(hours))
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const setTime = (dialog: ReturnType<typeof within>, place: number, hours: number) =>
  fireEvent.change(dialog.getByLabelText(`Time ${place}`), { target: { value: localAt(hours) } })
const bodies = (api: ReturnType<typeof open>, of: Endpoint) => api.calls(of).map(({ body }) => body)
const linkField = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('Video link')
const setLink = (dialog: ReturnType<typeof within>, value = 'https://meet.example/kite') =>
  fireEvent.change(linkField(dialog), { target: { value } })

beforeEach(() => signIn(kite))

test('proposes the same times to three applicants after a preview', async () => {
  const api = open(applicants(3))
  const form = await propose(3)
  setTime(form, 1, 72)
  await userEvent.click(form.getByRole('button', { name: 'Add a time' }))
  form.getByText('You offer 2 times to 3 applicants. 1 will find no time free and can ask you for others.')
  setTime(form, 2, 48)
  setLink(form, 'meet.example')
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))
  form.getByText('Enter a video link that starts with https://')
  setLink(form)
  await userEvent.type(form.getByLabelText('Note (optional)'), 'Bring a project.')
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))

  const reads = within(await screen.findByRole('region', { name: 'What each student reads' }))
  const times = within(await reads.findByRole('list', { name: 'Times to pick from' })).getAllByRole('listitem')
  expect(times.map((item) => item.querySelector('time')?.dateTime)).toEqual([inHours(48), inHours(72)])
  for (const { textContent } of times) expect(textContent).toMatch(/Time|UTC/)
  reads.getByText('Video call: https://meet.example/kite')
  reads.getByText('Bring a project.')
  for (const name of ['Asha1 Rao', 'Asha2 Rao', 'Asha3 Rao'])
    within(screen.getByRole('region', { name: 'Who' })).getByText(name)
  screen.getByText('1 left out: an interview is proposed or agreed already.')
  screen.getByText('You can undo this for 10 minutes before the students see it.')
  expect(bodies(api, actOnApplications)).toEqual([])
  expect(bodies(api, previewBulkAction)).toMatchObject([{ act: 'interview', tellIn: 600 }])

  const interviewsBefore = api.calls(listInterviews).length
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose interviews to 3 applicants' }))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Interviews proposed to 3 applicants')
  screen.getByText('The students see this in 10 minutes.')
  screen.getByRole('button', { name: 'Undo' })
  expect(bodies(api, actOnApplications)).toEqual([
    {
      act: 'interview',
      ids: ['a1', 'a2', 'a3'],
      interview: {
        mode: 'video',
        place: 'https://meet.example/kite',
        note: 'Bring a project.',
        timeZone: expect.any(String),
        slots: [72, 48].map((hours) => ({
          startsAt: inHours(hours),
          endsAt: new Date(Date.parse(inHours(hours)) + 45 * 60_000).toISOString(),
        })),
      },
      tellIn: 600,
    },
  ])
  await waitFor(() => {
    expect(api.calls(listInterviews).length).toBeGreaterThan(interviewsBefore)
  })
  expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
})

test('offers no undo for proposals that are sent at once', async () => {
  open(applicants(1), { undoSeconds: 0 })
  const form = await propose(1)
  expect(form.queryByText(/will find no time free/)).toBeNull()
  setLink(form)
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))
  await screen.findByText('The students see this immediately. You cannot undo it.')
  await userEvent.click(await screen.findByRole('button', { name: 'Propose interviews to 1 applicant' }))
  await screen.findByText('The students can see this now.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('rejects a time before the proposals are sent and shows an agreed interview at that time', async () => {
  const agreed = aScheduledInterview({ startsAt: inHours(48), endsAt: inHours(49) })
  const api = open(applicants(2), { undoSeconds: 86_400, interviews: [agreed] })
  const form = await propose(2)
  setTime(form, 1, 48)
  await form.findByText('You have an interview at that time: Asha Rao, Frontend Developer Intern')
  setTime(form, 1, 20)
  expect(form.queryByText(/You have an interview/)).toBeNull()
  setLink(form)
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))
  await form.findByText('Students see the proposal only after this time. Choose a later one')
  expect(bodies(api, previewBulkAction)).toEqual([])
})

test('keeps the form when the company goes back from the preview, until it is sent', async () => {
  open(applicants(2))
  const form = await propose(2)
  setLink(form)
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  const again = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(linkField(again)).toHaveProperty('value', 'https://meet.example/kite'))
  await userEvent.click(again.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Propose interviews to 2 applicants' }))
  await screen.findByText('Interviews proposed to 2 applicants')
  expect(linkField(await propose(2))).toHaveProperty('value', '')
})

test('asks to type the number of 30 or more proposals', async () => {
  const api = open(applicants(30))
  const form = await propose(30)
  setLink(form)
  await userEvent.click(form.getByRole('button', { name: 'Preview' }))
  const field = await screen.findByLabelText('Type 30 to confirm')
  const send = screen.getByRole('button', { name: 'Propose interviews to 30 applicants' })
  expect(send).toHaveProperty('disabled', true)
  await userEvent.type(field, '30{Enter}')
  await screen.findByText('Interviews proposed to 30 applicants')
  expect(bodies(api, actOnApplications)).toMatchObject([{ act: 'interview', count: 30 }])
})

test('explains that interviews can be proposed to at most 100 applicants at once', async () => {
  const api = open(applicants(101))
  const dialog = await propose(101)
  dialog.getByText(/at most 100 applicants at once, and 101 applicants are selected\. Narrow the list/)
  expect(dialog.queryByRole('button', { name: 'Preview' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }))
  screen.getByText('101 selected')
  expect(bodies(api, previewBulkAction)).toEqual([])
})
