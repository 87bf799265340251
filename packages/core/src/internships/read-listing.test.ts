import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLinear } from '../resume/testing/fastest-run.ts'
import { cases } from '../testing/cases.ts'
import { isOnlyLinks, type ReadListing, readListing, withoutEmphasis } from './read-listing.ts'
import type { Advertisement } from './testing/advertisement.ts'
import { chatAdvertisements } from './testing/chat-advertisements.ts'
import { pageAdvertisements } from './testing/page-advertisements.ts'

const today = '2026-11-25'
const advertisements = [...chatAdvertisements, ...pageAdvertisements]

const valuesOf = (read: ReadListing) => ({
  title: read.title?.value,
  requirements: read.requirements.map(({ value }) => value),
  location: read.location?.value,
  type: read.type?.value,
  duration: read.duration?.value,
  stipend: read.stipend?.value,
  openings: read.openings?.value,
  startsOn: read.startsOn?.value,
  applyBy: read.applyBy?.value,
})

const quotesOf = (fields: ReadListing): string[] =>
  Object.values(fields)
    .flat()
    .flatMap((found) => (found ? [found.quote] : []))

describe('advertisements', () => {
  test.each(advertisements)('reads $name', ({ name, text, ...expected }: Advertisement) => {
    const read = readListing(text, today)

    const unknown = { title: undefined, location: undefined, type: undefined, duration: undefined, stipend: undefined }
    const days = { openings: undefined, startsOn: undefined, applyBy: undefined }
    expect(valuesOf(read)).toEqual({ ...unknown, ...days, ...expected })
    const plain = withoutEmphasis(text)
    expect(quotesOf(read).filter((quote) => !plain.includes(quote))).toEqual([])
    expect(plain.trim().replaceAll('\r\n', '\n')).toContain(read.description?.value.split('\n')[0])
    expect(read.description?.value).not.toMatch(/@|\d{10}/)
  })
})

test.each([
  ['Data Analyst – Internship', 'Data Analyst'],
  ['Data Analyst - Internship (Remote)', 'Data Analyst'],
  ['Kite Labs – Data Analyst – Internship', 'Data Analyst'],
  ['UX Designer – Summer Internship 2027', 'UX Designer'],
  ['Graphic Designer — internship, Pune', 'Graphic Designer'],
  ["WE'RE HIRING – GRAPHIC DESIGN INTERN", 'Graphic Design Intern'],
  ['HR AND UI/UX DESIGN INTERN', 'HR and UI/UX Design Intern'],
  ['HTML WEB DEVELOPER INTERN', 'HTML Web Developer Intern'],
  ['Internship: Data Analyst', 'Data Analyst'],
  ['URGENT: 2 trainees reqd for Front Office', 'Trainee for Front Office'],
  ["We'd love two pastry interns from hotel colleges", 'Pastry intern'],
  ['Internship Opportunity at Rao & Menon Associates', undefined],
  ['Legal Vacation Scheme 2027 – Corporate Team', 'Legal Vacation Scheme 2027'],
  ['Graphic design intern chahiye for a printing press', 'Graphic design intern'],
  [
    'Asha Hospital requires Hospital Administration Interns. Job profile: OPD flow, feedback, records',
    'Hospital Administration Intern',
  ],
  ['Legal Intern (Litigation) — Chambers of Adv. S. Bharucha', 'Legal Intern (Litigation)'],
  ['Research Intern, Speech for Indic Languages', 'Research Intern, Speech for Indic Languages'],
  ['Frontend Intern (React Native) – Khet, Indore / WFH', 'Frontend Intern (React Native)'],
  ['HIRING: Content & Social Media Intern 📣', 'Content & Social Media Intern'],
  ['🚀 Data ⭐️ Intern 🚀', 'Data Intern'],
])('reads the title of %j', (line, title) => {
  const text = `${line}\nRemote\n10,000 INR/month\n\nSkills: SQL, Python\nYou clean data.`
  expect(readListing(text, today).title?.value).toBe(title)
})

