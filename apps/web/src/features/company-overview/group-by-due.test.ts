import { expect, test } from 'vitest'
import { groupByDue } from './replies-card.tsx'

const now = new Date('2026-03-02T19:00:00.000Z') // 3 March in India
const one = (id: string, replyBy: string, replyState = 'due') => ({ id, replyBy, replyState })
const waiting = [
  one('late', '2026-03-01T18:29:59.999Z', 'late'),
  one('today', '2026-03-03T18:29:59.999Z'),
  one('tomorrow', '2026-03-04T18:29:59.999Z'),
  one('in a week', '2026-03-09T18:29:59.999Z'),
  one('later', '2026-03-10T18:29:59.999Z'),
]

test('groups replies by the day in India on which they are due', () => {
  const groups = groupByDue(waiting, now).map(({ name, waiting }) => [name, waiting.map(({ id }) => id)])
  expect(groups).toEqual([
    ['Due today', ['today']],
    ['Due within 7 days', ['tomorrow', 'in a week']],
    ['Late', ['late']],
  ])
})
