import { getReplies, type Replies } from '@fledge/contract/applications/replies'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stubApi } from '../../testing/api-stub.ts'
import { renderPage } from '../../testing/render-page.tsx'
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
  ...over,
})

function open(data: Replies) {
  const opened: object[] = []
  stubApi().reply(getReplies, { success: true, data })
  renderPage(<RepliesCard onOpen={(application) => opened.push(application)} />)
  return opened
}

test('shows what is due, the public record and what can still be on time', async () => {
  const opened = open({
    record: { due: 20, onTime: 18, days: 90 },
    due: 20,
    onTime: 18,
    waiting: [
      waiting('1', { replyBy: inDays(-2), replyState: 'late', nudgedAt: inDays(-1) }),
      waiting('2', { replyAbout: 'question' }),
    ],
  })
  await screen.findByText('Replies on time: 18 of 20 in the last 90 days')
  screen.getByText('Students see this with your internships. 1 more reply can still be on time.')
  const late = within(screen.getByRole('region', { name: 'Late' }))
  late.getByText('Asked again')
  late.getByText(/^Data Intern · No reply yet, promised by /)
  const week = within(screen.getByRole('region', { name: 'Due this week' }))
  await userEvent.click(week.getByRole('button', { name: /^Asha 2.*\(a question\)$/ }))
  expect(opened).toEqual([{ id: '2', internshipId: 'i1' }])
})

test('tells a new company when its record becomes public', async () => {
  open({ record: null, due: 5, onTime: 4, waiting: [] })
  await screen.findByText('New here')
  screen.getByText('Students see your record from 10 replies due in 90 days. So far 4 of 5 came on time.')
})

test('shows five of many replies at first', async () => {
  const many = Array.from({ length: 7 }, (_, place) => waiting(String(place)))
  open({ record: null, due: 0, onTime: 0, waiting: many })
  const week = within(await screen.findByRole('region', { name: 'Due this week' }))
  expect(week.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(week.getByRole('button', { name: 'Show all 7' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
})
