import { listReports, type ReceivedReport, replyToReport } from '@fledge/contract/listings/reports'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { kite, signIn } from '../../testing/things.ts'
import { ReceivedReports } from './received-reports.tsx'

const report: ReceivedReport = {
  id: 'r1',
  internshipId: 'i1',
  title: 'Data Intern',
  reason: 'asks_for_money',
  text: 'They want ₹500.',
  createdAt: '2026-03-12T12:00:00.000Z',
  reply: null,
  repliedAt: null,
  outcome: 'unchanged',
}

test('the company answers a report', async () => {
  signIn(kite)
  const api = stubApi()
  api.reply(listReports, { success: true, data: [report] })
  renderPage(<ReceivedReports />)
  await screen.findByText('Data Intern: it asks for money')
  screen.getByText('They want ₹500.')
  const answered = { ...report, reply: 'A mistake.', repliedAt: '2026-03-14T12:00:00.000Z' }
  api.reply(replyToReport, { success: true, data: answered })
  api.reply(listReports, { success: true, data: [answered] })
  await userEvent.type(screen.getByLabelText('Your answer about Data Intern'), 'A mistake.')
  expect(sessionStorage).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))

  await screen.findByText(/^You answered on .*14.*: A mistake\.$/)
  const body = { text: 'A mistake.' }
  expect(api.calls()).toContainEqual({ method: 'PUT', url: '/api/internship/reports/r1/reply', body })
  expect(sessionStorage).toHaveLength(0)
})

test('keeps an answer through a reload and a failure, for this account only', async () => {
  const api = stubApi()
  api.reply(listReports, { success: true, data: [report] })
  const openAs = async (companyUser: typeof kite) => {
    cleanup()
    signIn(companyUser)
    renderPage(<ReceivedReports />)
    return screen.findByLabelText<HTMLTextAreaElement>('Your answer about Data Intern')
  }
  await userEvent.type(await openAs(kite), 'A mistake.')
  api.refuse(replyToReport, 500, { code: 'unknown', message: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Your answer could not be sent. Please try again.')

  expect((await openAs(kite)).value).toBe('A mistake.')
  expect((await openAs({ ...kite, id: 'another' })).value).toBe('')
})

test('shows nothing without reports', async () => {
  signIn(kite)
  const api = stubApi()
  api.reply(listReports, { success: true, data: [] })
  renderPage(<ReceivedReports />)
  await waitFor(() => expect(api.calls()).toHaveLength(1))
  expect(screen.queryByText('Reports by students')).toBeNull()
})
