import { expect, test } from 'vitest'
import { splitPieces } from './pieces.ts'
import { readOffer } from './read-offer.ts'

const read = (text: string) => readOffer(splitPieces(text))
const valuesOf = (text: string) => {
  const { perks, degrees, ...others } = read(text)
  const found = Object.entries(others).flatMap(([name, one]) => (one ? [[name, one.value]] : []))
  const lists = { perks: perks.map(({ value }) => value), degrees: degrees.map(({ value }) => value) }
  return { ...lists, ...Object.fromEntries(found) }
}

test.each([
  [
    'Perks: Certificate, Letter of recommendation, Flexible work hours, Job offer',
    ['ppo', 'certificate', 'letter', 'flexible'],
  ],
  ['A certificate and an honest letter of reference are a matter of course.', ['certificate', 'letter']],
  ['Unpaid, certificate on completion.', ['certificate']],
  ['• Internship certificate\n• LOR\n• PPO for top performers', ['ppo', 'certificate', 'letter']],
  ['You will receive a certificate.', ['certificate']],
  ['Stipend: Rs. 8k per month + certificate', ['certificate']],
  ['Rs 5000 + Certificate & LOR + PPO', ['ppo', 'certificate', 'letter']],
  ['Certificate of internship, but no PPO.', ['certificate']],
  ['There is a chance to convert to a full-time role.', ['ppo']],
  ['Timings are flexible.', ['flexible']],
])('reads the perks of “%s”', (text, perks) => {
  expect(valuesOf(text).perks).toEqual(perks)
})

test.each([
  'A link to something you made tells us more than a certificate.',
  'Apply with your resume; a letter is not needed.',
  'We do not give a certificate.',
  'There is no PPO and no letter of recommendation.',
  'You must have an AWS certificate.',
  'Submit a letter of recommendation with your application.',
  'This is a full-time role in our office.',
  'Knowledge of SSL certificates.',
  'We need a bonafide certificate from your college.',
])('reads no perk from “%s”', (text) => {
  expect(valuesOf(text).perks).toEqual([])
})

test.each([
  ['About 15 hours a week are enough.', 15],
  ['15-20 hours per week', 20],
  ['20 hrs/week', 20],
  ['Commitment: 25+ hours weekly', 25],
  ['Working hours are ten to six.', undefined],
  ['Reply within 48 hours. One call a week.', undefined],
  ['168 hours a week', undefined],
])('reads the hours of “%s”', (text, hours) => {
  expect(valuesOf(text).hoursPerWeek).toBe(hours)
})

test.each([
  ['Eligible batches: 2026, 2027', [2026, 2027]],
  ['2027 to 2029 graduates only', [2027, 2028, 2029]],
  ['Founded by two graduates of 2015.', undefined],
])('reads the graduation years of “%s”', (text, years) => {
  expect(valuesOf(text).graduationYears).toEqual(years)
})

test.each([
  ['Eligibility: B.Tech/B.E., BCA or MCA students', ['B.Tech', 'B.E', 'BCA', 'MCA']],
  ['Open to students pursuing a Bachelor of Commerce.', ['Bachelor of Commerce']],
  ['Internship for B.Sc nursing / GNM final year', ['B.Sc nursing', 'GNM']],
  ['We are a team of MBA graduates.', []],
])('reads the degrees of “%s”', (text, degrees) => {
  expect(valuesOf(text).degrees).toEqual(degrees)
})

test.each([
  ['Minimum CGPA: 7.5', 7.5],
  ['CGPA of 8 or above', 8],
  ['7+ CGPA', 7],
  ['CGPA 7.0/10', 7],
  ['GPA of 3.2/4', undefined],
  ['CGPA above 60%', undefined],
  ['No minimum CGPA.', undefined],
])('reads the CGPA of “%s”', (text, value) => {
  expect(valuesOf(text).minCgpa).toBe(value)
})
