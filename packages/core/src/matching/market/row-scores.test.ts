import { describe, expect, test } from 'vitest'
import { type ListingText, prepareListing } from '../listing/prepared-listing.ts'
import { totalScore } from '../score/earned-points.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { findRow, openMarket } from './market.ts'
import { scoreMarket } from './market-scores.ts'
import { createScales } from './resume-scales.ts'
import { noScore, scoreRow } from './row-scores.ts'

const silent: ListingText = { id: 'silent', title: '', description: '', requirements: [] }
const mixed: ListingText = {
  id: 'mixed',
  title: 'Intern',
  description: 'Work with React.',
  requirements: ['Java or Kotlin', 'HTML, CSS', 'Own kazoo', 'React, HTML'],
}
const repeated: ListingText = {
  id: 'repeated',
  title: 'Intern',
  description: '',
  requirements: ['Figma, Tally', 'Figma, PCR', 'Figma, Python', 'Figma, Welding'],
}
const important: ListingText = {
  id: 'important',
  title: 'Accounts Executive',
  description: 'Tally is mandatory.',
  requirements: ['Tally', 'B.Com or BBA', 'Excel is a plus', 'Communication', 'PCR is a must'],
}
const missingMust: ListingText = {
  id: 'missing must',
  title: 'Data Analyst Intern',
  description: '',
  requirements: ['Power BI', 'SQL', 'Tableau', 'pandas', 'Statistics', 'Welding is mandatory'],
}
const all = [...Object.values(listings), mixed, repeated, important, missingMust]
const market = openMarket([...all, silent])

const rowOf = (id: string) => findRow(market, market.placeById.get(id)!)

const drawn = {
  ...resumes,
  'a choice and a repetition':
    'Asha Verma\nSkills\nJava, HTML, React, Figma, Tally, Nursing, Welding, Litigation, Masonry, AutoCAD',
  'deep work':
    'Asha Verma\nExperience\nData Analyst Intern, Kite Labs, May 2025 - July 2025\n- Answered 12 questions with Power BI, SQL, Tableau, pandas, Statistics',
  'work with results':
    'Asha Verma\nExperience\nAccounts Executive, Corner Works, May 2025 - July 2025\n- Cut errors by 40% in Tally and Excel',
}

describe.each(Object.entries(drawn))('the resume of %s', (_name, text) => {
  const profile = createTextProfile(text)
  const scales = createScales(profile, market)

  test('has the score of each listing by itself', () => {
    for (const listing of all) {
      const { block, row } = rowOf(listing.id)
      expect(scoreRow(scales, block, row), listing.id).toBe(totalScore(profile, prepareListing(listing)))
    }
  })
})

test('a listing that asks nothing has no score', () => {
  const { block, row } = rowOf('silent')
  expect(scoreRow(createScales(createTextProfile(resumes.data), market), block, row)).toBe(noScore)
})

test('one term of a choice earns all of its points', () => {
  const choice = openMarket([{ ...silent, id: 'choice', requirements: ['Java or Kotlin'] }])
  const both = openMarket([{ ...silent, id: 'both', requirements: ['Java and Kotlin'] }])
  const profile = createTextProfile('Asha Verma\nSkills\nJava')
  const scoreIn = (one: typeof choice) => scoreMarket(profile, one).totals[0]!
  expect(scoreIn(choice)).toBeGreaterThan(scoreIn(both))
})

test('something required that is missing keeps a score below excellent', () => {
  const { block, row } = rowOf('missing must')
  const scales = createScales(createTextProfile(drawn['deep work']), market)
  expect(scoreRow(scales, block, row)).toBe(79)
})
