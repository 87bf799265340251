import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { computeFit, fitsInMarket } from '../score/listing-fit.ts'
import { bandForScore } from '../score/score-bands.ts'
import { type Score, scoreListing } from '../score/score-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { type Market, openMarket } from './market.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const skillName = fc.constantFrom(...skills.map((skill) => skill.name))
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })
const sentence = fc.oneof(
  anyText,
  skillName.map((name) => `Worked on ${name} with the team`),
  fc.constantFrom(...Object.values(resumes).flatMap((text) => text.split('\n'))),
)
const resumeText = fc
  .array(sentence, { minLength: 1, maxLength: 25 })
  .map((lines) => ['Asha Verma', ...lines].join('\n'))
const listing: fc.Arbitrary<ListingText> = fc.record({
  id: fc.constant('drawn'),
  title: fc.oneof(anyText, fc.constantFrom(...Object.values(listings).map(({ title }) => title))),
  description: fc.array(sentence, { maxLength: 5 }).map((sentences) => sentences.join('. ')),
  requirements: fc.array(fc.oneof(skillName, anyText, fc.constantFrom('Java or Kotlin', 'HTML, CSS')), {
    maxLength: 12,
  }),
})

function read(text: string): { lines: string[]; profile: Profile } {
  return { lines: linesOfText(text).map((line) => line.text), profile: createTextProfile(text) }
}

const scoreOf = (profile: Profile, drawn: ListingText): Score => scoreListing(profile, prepareListing(drawn))

test('the parts add up to the score, in whole points from 0 to 100', () => {
  fc.assert(
    fc.property(resumeText, listing, (text, drawn) => {
      const score = scoreOf(read(text).profile, drawn)
      if (score.total === null) return
      expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.total)
      expect(score.total).toBeGreaterThanOrEqual(0)
      expect(score.parts.reduce((sum, part) => sum + part.outOf, 0)).toBeLessThanOrEqual(100)
      expect(score.band).toBe(bandForScore(score.total))
      for (const { kind, points, outOf } of score.parts) {
        expect(Number.isInteger(points) && Number.isInteger(outOf)).toBe(true)
        expect(points).toBeLessThanOrEqual(outOf)
        expect(points < 0).toBe(kind === 'limit')
      }
    }),
  )
})

test('every quote is the resume at that place, letter for letter, and what is met has one', () => {
  fc.assert(
    fc.property(resumeText, listing, (text, drawn) => {
      const { lines, profile } = read(text)
      for (const { kind, met, quote, points } of scoreOf(profile, drawn).parts) {
        expect(quote === null).toBe(met === 'no')
        if (met === 'no' && kind !== 'limit') expect(points).toBe(0)
        const places = quote === null ? [] : [quote.source, ...quote.continued]
        const texts = places.map(({ line, start, end }) => lines[line]?.slice(start, end))
        if (quote !== null) expect(texts.join(' ')).toBe(quote.text)
        if (quote !== null) expect(quote.text).not.toBe('')
      }
    }),
  )
})

test('every phrase is the listing, letter for letter', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      for (const { kind, phrase } of scoreOf(read(resumes.data).profile, drawn).parts) {
        const source = {
          requirement: drawn.requirements.join('\n'),
          title: drawn.title,
          description: drawn.description,
          similar: drawn.title,
          limit: drawn.requirements.join('\n') + drawn.description,
        }[kind]
        expect(source).toContain(phrase)
      }
    }),
  )
})

test('the same resume and listing score the same, whatever else is open', () => {
  fc.assert(
    fc.property(resumeText, listing, (text, drawn) => {
      const { profile } = read(text)
      const { total } = scoreOf(read(text).profile, drawn)
      const crowd = openMarket([...Object.values(listings), drawn])
      const alone = openMarket([drawn])
      const inMarket = (market: Market) => fitsInMarket(profile, market, [drawn.id]).get(drawn.id)?.total
      expect(inMarket(crowd), 'in a crowd').toBe(total)
      expect(inMarket(alone), 'alone').toBe(total)
    }),
  )
})

test('the number on a card is the number of the evidence', () => {
  fc.assert(
    fc.property(fc.oneof(resumeText, fc.constant('')), listing, (text, drawn) => {
      const { profile } = read(text)
      const { total, band, reason } = scoreOf(profile, drawn)
      expect(computeFit(profile, prepareListing(drawn))).toEqual({ total, band, reason })
    }),
  )
})

test('learning a skill that is asked for lowers neither the score nor what any requirement earns', () => {
  const resume = fc.oneof(resumeText, fc.constantFrom(...Object.values(resumes)))
  fc.assert(
    fc.property(resume, listing, skillName, (text, drawn, skill) => {
      const asking = { ...drawn, requirements: [skill, ...drawn.requirements] }
      const before = scoreOf(read(`${text}\nSkills\nTeamwork`).profile, asking)
      const after = scoreOf(read(`${text}\nSkills\nTeamwork\n${skill}`).profile, asking)
      expect(after.total ?? 0).toBeGreaterThanOrEqual(before.total ?? 0)
      for (const [index, part] of before.parts.entries())
        if (part.kind !== 'limit') expect(after.parts[index]?.points, part.phrase).toBeGreaterThanOrEqual(part.points)
    }),
    cases(150),
  )
})
