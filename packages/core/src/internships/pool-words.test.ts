import { expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findPoolWords } from './pool-words.ts'
import { readListing } from './read-listing.ts'

test.each([
  'Talent pool: data interns',
  'Marketing Intern (Talent Pool)',
  'Design Intern (future openings)',
  'Join our talent pool and we will call you when a project starts.',
  'Your resume goes into our candidate database.',
  'We are building a pipeline of candidates for 2027.',
  'This is a talent pool for interns of next year.',
  'This posting is for future openings.',
  'We accept applications for upcoming internships.',
  'There is no current vacancy.',
  'There are no immediate openings, but we like to hear from you.',
  'This is not an active opening.',
  'Currently there are no openings.',
  'We are not currently hiring.',
])('reads a pool from %j', (text) => {
  expect(readListing(text, '2026-11-25').vacancy).toEqual({ value: 'pool', quote: expect.any(String) })
})

test.each([
  'Design a swimming pool for a school in Nashik.',
  'Tune the connection pool and the thread pool of our services.',
  'Build a data pipeline with Airflow.',
  'You will build a talent pipeline for our clients in retail.',
  'Source profiles and manage the talent pool on Naukri.',
  'We make talent pool software for recruiters.',
  'Pool campus drive for 2026 and 2027 graduates.',
  'This is a real vacancy and not a talent pool.',
  'This opening exists now: not for a talent pool.',
  'If you are not selected, we keep your resume for future openings.',
  'Top performers are considered for future full-time roles.',
  'Is this a talent pool? No, the intern starts on 1 January.',
  'There are no immediate openings in Delhi, this one is in Pune.',
  'No vacancy is filled without an interview.',
  'Write the forecast for future hiring needs of our stores.',
  'Current openings: 2',
])('reads no pool from %j', (text) => {
  expect(readListing(text, '2026-11-25').vacancy).toBeNull()
})

test('quotes the sentence', () => {
  const text = 'Data Intern\n• Location: Pune\n• We are collecting resumes for future openings. Apply here.'
  expect(readListing(text, '2026-11-25').vacancy?.quote).toBe('We are collecting resumes for future openings.')
})

test('reads a hostile sentence in little time', () => {
  const text = 'we are building a talent pool of no current join our '.repeat(400)
  expect(fastestRun(() => findPoolWords(`${text} x`), 50)).toBeLessThan(50)
  const names = `we are collecting ${'future '.repeat(3000)}`
  expect(fastestRun(() => findPoolWords(names), 50)).toBeLessThan(50)
})