test('quotes the words that each requirement was read from', () => {
  const { requirements } = readListing('Skills: SQL\n- Excel or Tableau\n\nGood to have:\n- Python', today)
  expect(requirements).toEqual([
    { value: 'SQL', quote: 'Skills: SQL' },
    { value: 'Microsoft Excel or Tableau', quote: 'Excel or Tableau' },
    { value: 'Python (nice to have)', quote: 'Python' },
  ])
})

test('keeps at most 30 requirements', () => {
  const skills = Array.from(
    { length: 50 },
    (_, index) => `Loom weave ${'abcdefghij'[index % 10]}${'xyzuv'[index % 5]}${index}`,
  )
  expect(readListing(`Skills: ${skills.join(', ')}`, today).requirements).toHaveLength(30)
})

test('leaves the buttons and counts of another site out of the description', () => {
  const page =
    'Kite Labs logo\nData Intern\nPune · 2 weeks ago · 87 applicants\nEasy Apply\nSave\nYou apply SQL.\nShow less'
  expect(readListing(page, today).description?.value).toBe('Data Intern\nYou apply SQL.')
})

test('cuts a long description between two words', () => {
  const { description } = readListing('word '.repeat(2000), today)
  expect(description?.value.length).toBeLessThanOrEqual(5000)
  expect(description?.value.endsWith('word')).toBe(true)
})

test.each([
  ['₹15,000', 15_000],
  ['15k/month', 15_000],
  ['Rs. 10,000-15,000', 10_000],
  ['10-15k per month', 10_000],
  ['Unpaid', 0],
  ['INR 12,500 p.m.', 12_500],
  ['4 LPA', undefined],
  ['₹3,00,000 per annum', undefined],
  ['₹500 per day', undefined],
  ['₹2,000 per week', undefined],
  ['₹15,000 for the whole internship', undefined],
  ['8000 for the first 2 months, 10000 thereafter', 8000],
  ['₹15,000 fixed + incentives up to ₹10,000', 15_000],
  ['as per the Apprentices Act (approx 9500)', 9500],
  ['Paid per day: ₹900 + meals', undefined],
  ['up to ₹20,000', undefined],
  ['$400', undefined],
  ['Best in industry', undefined],
  ['₹60,000 for two months (₹30,000 per month)', 30_000],
])('reads the stipend %s as %s', (words, rupees) => {
  expect(readListing(`Stipend: ${words}`, today).stipend?.value).toBe(rupees)
})

test.each([
  ['Dietetics Interns (3 nos.)', 3],
  ['Diploma / ITI apprentices – 4', 4],
  ['Site Engineer Trainees (Civil) - 5 Nos', 5],
  ['2 trainees required for Front Office', 2],
  ['Applications are invited for one project intern', 1],
  ['We take two reporting interns each quarter', 2],
  ['They want three people for it', 3],
  ['Summer Intern - 2027', undefined],
  ['Interns: 3 months', undefined],
])('reads the openings of "%s" as %s', (words, openings) => {
  expect(readListing(words, today).openings?.value).toBe(openings)
})

test.each([
  ['When: Jan – June 2027', '6 months'],
  ['Period: 1st February 2027 to 31st July 2027', '6 months'],
  ['Dates: 20 January – 10 March 2027', '2 months'],
  ['3 months, feb to april', '3 months'],
  ['Internship period: 02-Jan-2027 to 30-Jun-2027', '6 months'],
  ['A summer scheme (April 12 to May 22, 2027)', '6 weeks'],
  ['15 Nov 2026 – 14 Feb 2027', '3 months'],
  ['Internship for 90 days', '90 days'],
  ['Tenure: 6m, extendable', '6 months'],
  ['Six-month industrial training', 'Six months'],
  ['5.5 months from 1st Feb', '5.5 months'],
  ['Applications: January to March 2027', undefined],
  ['Period : 3 (three) months from 01.02.2027', '3 months'],
  ['Students of the five-year course may apply', undefined],
  ['Batch: June – October 2027 (20 weeks)', '20 weeks'],
  ['Logistics: 6 months, January start', '6 months'],
  ['Minimum 6 months of experience in Kotlin required', undefined],
  ['0 - 1 Years', undefined],
])('reads the duration of "%s" as %s', (words, duration) => {
  expect(readListing(words, today).duration?.value).toBe(duration)
})

