import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareListing } from '../../matching/listing/prepared-listing.ts'
import { scoreListing } from '../../matching/score/score-listing.ts'
import { createTextProfile } from '../../matching/testing/profile-of-text.ts'
import { cases } from '../../testing/cases.ts'
import { findOthersWork } from './others-work.ts'

const skill = fc.constantFrom('Python', 'SAP', 'Docker', 'Tableau', 'AutoCAD', 'Figma', 'SEO', 'Payroll', 'Welding')
const house = fc.constantFrom('company', 'firm', 'HR department', 'college', 'agency', 'seniors', 'brother', 'client')
const source = fc.constantFrom('a magazine', 'two blogs', 'several books', 'a few newspapers')

const rowOf = (line: string, ask: string) =>
  scoreListing(
    createTextProfile(
      `Asha Verma\nasha@example.com\nExperience\nIntern, Northwind Works, May 2025 - July 2025\n- ${line}\n- Met the mentor on Fridays`,
    ),
    prepareListing({ id: 'x', title: 'Trainee', description: '', requirements: [ask] }),
  ).parts[0]

test('law: what others did, or the applicant was served or read, shows no skill', () => {
  const line = fc.oneof(
    fc.tuple(skill, house).map(([name, other]) => [name, `The ${other} used ${name} for billing`]),
    fc.tuple(skill, house).map(([name, other]) => [name, `Our ${other} handled ${name} and design`]),
    skill.map((name) => [name, `The team used ${name} for the product`]),
    skill.map((name) => [name, `Elder brother is a clerk and does ${name} at an office`]),
    skill.map((name) => [name, `My cousin knows ${name} and lives in Chennai`]),
    fc.tuple(skill, source).map(([name, read]) => [name, `Read ${read} about ${name}`]),
    skill.map((name) => [name, `Watched YouTube videos on ${name}`]),
    skill.map((name) => [name, `Subscribed to a newsletter on ${name}`]),
    skill.map((name) => [name, `Did not use ${name} in this project`]),
    skill.map((name) => [name, `Colleagues worked with ${name} while I took notes`]),
    skill.map((name) => [name, `Sat next to the ${name} team`]),
    skill.map((name) => [name, `Was asked to learn ${name} but left before`]),
  )
  fc.assert(
    fc.property(line, ([name = '', text = '']) => {
      expect(rowOf(text, name), text).toMatchObject({ points: 0, quote: null })
    }),
    cases(300),
  )
})

const other = fc.constantFrom(
  'the lab technician',
  'my sir',
  'two associates of the firm',
  'an electrician',
  'Ramesh bhai',
  "the owner's brother",
  'a senior designer',
  'our vendor',
  'Chef Thomas',
  'our CA',
  'my room-mate',
)
const others: ((other: string, skill: string) => string)[] = [
  (who, what) => `${who} did ${what} and I stood beside`,
  (who, what) => `On the last day ${who} was doing ${what}, I made tea`,
  (who, what) => `${what} was done by ${who}, I took the prints`,
  (who, what) => `The files for ${what} were made by ${who}`,
  (who, what) => `${who} showed us ${what}`,
  (who, what) => `${who} files and enters all ${what}, I bring the papers`,
  (who, what) => `Stood behind ${who} and saw ${what}`,
  (who, what) => `Held the lamp while ${who} handled ${what}`,
  (who, what) => `My dream is to work in ${what} like ${who}`,
  (_, what) => `${what} is run by shift operator only, I was not allowed to touch`,
  (_, what) => `Sat beside the deals team, which was doing ${what} for a bank`,
  (_, what) => `Sat in the audience of a day on ${what}`,
  (_, what) => `Dream of leading ${what} one day`,
  (who, what) => `Took prints of files with ${what} made by ${who}`,
  (_, what) => `${what} was the work of the conservator and we students only stood by`,
  (_, what) => `${what} is not our work`,
  (who, what) => `Carried the files drawn by ${who} in ${what}`,
  (_, what) => `Passed icons to the designer, who was making screens in ${what}`,
  (_, what) => `Went to a day of ${what} as a silent visitor`,
  (_, what) => `I wish to make my career in ${what}`,
  (_, what) => `${what} I will learn next`,
  (_, what) => `Very much interested to learn ${what}`,
]
const own: ((other: string, skill: string) => string)[] = [
  (who, what) => `${who} asked me to use ${what} for 14 sheets`,
  (who, what) => `Used ${what} for six clients; ${who} signed the sheets`,
  (who, what) => `Used ${what} with ${who} every day`,
  (who, what) => `Made 40 files with ${what} which were checked by ${who}`,
  (who, what) => `${who} was on leave and I worked with ${what} alone`,
  (who, what) => `${who} gave us the forms and we used ${what}`,
]

