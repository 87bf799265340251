import { expect, test } from 'vitest'
import { createTextProfile } from '../matching/testing/profile-of-text.ts'
import { resumes } from '../matching/testing/sample-resumes.ts'
import { countReach, findReached, prepareReach, type ReachListing } from './listing-reach.ts'

function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const prepare = (requirements: string[]) =>
  finish(prepareReach({ id: '', title: 'Frontend developer intern', description: '', requirements }))
const asha = createTextProfile(resumes.frontend)

test('says that a resume fits', () => {
  expect(finish(findReached(asha, prepare(['React', 'TypeScript', 'Git'])))).toEqual({ fits: true, shutOutBy: [] })
})

test('names the requirement without which a resume would fit', () => {
  const listing = prepare(['React', 'Kubernetes'])
  expect(listing.without.map(({ requirement }) => requirement)).toEqual(['React', 'Kubernetes'])
  expect(finish(findReached(asha, listing))).toEqual({ fits: false, shutOutBy: [1] })
})

test('names no requirement where several together shut out', () => {
  const listing = prepare(['Kubernetes', 'Tally', 'Welding', 'Photoshop'])
  expect(finish(findReached(asha, listing))).toEqual({ fits: false, shutOutBy: [] })
})

test('does not leave out the only requirement', () => {
  expect(prepare(['Kubernetes']).without).toEqual([])
})

test('does not count a resume without text as fitting', () => {
  expect(finish(findReached(createTextProfile(''), prepare(['React', 'Git'])))).toEqual({ fits: false, shutOutBy: [] })
})

const listing = { without: [{ requirement: 'React' }, { requirement: 'Kubernetes' }, { requirement: 'Git' }] }
const reached = (fits: number, ...shutOut: number[]) => [
  ...Array.from({ length: fits }, () => ({ fits: true, shutOutBy: [] })),
  ...shutOut.flatMap((count, place) => Array.from({ length: count }, () => ({ fits: false, shutOutBy: [place] }))),
]
const count = (...counts: [number, ...number[]]) => countReach(listing as unknown as ReachListing, reached(...counts))

test('counts in fives, the requirement that shuts out most first', () => {
  expect(count(84, 3, 28, 1)).toEqual({
    students: 115,
    fit: 85,
    shutsOut: [{ requirement: 'Kubernetes', students: 25 }],
  })
  expect(count(10, 6, 11).shutsOut).toEqual([
    { requirement: 'Kubernetes', students: 10 },
    { requirement: 'React', students: 5 },
  ])
})

test('says nothing of fewer than ten students', () => {
  expect(count(5, 4)).toEqual({ students: null, fit: null, shutsOut: [] })
  expect(count(6, 4).students).toBe(10)
})