test.each([
  ['Base: Anantapur, with travel to villages', 'Anantapur'],
  ['Our group is at IISER Tirupati.', 'Tirupati'],
  ['Chambers of Adv. Rao, Bombay High Court\nFort, Mumbai', 'Mumbai'],
  ['Where: Kochi / WFH on Fridays', 'Kochi'],
  ['Place of posting: Nashik', 'Nashik'],
  ['Language Lab, IIIT Hyderabad', 'Hyderabad'],
  ['Mode: Hybrid (Gurugram, 3 days)', 'Gurugram'],
  ['Location: Indore, 3 days office / 2 days home', 'Indore'],
])('reads the place of "%s" as %s', (words, place) => {
  expect(readListing(words, today).location?.value).toBe(place)
})

test('asks for no subject of a degree, and for what is behind the degree', () => {
  const degrees = [
    'B.Sc.',
    'M.Sc in',
    'a bachelor’s degree in',
    'Pursuing B.Tech in',
    'Students of',
    'Master’s student of',
  ]
  const subjects = ['Chemistry', 'Botany, Zoology or Biotechnology', 'electronics or computer science', 'Social Work']
  const behind = [' with good knowledge of Tally', '; must know Tally', ' who have used Tally']
  for (const degree of degrees)
    for (const subject of subjects)
      for (const tail of behind) {
        const text = `Requirements:\n- ${degree} ${subject}${tail}\n- AutoCAD`
        expect([text, readListing(text, today).requirements.map(({ value }) => value)]).toEqual([
          text,
          ['Tally', 'AutoCAD'],
        ])
      }
})

test('asks for what a sentence without a heading says of the person, and for the short ones behind it', () => {
  const text = `We need someone good at photography and Figma. Excel basics. Hindi and English.
You keep the stock and sales sheet. We are strong in textiles and work with SAP.`
  expect(readListing(text, today).requirements.map(({ value }) => value)).toEqual([
    'Photography',
    'Figma',
    'Microsoft Excel',
    'Hindi',
    'English',
  ])
})

test('asks for a program that the vocabulary does not know', () => {
  const read = readListing('Requirements\n- Knowledge of Micromedex will be an advantage', today)
  expect(read.requirements[0]?.value).toBe('Micromedex (nice to have)')
})

test('asks also for what the work names where the requirements name nothing that tells applicants apart', () => {
  const work = 'What you will do\n- Build reports in Power BI\n\n'
  const asked = (text: string) => readListing(text, today).requirements.map(({ value }) => value)
  expect(asked(`${work}Requirements\n- Hindi and English\n- Excel`)).toContain('Power BI')
  expect(asked(`${work}Requirements\n- SQL and Python`)).toEqual(['SQL', 'Python'])
  expect(asked(`${work}Skills: Hindi, Excel\nMachines: CNC turning in Fanuc`)).toContain('Fanuc')
})

test('ends the skills behind a label with their paragraph, and asks for nothing in a signature', () => {
  const text = 'Skills: SCADA, MATLAB\n\nRegister on the portal.\n\nRegards\nTraining & Placement Office'
  expect(readListing(text, today).requirements.map(({ value }) => value)).toEqual(['SCADA', 'MATLAB'])
})

