import { describe, expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { type ListingText, prepareListing } from '../listing/prepared-listing.ts'
import { fieldFit } from '../score/field-fit.ts'
import { totalScore } from '../score/score-points.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { allotAllPoints, allotPoints, findRow, openMarket } from './market.ts'
import { scoreMarket } from './market-scores.ts'
import { createScales, isEvidence, isWorth } from './resume-scales.ts'
import { fitOfRow, noScore, scoreRow } from './row-scores.ts'

const silent: ListingText = { id: 'silent', title: '', description: '', requirements: [] }
const mixed: ListingText = {
  id: 'mixed',
  title: 'Intern',
  description: 'Work with React.',
  requirements: ['Java or Kotlin', 'HTML, CSS', 'Own laptop', 'React, HTML'],
}
const repeated: ListingText = {
  id: 'repeated',
  title: 'Intern',
  description: '',
  requirements: ['Figma, Tally', 'Figma, PCR', 'Figma, Python', 'Figma, Welding'],
}
const all = [...Object.values(listings), mixed, repeated]
const market = openMarket([...all, silent])
allotAllPoints(market)

const rowOf = (id: string) => findRow(market, market.placeById.get(id)!)

const drawn = {
  ...resumes,
  'a choice and a repetition':
    'Asha Verma\nSkills\nJava, HTML, React, Figma, Tally, Nursing, Welding, Litigation, Masonry, AutoCAD',
}

describe.each(Object.entries(drawn))('the resume of %s', (_name, text) => {
  const profile = createTextProfile(text)
  const scales = createScales(profile, market)

  test('has the score of each listing by itself', () => {
    for (const listing of all) {
      const prepared = prepareListing(listing)
      const { block, row } = rowOf(listing.id)
      const alone = totalScore(profile, prepared, allotPoints(market, prepared))
      expect(scoreRow(scales, block, row), listing.id).toBe(alone)
    }
  })

  test('has the fit of each listing by itself, to the last bit', () => {
    for (const listing of all) {
      const { block, row } = rowOf(listing.id)
      expect(fitOfRow(scales, block, row), listing.id).toBe(fieldFit(profile, prepareListing(listing)))
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

describe('the scales of a resume', () => {
  const profile = createTextProfile('Asha Verma\nSkills\nPostgreSQL\nOwn laptop')
  const scales = createScales(profile, market)
  const termOf = (skill: string) => skillNamed(skill)!.id

  test('mark a skill of the resume as worth and evidence', () => {
    expect(scales.marks[termOf('PostgreSQL')]).toBe(isWorth | isEvidence)
  })

  test('mark a related skill as worth but not as evidence', () => {
    expect(scales.marks[termOf('MySQL')]).toBe(isWorth)
  })

  test('mark an unrelated skill with nothing', () => {
    expect(scales.marks[termOf('Welding')]).toBe(0)
  })

  test('give a phrase of the resume its full worth', () => {
    const laptop = market.terms.phrases.get('own') ?? market.terms.phrases.get('laptop')
    const [term] = [...(laptop?.values() ?? [])]
    expect(term && scales.worth[term]).toBe(1)
  })

  test('have a fit from 0 to 1 for every field', () => {
    expect(scales.fieldFits.every((fit) => fit >= 0 && fit <= 1)).toBe(true)
    expect(scales.fieldFits.some((fit) => fit > 0)).toBe(true)
  })
})
