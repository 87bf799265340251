import { addNote, deleteNote, listNotes } from '@fledge/contract/applications/applicant-notes'
import { listInterviews } from '@fledge/contract/interviews'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anInterview, aScheduledInterview, inHours } from '../../testing/an-interview.ts'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, kite, signIn } from '../../testing/things.ts'

const note = {
  _id: 'n1',
  id: 'n1',
  applicationId: 'a1',
  text: 'Good SQL',
  outcome: null,
  createdAt: '2026-03-02T09:00:00.000Z',
}

const application = anApplication({ id: 'a1', resume: null, stage: 'interview' })

test('shows notes where one decides, adds one with the outcome of the interview, and deletes one', async () => {
  signIn(kite)
  const begun = aScheduledInterview({ startsAt: inHours(-2), endsAt: inHours(-1) })
  const api = stubDashboard({ applications: [application], interviews: [begun] })
  api.reply(listNotes, { success: true, data: [note] })
  api.reply(addNote, { success: true, data: { ...note, id: 'n2', text: 'Did not come', outcome: 'no_show' } })
  api.reply(deleteNote, { success: true, data: { id: 'n1' } })
  renderDashboard({ tab: 'applications', application: 'a1' })

  await screen.findByText('Good SQL')
  await userEvent.click(screen.getByText('Add a private note or interview outcome'))
  await userEvent.selectOptions(screen.getByLabelText('Interview outcome'), 'no_show')
  await userEvent.type(screen.getByLabelText('Note'), 'Did not come')
  await userEvent.click(screen.getByText('Save note'))
  await screen.findByText('Did not come', { selector: 'p' })
  expect(api.calls(addNote)[0]?.body).toEqual({ text: 'Did not come', outcome: 'no_show' })
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('')

  await userEvent.click(screen.getAllByRole('button', { name: /^Delete the note of/ })[1]!)
  await waitFor(() => expect(api.calls(deleteNote)[0]?.url).toMatch(/n1$/))
})

test('forgets a note that is saved after the next applicant opened, and keeps what was typed meanwhile', async () => {
  signIn(kite)
  const api = stubDashboard({ applications: [application] })
  api.reply(addNote, { success: true, data: note })
  const release = api.hold(addNote)
  const { unmount } = renderDashboard({ tab: 'applications', application: 'a1' })
  await userEvent.click(await screen.findByText('Add a private note'))
  await userEvent.type(screen.getByLabelText('Note'), 'Good SQL')
  await userEvent.click(screen.getByText('Save note'))
  await userEvent.type(screen.getByLabelText('Note'), ' Ask her')
  unmount()
  release()
  await waitFor(() => expect(sessionStorage.getItem('note-draft:a1')).toContain('"Ask her"'))
})

test('offers no outcome before an interview has begun', async () => {
  signIn(kite)
  stubDashboard({ applications: [application], interviews: [aScheduledInterview(), anInterview({ id: 'v2' })] })
  renderDashboard({ tab: 'applications', application: 'a1' })
  await userEvent.click(await screen.findByText('Add a private note'))
  expect(screen.queryByLabelText('Interview outcome')).toBeNull()
})

test('shows and sets the outcome on the card of an interview that has begun', async () => {
  signIn(kite)
  const begun = aScheduledInterview({ startsAt: inHours(-2), endsAt: inHours(-1), outcome: null })
  const ahead = aScheduledInterview({ id: 'v2', applicationId: 'a2', startsAt: inHours(2) })
  const api = stubDashboard({ applications: [application], interviews: [begun, ahead] })
  renderDashboard({ tab: 'interviews' })
  await userEvent.click((await screen.findAllByText('Past'))[0]!)
  expect(screen.getAllByText('How did it go?')).toHaveLength(1)
  await userEvent.click(screen.getByText('How did it go?'))
  await userEvent.click(await screen.findByText('Add a private note or interview outcome'))
  await userEvent.selectOptions(screen.getByLabelText('Interview outcome'), 'good')
  api.reply(addNote, { success: true, data: { ...note, text: '', outcome: 'good' } })
  api.reply(listInterviews, { success: true, data: [{ ...begun, outcome: 'good' }, ahead] })
  await userEvent.click(screen.getByText('Save note'))
  expect(await screen.findAllByText('Interview went well', { selector: 'span' })).not.toHaveLength(0)
  await screen.findByText('Private notes')
})