test.each([
  'Advertisement No. 14/2026',
  'Walk-in on 5 December at 10 am, HR dept',
  'Contact | HR, Kaveri Spinning Mills',
  'Logistics: 6 months, two seats',
  'It’s okay if you have never touched Docker.',
])('asks for nothing in %j', (line) => {
  const read = readListing(`${line}\nProject Intern\nYou clean data with SQL.`, today)
  expect(read.requirements.map(({ value }) => value)).toEqual(['SQL'])
})

test.each([
  ['three days office and two from home', 'Hybrid'],
  ['2 days in the office, otherwise remote', 'Hybrid'],
  ['4 days a week from our studio, 1 day from home', 'Hybrid'],
  ['5 days office', undefined],
  ['The internship is physical.', 'On-site'],
  ['Mode: physical', 'On-site'],
  ['The subject is physical chemistry.', undefined],
])('reads the work type of %j as %s', (words, type) => {
  expect(readListing(`Data Intern\n${words}`, today).type?.value).toBe(type)
})

test.each([
  ['Intern - Taxation\nSurat\nRole: Taxation', 'Intern - Taxation'],
  ['Hi!\nWe make podcasts.', undefined],
  ['Product Design Intern, 6 months, ₹30k/month, 4 days in office.', 'Product Design Intern'],
  ['Shuddh Foods ko 2 sales interns chahiye', 'Sales intern'],
  ['Calling for applications for internships, January 2027', undefined],
  ['Supply Chain Intern\nMumbai\nSeniority level\nInternship\nEmployment type\nFull-time', 'Supply Chain Intern'],
])('reads the title of a page of another site: %j', (text, title) => {
  expect(readListing(text, today).title?.value).toBe(title)
})

test.each([
  'Skills: SQL\nPreferred qualifications:\n- Docker',
  'Requirements:\n- SQL\n- Docker is a plus',
  'Skills: SQL\nNice-to-haves:\n- Docker',
  'Skills: SQL\nNice extras: Docker',
  'You should apply if\n- you write SQL\n\nGood to know: Docker',
  'What we care about: SQL\nWe don’t care about: Java\n\nPlus if you have used Docker.',
  'You need SQL\n\nAlso useful -> Docker',
  'SQL is essential.\n\nDocker (any version) would be great.',
  'Skills: SQL\n\nDocker - added advantage',
  'Skills: SQL\n\nDocker helps but isn’t needed.\n#Kubernetes #hiring',
])('marks what is only welcome in %j', (text) => {
  expect(readListing(text, today).requirements.map(({ value }) => value)).toEqual(['SQL', 'Docker (nice to have)'])
})

test.each([
  ['Starts 1 Jan 2027', '2027-01-01'],
  ['Start date: 01/02/2027', '2027-02-01'],
  ['From 24 November onwards', '2027-11-24'],
  ['Starting from 30th Nov', '2026-11-30'],
  ['Period: 15 Jan 2027 to 15 Apr 2027', '2027-01-15'],
  ['In schools (April 12 to May 22, 2027)', '2027-04-12'],
  ['Write to us by 1 December 2026', undefined],
  ['22 weeks, batch of 5th January 2027', '2027-01-05'],
  ['can start between 15th Nov 2026 and 20th Dec 2026', undefined],
  ['Start date: Immediately', undefined],
  ['Founded on 3 March 2011', undefined],
])('reads the first day of "%s" as %s', (words, day) => {
  expect(readListing(words, today).startsOn?.value).toBe(day)
})

test.each([
  ['https://jobs.example/intern/12', true],
  ['  www.example.org/a \n https://b.example/c ', true],
  ['example.com/jobs/5', true],
  ['Data intern, see https://jobs.example', false],
  ['Node.js', false],
  ['', false],
])('recognises a text of nothing but links: %j', (pasted, isLink) => {
  expect(isOnlyLinks(pasted)).toBe(isLink)
})

