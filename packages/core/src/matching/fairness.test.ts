import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfText } from '../resume/lines.ts'
import { readResume } from '../resume/read.ts'
import { openMarket } from './market.ts'
import { type Profile, profileOf } from './profile.ts'
import { scoreListing } from './score.ts'
import { listings } from './testing/sample-listings.ts'

type Person = {
  name: string
  email: string
  city: string
  college: string
  pronouns: { he: string; his: string; title: string; club: string; seller: string }
  age: number
}

/** The same student in different persons. */
const resumeOf = ({ name, email, city, college, pronouns, age }: Person) => `${name}
${email} | +91 98765 43210 | ${city}
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
Age: ${age}`

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

/** Read as an uploaded resume is. */
function profileOfText(text: string): Profile {
  const lines = linesOfText(text)
  return profileOf(readResume({ pages: 1, lines }), lines)
}

test('name, pronouns, college, city, mail address and age never move a score', { timeout: 60_000 }, () => {
  const market = openMarket(everyListing)
  const scoresOf = (someone: Person) => {
    const profile = profileOfText(resumeOf(someone))
    return [...market.rows.values()].map(({ listing }) => scoreListing(profile, listing, market).total)
  }
  const usual = scoresOf({
    name: 'Asha Verma',
    email: 'asha@example.com',
    city: 'Pune',
    college: 'Pune Institute of Technology',
    pronouns: { he: 'she', his: 'her', title: 'Ms.', club: "women's", seller: 'saleswoman' },
    age: 20,
  })
  expect(usual.some((total) => (total ?? 0) >= 60)).toBe(true)
  fc.assert(
    fc.property(person, (someone) => {
      expect(scoresOf(someone)).toEqual(usual)
    }),
    { numRuns: 300 },
  )
})

test('a wish for gender, place, college or age is no part of the score', () => {
  const market = openMarket(everyListing)
  const { parts } = scoreListing(
    profileOfText('Asha\nFemale, Pune, IIT, 20\nSales'),
    market.rows.get('wishes')!.listing,
    market,
  )
  expect(parts.map(({ phrase }) => phrase)).toEqual(['Sales', 'Sales Intern'])
})
