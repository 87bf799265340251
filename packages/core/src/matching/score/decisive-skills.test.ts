import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { decisiveSkills, shownSkills } from './decisive-skills.ts'
import { totalScore } from './earned-points.ts'
import { bandFloors } from './score-bands.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const never = () => 0
const nameOf = (id: number) => skills[id]!.name
const decisive = (listing: ListingText, frequencyOf: (skill: number) => number = never) =>
  decisiveSkills(prepareListing(listing), bandFloors.good, frequencyOf)

test('asks for the rarest requirements only', () => {
  const isFrequent = new Set(['Excel', 'Python', 'SQL'])
  const found = decisive(listings.data, (skill) => (isFrequent.has(nameOf(skill)) ? 0.4 : 0.01))
  expect(found!.map(nameOf)).toContain('Power BI')
  expect(found!.map(nameOf)).not.toContain('Python')
})

test('has no such skill where words alone can earn the points', () => {
  expect(decisive({ id: '1', title: 'Assistant', description: '', requirements: ['Glass blowing'] })).toBeNull()
  expect(decisive({ id: '1', title: '', description: '', requirements: [] })).toBeNull()
})

const skillName = fc.constantFrom(...skills.map(({ name }) => name))
const anyListing = fc.oneof(
  fc.constantFrom<ListingText>(...Object.values(listings)),
  fc.record<ListingText>({
    id: fc.constant('drawn'),
    title: fc.constantFrom(...Object.values(listings).map(({ title }) => title)),
    description: fc.constant(''),
    requirements: fc.array(fc.oneof(skillName, fc.constantFrom('Java or Kotlin', 'Glass blowing', 'BBA')), {
      minLength: 1,
      maxLength: 8,
    }),
  }),
)
/** A resume that used some of what a listing asks for and lists other skills, so that many reach Good. */
const pair = anyListing.chain((listing) =>
  fc.record({
    listing: fc.constant(listing),
    used: fc.subarray([...listing.requirements], { minLength: Math.ceil(listing.requirements.length / 2) }),
    named: fc.array(skillName, { maxLength: 8 }),
    own: fc.constantFrom('', ...Object.values(resumes)),
  }),
)

test('misses no resume that reaches Good, over generated resumes and listings', () => {
  const { numRuns } = cases(200)
  let good = 0
  fc.assert(
    fc.property(
      pair,
      fc.func(fc.double({ min: 0, max: 1, noNaN: true })),
      ({ listing, used, named, own }, frequencyOf) => {
        const jobs = used.map((one) => `- Used ${one} for 12 clients`).join('\n')
        const text = `Asha Verma\n${own}\nSkills\n${named.join(', ')}\nExperience\n${listing.title}, Northwind, May 2025 - July 2025\n${jobs}`
        const profile = createTextProfile(text)
        if (totalScore(profile, prepareListing(listing)) < bandFloors.good) return
        good += 1
        const asked = decisive(listing, frequencyOf)
        const shown = new Set(shownSkills(profile))
        expect(asked === null || asked.some((skill) => shown.has(skill)), listing.requirements.join(', ')).toBe(true)
      },
    ),
    { numRuns },
  )
  expect(good).toBeGreaterThan(numRuns / 8)
})
