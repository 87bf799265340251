import { expect, test } from 'vitest'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { bandFloors } from './score-bands.ts'
import { scoreListing } from './score-listing.ts'
import type { ScorePart } from './score-parts.ts'

type Sample = keyof typeof resumes
const samples: Sample[] = Object.keys(resumes) as Sample[] // the keys of a literal

const scoreOf = (resume: string, listing: ListingText) =>
  scoreListing(createTextProfile(resume), prepareListing(listing))
const totalOf = (resume: string, listing: ListingText) => scoreOf(resume, listing).total ?? Number.NaN
const partOf = (resume: string, listing: ListingText, phrase: string) =>
  scoreOf(resume, listing).parts.find((part): part is ScorePart => part.phrase === phrase)

/** A job of a sample student with everything that the listing asks for. */
const withJob = (sample: Sample) => `${resumes[sample]}
Experience
${listings[sample].title}, Northwind Works, May 2025 - July 2025
${listings[sample].requirements.map((requirement) => `- Used ${requirement} for 12 clients`).join('\n')}`

test.each(samples)('gives the %s student with a job that used every requirement an excellent match', (sample) => {
  expect(scoreOf(withJob(sample), listings[sample]).band).toBe('excellent')
})

test.each(samples)('the %s student is a low match for every listing of a field far away', (sample) => {
  const akin: Partial<Record<Sample, string[]>> = { frontend: ['backend', 'data'], data: ['backend'] }
  const far = Object.values(listings).filter(({ id }) => id !== sample && !akin[sample]?.includes(id))
  for (const listing of far) expect(totalOf(resumes[sample], listing), listing.id).toBeLessThan(40)
})

test('half of the requirements in the own field make a fair or good match', () => {
  const half = { ...listings.frontend, requirements: ['React', 'JavaScript', 'HTML', 'Kotlin', 'Unity', 'Rust'] }
  const total = totalOf(resumes.frontend, half)
  expect(total).toBeGreaterThanOrEqual(40)
  expect(total).toBeLessThanOrEqual(70)
})

test('none of the requirements stays low even in the own field', () => {
  const none = {
    ...listings.frontend,
    description: '',
    requirements: ['Kafka', 'Terraform', 'Penetration testing', 'Unity'],
  }
  expect(totalOf(resumes.frontend, none)).toBeLessThan(bandFloors.fair)
})

test('a backend opening is related work for a frontend student, no good match', () => {
  const total = totalOf(resumes.frontend, listings.backend)
  expect(total).toBeGreaterThan(totalOf(resumes.law, listings.backend))
  expect(total).toBeLessThan(60)
})

test('what is missing names nothing unrelated as the nearest', () => {
  const asking = { ...listings.backend, requirements: ['Docker', 'REST APIs', 'HTML'] }
  const resume = 'Asha Verma\nSkills: C#, HTML'
  const missing = { points: 0, met: 'no', quote: null, nearest: null }
  expect(partOf(resume, asking, 'Docker')).toMatchObject({ skill: 'Docker', ...missing })
  expect(partOf(resume, asking, 'REST APIs')).toMatchObject({ skill: 'REST APIs', ...missing })
  expect(partOf('Asha Verma\nSkills: C#', asking, 'HTML')).toMatchObject({ skill: 'HTML', ...missing })
})

test('there is no number without something to read or to answer', () => {
  const listing = prepareListing(listings.data)
  const nothing = { total: null, band: null, parts: [] }
  expect(scoreListing(null, listing)).toEqual({ ...nothing, reason: 'no_resume' })
  expect(scoreListing(createTextProfile('   \n  '), listing)).toEqual({
    ...nothing,
    reason: 'unreadable_resume',
  })
  const empty = prepareListing({ id: 'x', title: ' ', description: '', requirements: ['', 'Female candidates'] })
  expect(scoreListing(createTextProfile(resumes.data), empty)).toEqual({ ...nothing, reason: 'empty_listing' })
})
