import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { findSkills } from '../../skills/extract.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { fields, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { prepareListing } from '../listing/prepared-listing.ts'
import { type Market, openMarket } from '../market/market.ts'
import { scoreMarket } from '../market/market-scores.ts'
import { rankListings } from '../market/rank-listings.ts'
import { createProfile, type Profile } from '../profile/resume-profile.ts'
import { scoreListing } from '../score/score-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { genderedPairs, genderedWords } from './gendered-words.ts'
import { identityChanges } from './identity-changes.ts'

type Person = {
  name: string
  email: string
  city: string
  college: string
  pronouns: { he: string; his: string; title: string; club: string; seller: string }
  age: number
  pin: number
  photo: string
}

/** The same student in different persons. */
const resumeText = ({ name, email, city, college, pronouns, age, pin, photo }: Person) => `${name}
${email} | +91 98765 43210 | 7 Lake Road, ${city} ${pin}
Summary
${pronouns.title} ${name} is a student of computer science; ${pronouns.he} builds web apps and ${pronouns.his} friends use them
Education
B.Tech in Computer Science, ${college}, ${city}, 2022 - 2026
Skills
JavaScript, React, HTML, CSS, Git, SQL, Excel, Communication
Experience
Web Development Intern, Brightcode Labs, ${city}, June 2025 - August 2025
Built pages in React; ${pronouns.his} lead praised ${pronouns.his} code
Part-time ${pronouns.seller}, Corner Books, ${city}
Activities
Captain of the ${pronouns.club} football team of ${college}
Age: ${age}
${photo}`

// Names and colleges that are words of work on purpose: Baker, Cook, Swift, 'Institute of Hotel Management'.
const person: fc.Arbitrary<Person> = fc.record({
  name: fc.constantFrom(
    'Asha Verma',
    'Ruby Baker',
    'Julia Cook',
    'Taylor Swift',
    'Marcus Banks',
    'Mohammed Farooq Ali',
    'Nguyen Thi Mai',
    'Priya Painter',
    'Dean Mason',
    'José García',
  ),
  email: fc.constantFrom(
    'a@example.com',
    'java.python@sql.dev',
    'chef-of-sales@marketing.in',
    'accountant.law@bank.org',
  ),
  city: fc.constantFrom('Pune', 'New Delhi', 'Guwahati', 'Kochi', 'London', 'Remote', 'San Francisco'),
  college: fc.constantFrom(
    'Pune Institute of Technology',
    'National Institute of Fashion Technology',
    'Institute of Hotel Management',
    'National Law University',
    'Stanford University',
    'Indian School of Business',
    'School of Planning and Architecture',
    'College of Nursing and Health Sciences',
  ),
  pronouns: fc.constantFrom(
    { he: 'he', his: 'his', title: 'Mr.', club: "men's", seller: 'salesman' },
    { he: 'she', his: 'her', title: 'Ms.', club: "women's", seller: 'saleswoman' },
    { he: 'they', his: 'their', title: 'Mx.', club: 'mixed', seller: 'salesperson' },
  ),
  age: fc.integer({ min: 17, max: 70 }),
  pin: fc.integer({ min: 110_001, max: 855_117 }),
  photo: fc.constantFrom('Photo attached', 'Photograph: enclosed', 'Nationality: Indian', 'Marital status: Single'),
})

const everyListing = [
  ...Object.values(listings),
  {
    id: 'wishes',
    title: 'Sales Intern',
    description: 'Sell books in Pune.',
    requirements: ['Female', 'Pune', 'IIT', 'Age below 25', 'Sales'],
  },
]

const scoresIn = (market: Market, profile: Profile) =>
  rankListings(scoreMarket(profile, market), { minimum: 0, limit: 100 })

test('name, pronouns, college, address, mail, age and photo of a student never change a score', {
  timeout: 300_000,
}, () => {
  const market = openMarket(everyListing)
  const scoresOf = (someone: Person) => scoresIn(market, createTextProfile(resumeText(someone)))
  const usual = scoresOf({
    name: 'Asha Verma',
    email: 'asha@example.com',
    city: 'Pune',
    college: 'Pune Institute of Technology',
    pronouns: { he: 'she', his: 'her', title: 'Ms.', club: "women's", seller: 'saleswoman' },
    age: 20,
    pin: 411_001,
    photo: 'Photo attached',
  })
  expect(
    usual.some(({ total }) => total >= 40),
    'one listing is a fair match',
  ).toBe(true)
  fc.assert(
    fc.property(person, (someone) => {
      expect(scoresOf(someone)).toEqual(usual)
    }),
    cases(200),
  )
})

test('changes of identity in the sample resumes, one and two at a time, never change a score', {
  timeout: 300_000,
}, () => {
  const market = openMarket(everyListing)
  let tried = 0
  for (const text of Object.values(resumes)) {
    const lines = linesOfText(`${text}\nHe worked as a salesman in Pune and Mumbai; his brother praised him`)
    const draft = readResume({ pages: 1, lines })
    const usual = scoresIn(market, createProfile(draft, lines))
    for (const one of identityChanges(draft, lines, 21)) {
      const changedDraft = readResume({ pages: 1, lines: one.lines })
      expect(scoresIn(market, createProfile(changedDraft, one.lines)), one.said).toEqual(usual)
      for (const two of identityChanges(changedDraft, one.lines, 2)) {
        const profile = createProfile(readResume({ pages: 1, lines: two.lines }), two.lines)
        expect(scoresIn(market, profile), `${one.said}, ${two.said}`).toEqual(usual)
        tried++
      }
      tried++
    }
  }
  expect(tried).toBeGreaterThan(500)
})

test('gendered words have the same fields of work and skills', () => {
  const meaning = (word: string) => ({
    roles: findFieldWords(word).map(({ kind, fields }) => ({ kind, fields })),
    skills: findSkills(word).map(({ skill }) => skill),
  })
  for (const [his, hers] of genderedPairs) expect(meaning(hers), hers).toEqual(meaning(his))
})

test('every gendered role or wording has its counterpart', () => {
  const wordings = new Set([
    ...fields.flatMap(({ roles, words }) => [...roles, ...words]),
    ...skills.flatMap(({ surfaces }) => surfaces.map(({ text }) => text.toLowerCase())),
  ])
  for (const wording of wordings)
    for (const swap of genderedWords) {
      const swapped = wording.replace(/[a-z0-9]+/g, (word) => swap.get(word) ?? word)
      expect(wordings.has(swapped), wording).toBe(true)
    }
})

test('a requirement about gender, place, college or age is not part of the score', () => {
  const { parts } = scoreListing(
    createTextProfile('Asha\nFemale, Pune, IIT, 20\nSales'),
    prepareListing(everyListing.find(({ id }) => id === 'wishes')!),
  )
  expect(parts.map(({ kind, phrase }) => `${kind}: ${phrase}`)).toEqual(['requirement: Sales', 'similar: Sales Intern'])
})
