import { describe, expect, test } from 'vitest'
import { anApplication, anInternship } from '../../testing/things.ts'
import { groupApplicants } from './group-applicants.ts'

const all = { q: '', status: 'all' } as const
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
    expect(groupApplicants([frontend, data], [anApplication()], { q: '', status: 'pending' })).toHaveLength(1)
    expect(groupApplicants([frontend, data], [anApplication()], { q: '', status: 'accepted' })).toEqual([])
  })

  test.each(['asha', 'RAO', 'frontend', 'asha@example.test', 'rao front'])('search finds %s', (q) => {
    expect(groupApplicants([frontend], [anApplication()], { q, status: 'all' })).toHaveLength(1)
  })

  test('search does not find what is not there', () => {
    expect(groupApplicants([frontend], [anApplication()], { q: 'kotlin', status: 'all' })).toEqual([])
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
    expect(groupApplicants([], [anApplication()], all)).toMatchObject([{ id: 'i1', ended: 'Taken down', total: 1 }])
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
