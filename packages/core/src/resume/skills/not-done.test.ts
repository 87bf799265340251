import { describe, expect, test } from 'vitest'
import { findNotDone } from './not-done.ts'

const skill = 'Payroll'
const isMasked = (text: string): boolean =>
  findNotDone(text).some(({ start, end }) => start <= text.indexOf(skill) && end > text.indexOf(skill))

describe('no work is', () => {
  test.each([
    'Payroll in my leisure time',
    'Time pass: Payroll sheets for friends',
    'Planning to join a Payroll course in June',
    'Career goal – enter Payroll, preferably in Pune',
    'Ready for any shift if I get a chance in Payroll',
    'Interns could not touch the Payroll',
    'We were not allowed in the Payroll room',
    'Payroll has not yet been taught',
    'Payroll is in the syllabus of the next term',
    'Left the Payroll course after two classes',
    'The Payroll class got cancelled',
    'Upcoming: Payroll rotation',
    'Ten Payroll runs witnessed',
    'Not allowed near the Payroll desk',
    'Excel was used, but Payroll could not be opened',
  ])('%s', (text) => expect(isMasked(text)).toBe(true))
})

describe('work is', () => {
  test.each([
    'Ran Payroll for 40 staff',
    'In my free time built a Payroll app with 400 users',
    'Wrote a Payroll sheet because the clerk could not add up the hours',
    'Helped 30 workers who could not read with their Payroll forms',
    'The bank file could not be opened, so I did the Payroll by hand',
    'The course was cancelled, still I ran the Payroll alone',
    'Goal of the project: a Payroll app',
    'Observed Payroll rules and ran it for six months',
  ])('%s', (text) => expect(isMasked(text)).toBe(false))
})
