import { addNote, deleteNote, listNotes } from '@fledge/contract/applications/applicant-notes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { kite, signIn } from '../../testing/people.ts'
import { anApplication } from '../../testing/things.ts'

const note = {
  _id: 'n1',
  id: 'n1',
  applicationId: 'a1',
  text: 'Good SQL',
  outcome: null,
  createdAt: '2026-03-02T09:00:00.000Z',
}

test('shows notes where one decides, adds one with the outcome of the interview, and deletes one', async () => {
  signIn(kite)
  const api = stubDashboard({ applications: [anApplication({ id: 'a1', resume: null, stage: 'interview' })] })
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
  const sent = api.calls().find(({ method, url }) => method === 'POST' && url.endsWith('/notes'))
  expect(sent?.body).toEqual({ text: 'Did not come', outcome: 'no_show' })
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('')

  await userEvent.click(screen.getAllByRole('button', { name: /^Delete the note of/ })[1]!)
  await waitFor(() =>
    expect(api.calls().some(({ method, url }) => method === 'DELETE' && url.endsWith('/n1'))).toBe(true),
  )
})
