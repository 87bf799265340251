import type { Application } from '@fledge/contract/applications'
import { getTimeline } from '@fledge/contract/applications/application-lifecycle'
import { checkSlots, type Interview, proposeInterview } from '@fledge/contract/interviews'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anInterview } from '../../testing/an-interview.ts'
import { renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { anApplication, kite, signIn } from '../../testing/things.ts'
import { companySearch } from './-dashboard-search.ts'

let shown: ReturnType<typeof renderDashboard>['shown']

const asha = anApplication({ resume: null })

function open(at: Record<string, unknown>, interviews: Interview[] = [], application: Application = asha) {
  const api = stubDashboard({ applications: [application], interviews })
  api.reply(getTimeline, { success: true, data: [] })
  api.reply(checkSlots, { success: true, data: [null] })
  shown = renderDashboard(companySearch(at)).shown
  return api
}
const atAsha = { tab: 'applications', application: 'a1' }

beforeEach(() => signIn(kite))

test('opens a proposal for the selected applicant with I and sends it', async () => {
  const api = open(atAsha)
  api.reply(proposeInterview, { success: true, data: anInterview() })
  await screen.findByRole('article', { name: 'Asha Rao' })
  await userEvent.keyboard('i')
  const form = await screen.findByRole('dialog', { name: 'Propose an interview' })
  await userEvent.type(within(form).getByLabelText('Video link'), 'https://meet.example/kite')
  await userEvent.click(within(form).getByRole('button', { name: 'Send proposal' }))
  await screen.findByText('Interview proposed. Asha can now pick a time')
  expect(api.calls(proposeInterview)[0]?.body).toMatchObject({
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
  expect(shown.address).toMatchObject({ tab: 'interviews', interview: 'v1' })
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