test('law: what somebody beside the writer did shows no skill, and what the writer did beside others does', () => {
  fc.assert(
    fc.property(other, skill, fc.constantFrom(...others), (who, what, say) => {
      expect(rowOf(say(who, what), what), say(who, what)).toMatchObject({ points: 0, quote: null })
    }),
    cases(300),
  )
  fc.assert(
    fc.property(other, skill, fc.constantFrom(...own), (who, what, say) => {
      expect(rowOf(say(who, what), what)?.met, say(who, what)).toBe('yes')
    }),
    cases(300),
  )
})

test.each([
  'Read 40 papers on Python and wrote a survey in Python',
  'The team of four built the app in Python',
  'Built a tool in Python that the company uses daily',
  'We did not only use SQL but also Python',
  'Downloaded the data and cleaned it in Python',
  'Our team built a chatbot in Python and won',
  'Our project team used Python',
  'The app was built by me in Python',
  'Taught my sister Python for her exam',
])('own work stays: %s', (line) => {
  expect(rowOf(line, 'Python')?.points).toBeGreaterThan(0)
})

test.each([
  'Followed up leads every week',
  'Stayed calm with angry guests',
  'Ordered stock from three vendors',
  'Watched eight users try the prototype',
  'The department gave me an award for sales',
  'My college project predicts churn',
])('%j tells of own work', (text) => {
  expect(findOthersWork(text)).toEqual([])
})

test.each([
  'Our CA uploads the GST returns',
  'Father runs a power loom',
  'The teacher designs the worksheets',
  'Mother teaches music',
])('%j tells of others', (text) =>
  expect(findOthersWork(text).map(({ start, end }) => text.slice(start, end))).toEqual([text]),
)

test('what others did ends where own work begins', () => {
  const text = 'The agency designed the logo, but I drew the icons'
  expect(findOthersWork(text).map(({ start, end }) => text.slice(start, end))).toEqual(['The agency designed the logo'])
})

const department = fc.constantFrom('Front office', 'Bakery (2 weeks)', 'Housekeeping 3 weeks', 'Welding')
const seen = fc.constantFrom(
  'watched the staff',
  'observed',
  'mostly saw how it is done',
  'stood near the desk',
  'one day of shadowing',
  'shown to us once',
  'a demonstration only',
  'seen in the lab',
  'heard a guest of the college',
  'half a day with the staff as an observer',
)
const errand = fc.constantFrom('', ', carried luggage', ' and attended briefings')
const done = fc.constantFrom(', then checked 12 of them', ' and wrote the register', '. Helped two guests')

test('law: a department that was only watched is not shown, one where something was done is', () => {
  const isLeftOut = (text: string) => findOthersWork(text).some(({ start, end }) => start === 0 && end === text.length)
  fc.assert(
    fc.property(department, seen, errand, done, (unit, sight, walk, deed) => {
      expect(isLeftOut(`${unit}: ${sight}${walk}`)).toBe(true)
      expect(isLeftOut(`${unit}: ${sight}${deed}`)).toBe(false)
    }),
    cases(60),
  )
})