const words = fc.constantFrom(
  ...'intern Role: Skills: SQL, Excel or ₹15,000 15k/month - – | • \n \t ** Remote not hybrid Pune 6-month 3 to months apply by 31 June 2027 start 2026-12-01 “ \u200b 🚀 ( ) : stipend per unpaid hiring looking for 2 openings'.split(
    ' ',
  ),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(words, { maxLength: 120 }).map((parts) => parts.join(' ')),
)

test('reads every text without an error and quotes only its words', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const read = readListing(pasted, today)
      expect(quotesOf(read).filter((quote) => !pasted.includes(quote))).toEqual([])
      expect(read.description?.value.length ?? 0).toBeLessThanOrEqual(5000)
      expect(read.requirements.length).toBeLessThanOrEqual(30)
      isOnlyLinks(pasted)
    }),
    cases(500),
  )
})

const hostile = {
  'one long word': 'a'.repeat(100_000),
  blanks: ' \t'.repeat(50_000),
  'empty lines': '\n'.repeat(100_000),
  digits: '1,'.repeat(50_000),
  'words of months': '3 to 3 to 12 months for the '.repeat(4000),
  labels: 'Role:\n'.repeat(17_000),
  hiring: 'looking for an intern and '.repeat(4000),
  'amounts and days': '₹15,000 per month by 1 Jan 2027, '.repeat(3200),
  skills: 'Skills: SQL, Excel or Python; '.repeat(3500),
  brackets: '(('.repeat(50_000),
  dashes: 'a - '.repeat(25_000),
}

test.each(Object.entries(hostile))('reads 100 KB of %s in 100 ms or in linear time', (_, pasted) => {
  const read = (share: number) => {
    const text = pasted.slice(0, pasted.length * share)
    readListing(text, today)
    isOnlyLinks(text)
  }
  expect(isLinear(read, 100)).toBe(true)
})

test.each([
  ['Stipend: 8k to 10k', 8000, 10_000],
  ['8k to 10k', 8000, 10_000],
  ['Stipend: 8-10k', 8000, 10_000],
  ['Stipend: 10,000–12,000', 10_000, 12_000],
  ['10,000–12,000', 10_000, 12_000],
  ['₹15,000 - ₹20,000 per month', 15_000, 20_000],
  ['Stipend: ₹15,000', 15_000, undefined],
  ['CTC: Rs. 20,000 per month', 20_000, undefined],
  ['CTC: 3,60,000', undefined, undefined],
  ['Stipend: ₹15,000 to 12,000', 15_000, undefined],
])('reads the stipend of %j', (line, value, upTo) => {
  const { stipend, stipendMax } = readListing(`Data Intern\n${line}`, '2026-11-26')
  expect(stipend?.value).toBe(value)
  expect(stipendMax?.value).toBe(upTo)
})

test.each([
  ['Duration: 4-6 months', '4 months', true],
  ['Internship for 3 to 6 months', '3 months', true],
  ['Duration: minimum half a year', '6 months', undefined],
  ['Minimum half a year', '6 months', undefined],
  ['Commitment of at least half a year', '6 months', undefined],
  ['Duration: 6 months', '6 months', undefined],
])('reads the duration of %j', (line, value, isLowerEnd) => {
  const { duration } = readListing(`Data Intern\n${line}`, '2026-11-26')
  expect(duration?.value).toBe(value)
  expect(duration?.isLowerEnd).toBe(isLowerEnd)
})

test.each([
  'Send your CV to hr@kite.example.',
  'Call +91 98765 43210 for details.',
  'WhatsApp 9876543210.',
  'Mail hr [at] kite [dot] in',
  'Join https://chat.whatsapp.com/abc',
])('leaves %j out of the description', (contact) => {
  const { description } = readListing(
    `Data Intern\nYou clean data. ${contact}\n${contact}\nYou learn SQL.`,
    '2026-11-26',
  )
  expect(description?.value).toBe('Data Intern\nYou clean data.\nYou learn SQL.')
})
