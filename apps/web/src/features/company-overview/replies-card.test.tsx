import type { Application } from '@fledge/contract/applications'
import { getReplies, type Replies } from '@fledge/contract/applications/replies'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anApplication } from '../../testing/things.ts'
import { RepliesCard } from './replies-card.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const waiting = (id: string, over: Partial<Replies['waiting'][number]> = {}): Replies['waiting'][number] => ({
  applicationId: id,
  internshipId: 'i1',
  name: `Asha ${id}`,
  internshipTitle: 'Data Intern',
  replyBy: inDays(3),
  replyAbout: 'application',
  replyState: 'due',
  nudgedAt: null,
  writtenAt: null,
  ...over,
})

const noReplies: Replies = { record: null, due: 0, onTime: 0, waiting: [] }

function open(data: Replies, applications: Application[] = []) {
  const opened: object[] = []
  const api = stubApi()
  api.reply(getReplies, { success: true, data })
  renderPage(<RepliesCard applications={applications} onOpen={(application) => opened.push(application)} />)
  return opened
}

test('shows what is due, the public record and what can still be on time', async () => {
  const opened = open({
    record: { due: 20, onTime: 18, days: 90 },
    due: 20,
    onTime: 18,
    waiting: [
      waiting('1', { replyBy: inDays(-2), replyState: 'late', nudgedAt: inDays(-1), writtenAt: inDays(-1) }),
      waiting('2', { replyAbout: 'question' }),
    ],
  })
  await screen.findByText('Replies on time: 18 of 20 in the last 90 days')
  screen.getByText('Students see this with your internships. 1 more reply can still be on time.')
  const late = within(screen.getByRole('region', { name: 'Late' }))
  late.getByText('Asked for a reply')
  late.getByText(/^Data Intern · No reply yet, promised by .* · you wrote on \d+ \w+$/)
  const week = within(screen.getByRole('region', { name: 'Due within 7 days' }))
  await userEvent.click(week.getByRole('button', { name: /^Asha 2.*\(a question\)$/ }))
  expect(opened).toEqual([{ id: '2', internshipId: 'i1' }])
  expect(screen.queryByRole('region', { name: 'Due today' }), 'a group without replies').toBeNull()
})

test('tells a new company when its record becomes public', async () => {
  open({ record: null, due: 5, onTime: 4, waiting: [] })
  await screen.findByText('No reply record yet')
  screen.getByText('Your record appears once 10 replies have been due within 90 days. So far 4 of 5 came on time.')
})

test('shows five of many replies at first', async () => {
  const many = Array.from({ length: 7 }, (_, place) => waiting(String(place)))
  open({ record: null, due: 0, onTime: 0, waiting: many })
  const week = within(await screen.findByRole('region', { name: 'Due within 7 days' }))
  screen.getByText(/None was due so far\. 7 replies can still be on time\.$/)
  expect(week.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(week.getByRole('button', { name: 'Show all 7' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
})

const rejected = (...codes: string[]): Application =>
  anApplication({ status: 'rejected', reasons: codes.map((code) => ({ code, sentence: '' })) })

test('counts the reasons that the company gave', async () => {
  open(noReplies, [rejected('skill_not_shown'), rejected('skill_not_shown', 'other'), rejected(), anApplication()])
  const given = within(await screen.findByRole('region', { name: 'Reasons you gave' }))
  given.getByText('All rejections so far, 1 of them without a reason')
  expect(given.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Did not show a required skill 2',
    'Something else 1',
  ])
})

test('says nothing of reasons before the first one', async () => {
  open(noReplies, [rejected()])
  await screen.findByText('No reply record yet')
  expect(screen.queryByRole('region', { name: 'Reasons you gave' })).toBeNull()
})
