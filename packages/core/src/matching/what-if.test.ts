import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { linesOfText } from '../resume/lines.ts'
import { skillNamed, skills } from '../skills/vocabulary.ts'
import { bandFloors } from './bands.ts'
import type { ListingText } from './listing.ts'
import { type PreparedListing, prepareListing } from './listing.ts'
import { allotmentOf, type Market, openMarket, putPrepared } from './market.ts'
import { totalOf } from './points.ts'
import { type Profile, profileOf } from './profile.ts'
import { scoreListing } from './score.ts'
import { draftOfLines, profileOfText } from './testing/profile-of-text.ts'
import { listings } from './testing/sample-listings.ts'
import { resumes } from './testing/sample-resumes.ts'
import { missingSkills, wantedSkills, whatIf } from './what-if.ts'
import { withSkill } from './with-skill.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const market = openMarket(Object.values(listings))
const idOf = (name: string) => skillNamed(name)!.id
const samples = Object.values(listings).map(prepareListing)
const totals = (profile: Profile, market: Market, among: readonly PreparedListing[] = samples) =>
  among.map((one) => scoreListing(profile, one, market).total ?? 0)
const countFrom = (all: readonly number[], floor: number) => all.filter((total) => total >= floor).length

const skillId = fc.nat({ max: skills.length - 1 })
const resumeText = fc.oneof(
  fc.constantFrom(...Object.values(resumes)),
  fc.array(skillId, { minLength: 1, maxLength: 8 }).map((ids) => `Asha Verma\nSkills\n${ids.map(nameOf).join('\n')}`),
)
const phrase = fc.oneof(
  skillId.map(nameOf),
  skillId.map((id) => nameOf(id).split(' ').at(-1) ?? ''),
)
const listing: fc.Arbitrary<Omit<ListingText, 'id'>> = fc.record({
  title: fc.constantFrom(...Object.values(listings).map(({ title }) => title), ''),
  description: fc.constantFrom('', 'Work with Python and SQL. Build things.'),
  requirements: fc.array(phrase, { maxLength: 7 }),
})
const openings = fc
  .array(listing, { minLength: 1, maxLength: 6 })
  .map((drawn) => drawn.map((one, index) => prepareListing({ ...one, id: `${index}` })))

test('equals scoring every listing again with the skill added, for any resume, market and skill', () => {
  fc.assert(
    fc.property(resumeText, openings, skillId, (text, open, id) => {
      const market = openMarket([])
      for (const one of open) putPrepared(market, one)
      const profile = profileOfText(text)
      const [before, after] = [totals(profile, market, open), totals(withSkill(profile, id), market, open)]
      open.forEach((listing, index) => {
        expect(whatIf(profile, market, { candidates: [id], here: listing })).toEqual([
          {
            skill: nameOf(id),
            here: { before: before[index], after: after[index] },
            moreGood: countFrom(after, bandFloors.good) - countFrom(before, bandFloors.good),
            moreExcellent: countFrom(after, bandFloors.excellent) - countFrom(before, bandFloors.excellent),
          },
        ])
      })
    }),
    { numRuns: 300 },
  )
})

test('a skill added is a skill written in the resume and read', () => {
  const masked = /school|college|university|institut/i
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(resumes)), skillId, (text, id) => {
      fc.pre(!masked.test(nameOf(id)))
      const lines = linesOfText(`${text}\n${nameOf(id)}`)
      const read = profileOf(draftOfLines(lines), lines)
      const profile = profileOfText(text)
      if (profile.skills.has(id)) return
      expect(totals(withSkill(profile, id), market)).toEqual(totals(read, market))
    }),
    { numRuns: 300 },
  )
})

test('a skill that the resume shows already changes nothing', () => {
  const profile = profileOfText(resumes.frontend)
  expect(withSkill(profile, idOf('React'))).toBe(profile)
})

test('learning what a listing asks for raises its score, by as much as is said', () => {
  const profile = profileOfText(resumes.frontend)
  const backend = prepareListing(listings.backend)
  expect(missingSkills(profile, backend).map(nameOf)).toEqual(['Java', 'Spring Boot', 'PostgreSQL', 'Docker', 'SQL'])
  for (const { here } of whatIf(profile, market, { candidates: missingSkills(profile, backend), here: backend }))
    expect(here!.after).toBeGreaterThan(here!.before)
})

test('a listing that is not in the market can be asked about', () => {
  const closed = prepareListing({ ...listings.backend, id: 'closed' })
  const [docker] = whatIf(profileOfText(resumes.frontend), market, { candidates: [idOf('Docker')], here: closed })
  expect(docker?.here?.after).toBe(
    scoreListing(withSkill(profileOfText(resumes.frontend), idOf('Docker')), closed, market).total,
  )
})

test('what is wanted over the market is missing, in reach, and no way of working', () => {
  const wanted = wantedSkills(profileOfText(resumes.data), market, 10).map(nameOf)
  expect(wanted).not.toContain('SQL')
  expect(wanted).not.toContain('Welding')
  expect(wanted).not.toContain('Communication')
})

test('what would earn most in what is fair or good now comes first', () => {
  const open = (id: string, title: string, requirements: string[]) => ({ id, title, requirements, description: '' })
  const listings = [
    open('excellent already', 'Data analyst intern', ['SQL', 'Python', 'Tableau']),
    open('good', 'Data analyst intern', ['SQL', 'Python', 'Docker', 'Apache Spark']),
    open('good, with something near', 'Data analyst intern', ['SQL', 'Python', 'PostgreSQL', 'Tableau', 'Looker']),
    open('out of reach', 'Nurse', ['Nursing', 'Patient care', 'Phlebotomy']),
  ]
  const market = openMarket(listings)
  const profile = profileOfText('Asha Verma\nSkills\nPython, SQL, pandas, MySQL')
  expect(totals(profile, market, listings.map(prepareListing))[0]).toBe(bandFloors.excellent)
  expect(wantedSkills(profile, market, 10).map(nameOf)).toEqual([
    ...['Docker', 'Apache Spark', 'Looker', 'Tableau', 'PostgreSQL'],
  ])
  expect(wantedSkills(profile, market, 2).map(nameOf)).toEqual(['Docker', 'Apache Spark'])
})

test('forty skills over two thousand listings cost less than scoring each by itself', () => {
  const all = Object.values(listings)
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...all[index % all.length]!, id: `${index}` }))
  const crowded = openMarket(many)
  const rows = many.map((listing) => ({
    listing: prepareListing(listing),
    allotment: allotmentOf(crowded, prepareListing(listing)),
  }))
  const profile = profileOfText(resumes.frontend)
  const candidates = Array.from({ length: 40 }, (_, index) => index * 40)
  const ask = () => whatIf(profile, crowded, { candidates, here: null })
  const scoreAgain = () => {
    for (const id of candidates) {
      const after = withSkill(profile, id)
      for (const { listing, allotment } of rows) totalOf(after, listing, allotment)
    }
  }
  // 10 ms of one core against 100; the best of some runs, since the machine may be busy.
  expect(fastest(ask)).toBeLessThan(fastest(scoreAgain))
})

function fastest(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

function nameOf(id: number): string {
  return skills[id]!.name
}
