import { expect, test } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing(text, '2026-11-25')
const skillsIn = (text: string) => read(text).requirements.map(({ value }) => value)

test.each<[string, string, string[]]>([
  ['HR intern needed, Indore, stipend 6000, 2 months, Excel mandatory, own laptop', 'HR intern', ['Microsoft Excel']],
  ['Unpaid remote writing internship, SEO required, certificate given', 'Writing internship', ['SEO']],
  ['Design intern, Surat, 6k pm, Figma and Canva must, WFO', 'Design intern', ['Figma', 'Canva']],
  ['Civil intern, site at Nashik, AutoCAD compulsory, food provided, 45 days', 'Civil intern', ['AutoCAD']],
  ['Accounts intern req, Tally needed, Bhopal, 6m, immediate joining, freshers', 'Accounts intern', ['Tally']],
  ['HR intern, Pune, 5k, payroll, Word', 'HR intern', ['Payroll', 'Microsoft Word']],
  ['AI intern, Pune, computer vision, user experience design, computer', 'AI intern', ['Computer vision', 'UX design']],
  ['Java intern | Kochi | 8000 stipend | bike must | Spring Boot skills', 'Java intern', ['Spring Boot']],
  ['Craft intern, Jaipur, kolam drawing required, 3k, weekends', 'Craft intern', ['kolam drawing']],
  [
    'Web intern – Pune – React, Node – 10k – Docker preferred',
    'Web intern',
    ['React', 'Node.js', 'Docker (nice to have)'],
  ],
  ['Support intern, Hindi + English must, WFH, laptop + wifi, night shift', 'Support intern', ['Hindi', 'English']],
  ['Sales intern, Kolkata, travel required, incentives + conveyance, age 18-25', 'Sales intern', []],
])('reads the skills of %s', (text, title, skills) => {
  expect(skillsIn(text)).toEqual(skills)
  expect(read(text).title?.value).toBe(title)
})

test.each([
  ['Sales Intern, Loc: Indore, 45 days, good communication skills', 'Indore', '45 days', undefined],
  ['2 *Design Interns*, Figma, Kochi, stipend 9k, 6m', 'Kochi', '6 months', 9000],
  [
    'MERN intern, Noida Sector 62, Express required, unpaid for first month, 3-6 mths',
    'Noida Sector 62',
    '3 months',
    undefined,
  ],
  ['Law intern. Pune office. Drafting required. Stipend 12000. 6 months.', undefined, '6 months', 12_000],
  ['BD intern, Gurgaon, 10000 + incentives, batch 2027, pin 122001', 'Gurgaon', undefined, 10_000],
])('reads the facts of %s', (text, location, duration, stipend) => {
  const found = read(text)
  expect(found.location?.value).toBe(location)
  expect(found.duration?.value).toBe(duration)
  expect(found.stipend?.value).toBe(stipend)
})

test('knows which skills a list of facts requires', () => {
  const { requirements } = read('HR intern, Indore, 6k, Excel required, Word, Tally needed, Canva preferred')
  expect(requirements.flatMap(({ value, isMust }) => (isMust ? value : []))).toEqual(['Microsoft Excel', 'Tally'])
})

test('counts the interns of a title', () => {
  expect(read('2 *Design Interns*, Figma required, Kochi, hybrid')).toMatchObject({
    title: { value: 'Design Intern' },
    openings: { value: 2 },
  })
})

test.each([
  'We give our interns a certificate, a stipend of 5,000 and lunch. Skills: Excel, Tally.',
  'Internship for students of B.Com, BBA or MBA in Pune, 6 months. Skills: Excel, Tally.',
  'Skills: Excel, Tally, 3 months of an internship in accounts',
])('reads a sentence and a labelled list as before: %s', (text) => {
  expect(skillsIn(text)).toEqual(expect.arrayContaining(['Microsoft Excel', 'Tally']))
})

test('keeps the degrees of a list of facts', () => {
  const { degrees } = read('Internship for students of B.Com, BBA, MBA, Pune, 6 months, 5k')
  expect(degrees.map(({ value }) => value)).toEqual(['B.Com', 'BBA', 'MBA'])
})

test.each([
  'HR intern, Kolkata, work from home except Fridays, 5k',
  'Design intern. Remote but office twice a week.',
  'WFH apart from Monday meetings. Marketing intern.',
])('reads hybrid work in %s', (text) => expect(read(text).type?.value).toBe('Hybrid'))

test('leaves the marks of chats out of the public text and keeps bullets', () => {
  const { description } = read('*Hiring* a _Data Analyst_ intern\n* SQL\n* **Python** and ~R~\nsnake_case_name 2*3*4')
  expect(description?.value).toBe('Hiring a Data Analyst intern\n* SQL\n* Python and R\nsnake_case_name 2*3*4')
})
