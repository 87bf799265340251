import { describe, expect, test } from 'vitest'
import { anApplication, anInternship } from '../../testing/things.ts'
import { groupApplicants } from './group-applicants.ts'

const all = { q: '', status: 'all', shortlisted: false } as const
const frontend = anInternship({ id: 'i1' })
const data = anInternship({ id: 'i2', title: 'Data Intern' })
const fit = (matchPercentage: number | null) => ({ matchPercentage, band: null, reason: null })

describe('groupApplicants', () => {
  test('every listing has a group, also one without applications', () => {
    const groups = groupApplicants([frontend, data], [anApplication()], all)
    expect(groups.map(({ title, applications }) => [title, applications.length])).toEqual([
      ['Frontend Developer Intern', 1],
      ['Data Intern', 0],
    ])
  })

  test('while a filter is active, a group without a match is hidden', () => {
    expect(groupApplicants([frontend, data], [anApplication()], { ...all, status: 'pending' })).toHaveLength(1)
    expect(groupApplicants([frontend, data], [anApplication()], { ...all, status: 'accepted' })).toEqual([])
  })

  test.each(['asha', 'RAO', 'frontend', 'asha@example.test', 'rao front'])('search finds %s', (q) => {
    expect(groupApplicants([frontend], [anApplication()], { ...all, q })).toHaveLength(1)
  })

  test('the shortlist leaves who is on it, whatever was decided, but nobody who withdrew', () => {
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

  test('search does not find what is not there', () => {
    expect(groupApplicants([frontend], [anApplication()], { ...all, q: 'kotlin' })).toEqual([])
  })

  test('inside a group the best fit comes first and no number last', () => {
    const some = [
      anApplication({ id: 'none', fit: fit(null) }),
      anApplication({ id: 'low', fit: fit(20) }),
      anApplication({ id: 'high', fit: fit(90) }),
    ]
    expect(groupApplicants([frontend], some, all)[0]?.applications.map(({ id }) => id)).toEqual(['high', 'low', 'none'])
  })

  test('a listing that was taken down keeps its group for who applied', () => {
    expect(groupApplicants([], [anApplication()], all)).toMatchObject([{ id: 'i1', ended: 'Deleted', total: 1 }])
  })

  test('two listings of one title are told apart by their places, a title that stands alone needs none', () => {
    const inMumbai = anInternship({ id: 'i4', location: 'Mumbai', title: 'frontend developer intern' })
    expect(groupApplicants([frontend, data, inMumbai], [], all).map(({ place }) => place)).toEqual([
      'Pune',
      null,
      'Mumbai',
    ])
    expect(groupApplicants([frontend, data], [], all).map(({ place }) => place)).toEqual([null, null])
  })

  test('a listing that is paused says so, one that is open says nothing', () => {
    const paused = anInternship({ id: 'i3', state: 'paused', status: 'Paused' })
    expect(groupApplicants([frontend, paused], [], all).map(({ ended }) => ended)).toEqual([null, 'Paused'])
  })
})
