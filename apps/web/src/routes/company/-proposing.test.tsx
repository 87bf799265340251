import { type Application, getApplicationLedger, listCompanyApplications } from '@fledge/contract/applications'
import { getTimeline, markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { listInternships } from '@fledge/contract/internships'
import { checkSlots, type Interview, listInterviews, proposeInterview } from '@fledge/contract/interviews'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { toast } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { anInterview } from '../../testing/an-interview.ts'
import { stubApi } from '../../testing/api-stub.ts'
import { kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { anApplication, anInternship } from '../../testing/things.ts'
import { CompanyDashboardPage } from './-dashboard-page.tsx'
import { type CompanySearch, companySearch } from './-dashboard-search.ts'

let address: CompanySearch

function Page({ at }: { at: Record<string, unknown> }) {
  const [search, setSearch] = useState(companySearch(at))
  address = search
  return <CompanyDashboardPage company={kite} search={search} onSearch={setSearch} />
}

const asha = anApplication({ resume: null })

function open(at: Record<string, unknown>, interviews: Interview[] = [], application: Application = asha) {
  const api = stubApi()
  api.reply(listInternships, { success: true, data: [anInternship()], total: 1, totalOpen: 9, nextCursor: null })
  api.reply(listCompanyApplications, { success: true, data: [application] })
  const none = { matchPercentage: null, band: null, reason: 'no_resume' as const, lines: [], parts: [], conditions: [] }
  api.reply(getApplicationLedger, { success: true, data: none })
  api.reply(getTimeline, { success: true, data: [] })
  api.reply(markApplicationSeen, { success: true, data: asha })
  api.reply(listInterviews, { success: true, data: interviews })
  api.reply(checkSlots, { success: true, data: [null] })
  renderPage(<Page at={at} />)
  return api
}
const atAsha = { tab: 'applications', application: 'a1' }

beforeEach(() => {
  toast.dismiss()
  localStorage.removeItem('applicants.keys')
  signIn(kite)
})

test('opens a proposal for the selected applicant with I and sends it', async () => {
  const api = open(atAsha)
  api.reply(proposeInterview, { success: true, data: anInterview() })
  await screen.findByRole('article', { name: 'Asha Rao' })
  await userEvent.keyboard('i')
  const form = await screen.findByRole('dialog', { name: 'Propose an interview' })
  await userEvent.type(within(form).getByLabelText('Video link'), 'https://meet.example/kite')
  await userEvent.click(within(form).getByRole('button', { name: 'Send proposal' }))
  await screen.findByText('Interview proposed. Asha can now pick a time')
  expect(api.calls().find(({ url }) => url === '/api/interviews')?.method).toBe('GET')
  expect(api.calls().find(({ url, method }) => url === '/api/interviews' && method === 'POST')?.body).toMatchObject({
    applicationId: 'a1',
    mode: 'video',
    slots: [{ startsAt: expect.any(String) }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('opens the existing interview of an applicant', async () => {
  open(atAsha, [anInterview()])
  await screen.findByRole('tab', { name: /^Interviews/ })
  await userEvent.click(await screen.findByRole('button', { name: 'Interview' }))
  expect(address).toMatchObject({ tab: 'interviews', interview: 'v1' })
  await waitFor(() => expect(document.activeElement?.id).toBe('interview-v1'))
})

test.each([{ status: 'rejected' as const }, { withdrawnAt: '2026-03-05T09:00:00.000Z' }])(
  'offers no proposal with %j',
  async (over) => {
    open(atAsha, [], { ...asha, ...over })
    await screen.findByRole('article', { name: 'Asha Rao' })
    expect(screen.queryByRole('button', { name: 'Interview' })).toBeNull()
    await userEvent.keyboard('i')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('counts interviews to answer on the tab and opens one from a notification', async () => {
  const asked = anInterview({ status: 'others_asked', reason: 'I have an exam', changedBy: 'student' })
  open({ interview: 'v1' }, [asked, anInterview({ id: 'v2' })])
  await screen.findByText('Asha: “I have an exam”')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Interviews1')
})
