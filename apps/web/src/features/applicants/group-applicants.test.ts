import { describe, expect, test } from 'vitest'
import { anApplication, anInternship } from '../../testing/things.ts'
import { noFilter } from './filter-applicants.ts'
import { groupApplicants } from './group-applicants.ts'

const all = { ...noFilter, sort: 'score' } as const
const frontend = anInternship({ id: 'i1' })
const data = anInternship({ id: 'i2', title: 'Data Intern' })
const fit = (matchPercentage: number | null) => ({ matchPercentage, band: null, reason: null })

describe('groupApplicants', () => {
  test('makes a group for every listing', () => {
    const groups = groupApplicants([frontend, data], [anApplication()], all)
    expect(groups.map(({ title, applications }) => [title, applications.length])).toEqual([
      ['Frontend Developer Intern', 1],
      ['Data Intern', 0],
    ])
  })

  test('hides a group without a match while a filter is active', () => {
    expect(groupApplicants([frontend, data], [anApplication()], { ...all, status: 'pending' })).toHaveLength(1)
    expect(groupApplicants([frontend, data], [anApplication()], { ...all, status: 'accepted' })).toEqual([])
  })

  test.each(['asha', 'RAO', 'frontend', 'asha@example.test', 'rao front'])('finds an applicant by “%s”', (q) => {
    expect(groupApplicants([frontend], [anApplication()], { ...all, q })).toHaveLength(1)
  })

  test.each(['o’brien', "O'Brien", 'obrien'])('finds a name with an apostrophe by “%s”', (q) => {
    const application = anApplication()
    const applicant = { ...application.applicant, lastName: "O'Brien" }
    expect(groupApplicants([frontend], [{ ...application, applicant }], { ...all, q })).toHaveLength(1)
  })

  test('keeps decided but not withdrawn applications on the shortlist', () => {
    const listed = { shortlistedAt: '2026-03-05T09:00:00Z' }
    const some = [
      anApplication({ id: 'waiting', ...listed }),
      anApplication({ id: 'accepted', ...listed, status: 'accepted' }),
      anApplication({ id: 'withdrew', ...listed, withdrawnAt: '2026-03-06T09:00:00Z' }),
      anApplication({ id: 'another' }),
    ]
    const [group] = groupApplicants([frontend, data], some, { ...all, shortlisted: true })
    expect(group?.applications.map(({ id }) => id)).toEqual(['waiting', 'accepted'])
  })

  test('finds no applicant without a match', () => {
    expect(groupApplicants([frontend], [anApplication()], { ...all, q: 'kotlin' })).toEqual([])
  })

  test('sorts a group by fit, then the earlier application, without a score last', () => {
    const some = [
      anApplication({ id: 'none', fit: fit(null) }),
      anApplication({ id: 'low', fit: fit(20) }),
      anApplication({ id: 'later', fit: fit(90), appliedAt: '2026-03-06T09:00:00Z' }),
      anApplication({ id: 'high', fit: fit(90), appliedAt: '2026-03-05T09:00:00Z' }),
    ]
    expect(groupApplicants([frontend], some, all)[0]?.applications.map(({ id }) => id)).toEqual([
      'high',
      'later',
      'low',
      'none',
    ])
  })

  test('sorts by date, newest first, and by the date of a reply, late ones first', () => {
    const some = [
      anApplication({
        id: 'answered',
        appliedAt: '2026-03-01T09:00:00Z',
        replyState: 'answered',
        replyBy: '2026-03-10',
      }),
      anApplication({ id: 'due', appliedAt: '2026-03-05T09:00:00Z', replyState: 'due', replyBy: '2026-03-20' }),
      anApplication({ id: 'late', appliedAt: '2026-03-03T09:00:00Z', replyState: 'late', replyBy: '2026-03-15' }),
      anApplication({ id: 'withdrew', appliedAt: '2026-03-09T09:00:00Z', withdrawnAt: '2026-03-10T09:00:00Z' }),
    ]
    const ids = (sort: 'date' | 'reply') =>
      groupApplicants([frontend], some, { ...all, sort })[0]?.applications.map(({ id }) => id)
    expect(ids('date')).toEqual(['due', 'late', 'answered', 'withdrew'])
    expect(ids('reply')).toEqual(['late', 'due', 'answered', 'withdrew'])
  })

  test('filters by the year of graduation and by lateness', () => {
    const { applicant } = anApplication()
    const some = [
      anApplication({ id: 'late', replyState: 'late' }),
      anApplication({ id: 'next-year', applicant: { ...applicant, graduationYear: 2031 } }),
    ]
    const ids = (filter: object) =>
      groupApplicants([frontend], some, { ...all, ...filter }).flatMap((group) =>
        group.applications.map(({ id }) => id),
      )
    expect(ids({ late: true })).toEqual(['late'])
    expect(ids({ year: 2031 })).toEqual(['next-year'])
    expect(ids({ year: 2031, late: true })).toEqual([])
  })

  test('keeps the group of a deleted listing with applications', () => {
    expect(groupApplicants([], [anApplication()], all)).toMatchObject([{ id: 'i1', ended: 'Deleted', total: 1 }])
  })

  test('shows the location only of listings with the same title', () => {
    const inMumbai = anInternship({ id: 'i4', location: 'Mumbai', title: 'frontend developer intern' })
    expect(groupApplicants([frontend, data, inMumbai], [], all).map(({ place }) => place)).toEqual([
      'Pune',
      null,
      'Mumbai',
    ])
    expect(groupApplicants([frontend, data], [], all).map(({ place }) => place)).toEqual([null, null])
  })

  test('marks a paused listing and not an open one', () => {
    const paused = anInternship({ id: 'i3', state: 'paused', status: 'Paused' })
    expect(groupApplicants([frontend, paused], [], all).map(({ ended }) => ended)).toEqual([null, 'Paused'])
  })
})
