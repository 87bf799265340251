import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/resume-lines.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { openMarket } from '../market/market.ts'
import { createProfile } from '../profile/resume-profile.ts'
import { createDraft, createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { bandFloors } from './score-bands.ts'
import { scoreListing } from './score-listing.ts'
import type { ScorePart } from './score-parts.ts'

type Sample = keyof typeof resumes
const samples: Sample[] = Object.keys(resumes) as Sample[] // the keys of a literal
const market = openMarket(Object.values(listings))

const scoreOf = (resume: string, listing: ListingText) =>
  scoreListing(createTextProfile(resume), prepareListing(listing), market)
const totalOf = (resume: string, listing: ListingText) => scoreOf(resume, listing).total ?? Number.NaN
const partOf = (resume: string, listing: ListingText, phrase: string) =>
  scoreOf(resume, listing).parts.find((part): part is ScorePart => part.phrase === phrase)

test.each(samples)('the %s student who meets every requirement in the own field is an excellent match', (sample) => {
  const score = scoreOf(resumes[sample], listings[sample])
  expect(score.total).toBeGreaterThanOrEqual(80)
  expect(score.band).toBe('excellent')
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
  expect(total).toBeGreaterThanOrEqual(20)
  expect(total).toBeLessThan(60)
})

test('what is met quotes the resume', () => {
  const part = partOf(resumes.accounts, listings.accounts, 'MS Excel')
  expect(part).toMatchObject({ kind: 'requirement', skill: 'Microsoft Excel', met: 'yes', nearest: null })
  expect(part?.quote?.text).toBe('Excel')
})

test('a near skill earns some points and is named', () => {
  const listing = { ...listings.backend, requirements: ['PostgreSQL', 'Python'] }
  const part = partOf('Asha Verma\nSkills: MySQL, Python', listing, 'PostgreSQL')
  expect(part).toMatchObject({ skill: 'PostgreSQL', met: 'related', nearest: 'MySQL' })
  expect(part?.quote?.text).toBe('MySQL')
  expect(part?.points).toBeGreaterThan(0)
  expect(part?.points).toBeLessThan(part?.outOf ?? 0)
})

test('what is missing names nothing unrelated as the nearest', () => {
  const asking = { ...listings.backend, requirements: ['Docker', 'REST APIs', 'HTML'] }
  const resume = 'Asha Verma\nSkills: C#, HTML'
  const missing = { points: 0, met: 'no', quote: null, nearest: null }
  expect(partOf(resume, asking, 'Docker')).toMatchObject({ skill: 'Docker', ...missing })
  expect(partOf(resume, asking, 'REST APIs')).toMatchObject({ skill: 'REST APIs', ...missing })
  expect(partOf('Asha Verma\nSkills: C#', asking, 'HTML')).toMatchObject({ skill: 'HTML', ...missing })
})

test('one of several offered tools is enough, several asked together are not', () => {
  const either = { ...listings.data, requirements: ['TensorFlow or PyTorch', 'Python'] }
  const both = { ...listings.data, requirements: ['TensorFlow and PyTorch', 'Python'] }
  const resume = 'Asha Verma\nSkills: PyTorch, Python'
  expect(partOf(resume, either, 'TensorFlow or PyTorch')?.met).toBe('yes')
  expect(partOf(resume, both, 'TensorFlow and PyTorch')).toMatchObject({
    met: 'related',
    skill: 'TensorFlow',
    nearest: 'PyTorch',
  })
})

test('a requirement outside the vocabulary is looked for word by word', () => {
  const listing = { ...listings.frontend, requirements: ['React', 'Nanostores', 'Storyboard Quick Direct'] }
  const resume = `${resumes.frontend}\nState kept in Nanostores`
  expect(partOf(resume, listing, 'Nanostores')).toMatchObject({
    met: 'yes',
    skill: null,
    quote: { text: 'Nanostores' },
  })
  expect(partOf(resume, listing, 'Storyboard Quick Direct')).toMatchObject({ met: 'no', points: 0 })
})

test('perks of the description are not asked for', () => {
  const phrases = scoreOf(resumes.frontend, listings.frontend).parts.map((part) => part.phrase)
  expect(phrases).toContain('TypeScript')
  expect(phrases).not.toContain('certificate')
})

test('rarer skills weigh more', () => {
  const crowd = Array.from({ length: 300 }, (_, index) => ({
    ...listings.data,
    id: `${index}`,
    requirements: ['Python'],
  }))
  const parts = scoreListing(
    createTextProfile(resumes.data),
    prepareListing({ ...listings.data, requirements: ['Python', 'Tableau'] }),
    openMarket(crowd),
  ).parts
  const outOf = (phrase: string) => parts.find((part) => part.phrase === phrase)?.outOf ?? 0
  expect(outOf('Tableau')).toBeGreaterThan(outOf('Python'))
})

test('a title alone cannot make a perfect match', () => {
  const bare = { id: 'bare', title: 'Digital Marketing Intern', description: '', requirements: [] }
  expect(totalOf(resumes.marketing, bare)).toBeLessThanOrEqual(60)
})

test('there is no number without something to read or to answer', () => {
  const listing = prepareListing(listings.data)
  const nothing = { total: null, band: null, parts: [] }
  expect(scoreListing(null, listing, market)).toEqual({ ...nothing, reason: 'no_resume' })
  expect(scoreListing(createTextProfile('   \n  '), listing, market)).toEqual({
    ...nothing,
    reason: 'unreadable_resume',
  })
  const empty = prepareListing({ id: 'x', title: ' ', description: '', requirements: ['', 'Female candidates'] })
  expect(scoreListing(createTextProfile(resumes.data), empty, market)).toEqual({ ...nothing, reason: 'empty_listing' })
})

test('hidden text never counts', () => {
  const lines = linesOfText(resumes.frontend)
  const stuffed = [
    ...lines,
    ...linesOfText('Java, Spring Boot, PostgreSQL, Docker').map((line) => ({ ...line, hidden: 'white' as const })),
  ]
  const profile = createProfile(createDraft(stuffed), stuffed)
  expect(scoreListing(profile, prepareListing(listings.backend), market).total).toBe(
    totalOf(resumes.frontend, listings.backend),
  )
})
