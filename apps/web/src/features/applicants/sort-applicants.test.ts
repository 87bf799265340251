import type { Application } from '@fledge/contract/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../../testing/things.ts'
import { compareApplicants } from './sort-applicants.ts'

const one = (id: string, day: number, score: number, over: Partial<Application> = {}) =>
  anApplication({
    id,
    appliedAt: `2026-03-0${day}T09:00:00.000Z`,
    fit: { matchPercentage: score, band: 'good', reason: null },
    replyState: 'answered',
    ...over,
  })
const applications = [
  one('withdrawn', 9, 99, { withdrawnAt: '2026-03-09T10:00:00.000Z' }),
  one('early', 1, 60),
  one('late', 3, 60),
  one('due', 2, 50, { replyState: 'due', replyBy: '2026-03-16T18:29:59.999Z' }),
]

test.each([
  ['score', ['early', 'late', 'due', 'withdrawn']],
  ['date', ['late', 'due', 'early', 'withdrawn']],
  ['reply', ['due', 'early', 'late', 'withdrawn']],
] as const)('sorts by %s, withdrawn applications last', (sort, ids) => {
  expect(applications.toSorted(compareApplicants(sort)).map(({ id }) => id)).toEqual(ids)
})
