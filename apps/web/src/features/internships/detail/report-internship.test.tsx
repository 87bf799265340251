import { getReport, type Report, reportInternship } from '@fledge/contract/listings/reports'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { asha, signIn } from '../../../testing/things.ts'
import { ReportInternship } from './report-internship.tsx'

const sent: Report = {
  id: 'r1',
  internshipId: 'i1',
  reason: 'not_real',
  text: 'No such office.',
  createdAt: '2026-03-12T12:00:00.000Z',
  reply: null,
  repliedAt: null,
  outcome: 'unchanged',
}

function open(report: Report | null) {
  signIn(asha)
  const api = stubApi()
  api.reply(getReport, { success: true, data: report })
  renderPage(<ReportInternship internshipId="i1" />)
  return api
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Report this internship' }))
  return within(await screen.findByRole('dialog', { name: 'Report this internship' }))
}

test('sends a report and then shows that it was sent', async () => {
  const api = open(null)
  api.reply(reportInternship, { success: true, data: sent })
  const dialog = await openDialog()
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The internship is not real')
  await userEvent.type(dialog.getByLabelText('What happened (optional)'), 'No such office.')
  api.reply(getReport, { success: true, data: sent })
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))

  await screen.findByText(/^Report sent on .*12.*: the internship is not real$/)
  screen.getByText('The company has not changed the listing since.')
  const body = { reason: 'not_real', text: 'No such office.' }
  expect(api.calls()).toContainEqual({ method: 'POST', url: '/api/internship/i1/report', body })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
})

test('shows the answer and what became of the listing', async () => {
  open({ ...sent, reply: 'We moved to Baner.', repliedAt: '2026-03-14T12:00:00.000Z', outcome: 'changed' })
  await screen.findByText(/^Answered on .*14.*: We moved to Baner\.$/)
  screen.getByText('The company has changed the listing since.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the dialog with its text when sending fails, also after a reload', async () => {
  const api = open(null)
  api.refuse(reportInternship, 429, { code: 'too_many_requests', message: 'You have sent many reports.' })
  const dialog = await openDialog()
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The internship is not real')
  await userEvent.type(dialog.getByLabelText('What happened (optional)'), 'Odd.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await screen.findByText('You have sent many reports.')
  expect((dialog.getByLabelText('What happened (optional)') as HTMLTextAreaElement).value).toBe('Odd.')

  cleanup()
  open(null)
  const again = await openDialog()
  expect(again.getByLabelText<HTMLSelectElement>('Reason').value).toBe('not_real')
  expect(again.getByLabelText<HTMLTextAreaElement>('What happened (optional)').value).toBe('Odd.')
})

test('asks for a reason before it sends anything', async () => {
  const api = open(null)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true')
  expect(api.calls('POST')).toEqual([])
})

test('does not send a text over its limit', async () => {
  const api = open(null)
  const dialog = await openDialog()
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The internship is not real')
  fireEvent.change(dialog.getByLabelText('What happened (optional)'), { target: { value: 'x'.repeat(1001) } })
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  dialog.getByText(/^What happened.* is 1,001 characters long\. The limit is 1,000\.$/)
  expect(api.calls('POST')).toEqual([])
})
