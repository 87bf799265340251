import type { Application } from '@fledge/contract/applications'
import { actOnApplications, listBulkActions, undoBulkAction } from '@fledge/contract/applications/bulk-actions'
import type { Internship } from '@fledge/contract/internships'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  anApplicant,
  applicants,
  renderDashboard,
  stubBulkAction,
  stubDashboard,
} from '../../testing/company-dashboard.tsx'
import type { stubApi } from '../../testing/render-page.tsx'
import { anInternship, kite, signIn } from '../../testing/things.ts'

const inTenMinutes = new Date(Date.now() + 600_000).toISOString()

function open(list: Application[], { filledCount = 0, others = [] as Internship[] } = {}) {
  const listing = anInternship({ openings: 1, filledCount })
  const api = stubDashboard({ applications: list, internships: [listing, ...others] })
  renderDashboard({ tab: 'applications' })
  return api
}

const skipped = { reason: 'withdrawn', count: 1, text: '1 left out: withdrawn by the student.' } as const
const previewOf = (api: ReturnType<typeof stubApi>, list: readonly Application[], studentReads: string[] = []) =>
  stubBulkAction(api, list, studentReads, skipped)
const acted = (api: ReturnType<typeof stubApi>) => api.calls(actOnApplications).map(({ body }) => body)
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name} Rao, Frontend Developer Intern` })

beforeEach(() => signIn(kite))

test('rejects a range with a reason after a preview, and undoes it with U', async () => {
  const list = applicants(4)
  const api = open(list)
  await userEvent.click(await box('Asha1'))
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(await box('Asha3'))
  await user.keyboard('{/Shift}')
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
  bar.getByText('3 selected')
  await userEvent.click(bar.getByRole('button', { name: /^Reject/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject 3 applicants' })
  await userEvent.keyboard('1')
  previewOf(api, list.slice(0, 3), ['All places for this internship are filled.'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }))
  await screen.findByText('All places for this internship are filled.')
  for (const text of ['Asha1 Rao', 'Asha2 Rao', 'Asha3 Rao'])
    within(screen.getByRole('region', { name: 'Who' })).getByText(text)
  screen.getByText('1 left out: withdrawn by the student.')
  screen.getByText('You can undo this for 10 minutes before the students see it.')
  expect(acted(api)).toEqual([])

  const batch = { batchId: 'b1', act: 'reject' as const, count: 3, createdAt: inTenMinutes, tellAt: inTenMinutes }
  api.reply(listBulkActions, { success: true, data: [batch] })
  await userEvent.click(screen.getByRole('button', { name: 'Reject 3 applicants' }))
  await screen.findByText('3 applicants rejected')
  expect(acted(api)).toEqual([
    { act: 'reject', ids: ['a1', 'a2', 'a3'], reasons: [{ code: 'places_filled' }], tellIn: 600 },
  ])
  expect(api.keys(actOnApplications)[0]).toMatch(/^[0-9a-f]{32}$/)
  await screen.findByRole('button', { name: 'Undo: 3 applicants rejected' })
  expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
  await waitFor(() => expect(document.activeElement, 'the focus of the removed bar').not.toBe(document.body))

  api.reply(undoBulkAction, { success: true, data: { batchId: 'b1', count: 3 } })
  api.reply(listBulkActions, { success: true, data: [] })
  await userEvent.keyboard('u')
  await screen.findByText('Undone')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: 3 applicants rejected' })).toBeNull())
  expect(api.calls(undoBulkAction)).toHaveLength(1)
})

test('says that the internships of the selected applicants share no skill', async () => {
  const welding = anInternship({ id: 'i2', requirements: ['Welding'] })
  open([anApplicant('a1', 'Asha1'), anApplicant('a2', 'Asha2', { internshipId: 'i2' })], { others: [welding] })
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reject the selected applicants' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Did not show a required skill' }))
  screen.getByText('The internships have no required skill in common. Choose another reason.')
})

test('selects all that are counted, without withdrawn applications', async () => {
  open([...applicants(2), anApplicant('a3', 'Asha3', { withdrawnAt: inTenMinutes })])
  await screen.findByText('2 applications in all, 1 withdrawn')
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  within(screen.getByRole('region', { name: 'Selected applicants' })).getByText('2 selected')
})

test('asks to type the count of 30 or more', async () => {
  const list = applicants(31)
  const api = open(list)
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 31' }))
  previewOf(api, list)
  await userEvent.click(screen.getByRole('button', { name: /^Shortlist the selected/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shortlist 31 applicants' }))
  const act = dialog.getByRole('button', { name: 'Shortlist 31 applicants' })
  expect(act).toHaveProperty('disabled', true)
  const field = dialog.getByLabelText('Type 31 to confirm')
  await userEvent.type(field, '30')
  expect(act).toHaveProperty('disabled', true)
  await userEvent.clear(field)
  await userEvent.type(field, '31{Enter}')
  await userEvent.click(act)
  await screen.findByText('31 applicants shortlisted')
  expect(acted(api)).toHaveLength(1)
  expect(acted(api)[0]).toMatchObject({ act: 'shortlist', count: 31 })
})

test('shows the latest two shortlists of many above the list until a day after, and undoes one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 12, 14, 22) })
  const api = open(applicants(4))
  const shortlistOf = (count: number, hoursAgo: number) => ({
    batchId: `b${count}`,
    act: 'shortlist' as const,
    count,
    createdAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    tellAt: null,
  })
  const [latest, older, oldest] = [shortlistOf(2, 1), shortlistOf(3, 22), shortlistOf(4, 23)]
  api.reply(listBulkActions, { success: true, data: [latest, older, oldest] })
  await screen.findByText(/^You can undo this until .*13.*, 1:22\spm\.$/)
  const undoButtons = () => screen.queryAllByRole('button', { name: /^Undo: / }).map((one) => one.ariaLabel)
  expect(undoButtons()).toEqual(['Undo: 2 applicants shortlisted', 'Undo: 3 applicants shortlisted'])
  await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000))
  expect(undoButtons()).toEqual(['Undo: 2 applicants shortlisted'])

  api.reply(undoBulkAction, { success: true, data: { batchId: 'b2', count: 2 } })
  api.reply(listBulkActions, { success: true, data: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Undo: 2 applicants shortlisted' }))
  await screen.findByText('Undone')
  await waitFor(() => expect(undoButtons()).toEqual([]))
  expect(api.calls(undoBulkAction)).toHaveLength(1)
})

test('says why an act was refused and changes nothing', async () => {
  const list = applicants(2)
  const api = open(list)
  await userEvent.click(await box('Asha2'))
  await userEvent.click(screen.getByRole('button', { name: /^Message the selected/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1 applicant' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  dialog.getByText('Please write something first.')
  await userEvent.type(dialog.getByLabelText('Message'), 'Thank you for your patience.')
  previewOf(api, list.slice(1), ['Thank you for your patience.'])
  api.refuse(actOnApplications, 409, { code: 'count_changed', message: 'There are 2 applications by now.' })
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  await screen.findByText('Asha2 Rao', { selector: 'section *' })
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 applicant' }))
  await screen.findByText('There are 2 applications by now.')
  screen.getByRole('dialog')
})

test('asks before a message to many is discarded, and keeps it through a reload', async () => {
  open(applicants(2))
  const write = async () => {
    await userEvent.click(await box('Asha2'))
    await userEvent.click(screen.getByRole('button', { name: /^Message the selected/ }))
    return within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>('Message')
  }
  await userEvent.type(await write(), 'Thank you.')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Discard your changes?' })
  cleanup()
  open(applicants(2))
  expect((await write()).value).toBe('Thank you.')
})

test('offers to tell the others once all places are filled', async () => {
  const list = [
    anApplicant('a1', 'Asha1', { status: 'accepted', answer: 'confirmed' }),
    anApplicant('a2', 'Asha2'),
    anApplicant('a3', 'Asha3'),
  ]
  const api = open(list, { filledCount: 1 })
  await screen.findByText('1 student accepted your offer. 2 applicants still wait for an answer.')
  await userEvent.click(
    screen.getByRole('button', { name: 'Tell them that places are filled: Frontend Developer Intern' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants' }))
  expect(dialog.getByRole('checkbox', { name: 'All places are filled' })).toHaveProperty('checked', true)
  previewOf(api, list.slice(1))
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reject 2 applicants' }))
  await screen.findByText('2 applicants rejected')
  expect(acted(api)).toMatchObject([
    { filter: { internshipId: 'i1', status: 'pending' }, reasons: [{ code: 'places_filled' }] },
  ])
})

test('selects the applicant in view with X', async () => {
  open(applicants(2))
  await box('Asha1')
  await userEvent.keyboard('jx')
  expect(await box('Asha1')).toHaveProperty('checked', true)
  screen.getByText('1 selected')
})
