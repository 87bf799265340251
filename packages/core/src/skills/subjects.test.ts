import { describe, expect, test } from 'vitest'
import { findShownDeeds } from './deeds/shown-deeds.ts'
import { findSkills } from './extract.ts'
import { skills } from './vocabulary.ts'

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill)

describe('law: what a product or a client is about is no skill', () => {
  const trades = ['Payroll', 'Hotel management', 'Yoga', 'Photography', 'Baking', 'Inventory management']

  test.each([
    'Built a % system',
    '% app in PHP for a course',
    'Developed a % website using React',
    '% management system in Java with MySQL',
    'Posts for a % studio',
    'Logo and cards for the local % shop',
    'Reels for Green Leaf % nursery',
  ])('%s', (line) => {
    const found = trades.filter((trade) => namesIn(line.replace('%', trade)).includes(trade))
    expect(found).toEqual([])
  })
})

describe('law: what a thing was made for is not done by its maker', () => {
  const purposes = {
    'payroll processing': 'Payroll',
    'floor cleaning': 'Housekeeping',
    'pipe welding': 'Welding',
    'blood pressure measurement': 'Vital signs',
    'customer service': 'Customer service',
  }
  const shownIn = (line: string) => [...namesIn(line), ...findShownDeeds(line).map(({ id }) => skills[id]!.name)]

  test.each([
    'Robot for',
    'A low-cost device for',
    'Mobile app for',
    'Built an automatic machine for',
    'Designed a kit for',
    'Design and fabrication of a jig for',
  ])('%s …', (made) => {
    const found = Object.entries(purposes).filter(([purpose, skill]) => shownIn(`${made} ${purpose}`).includes(skill))
    expect(found).toEqual([])
  })
  test.each(['Did', 'Used a machine for', 'Responsible for'])('but %s …', (work) => {
    const missed = Object.entries(purposes).filter(([purpose, skill]) => !shownIn(`${work} ${purpose}`).includes(skill))
    expect(missed).toEqual([])
  })
})

test.each([
  ['Used payroll software daily', 'Payroll'],
  ['Built a machine learning system', 'Machine learning'],
  ['HR analytics dashboard in Power BI', 'HR analytics'],
  ['Payroll of 140 drivers', 'Payroll'],
  ['Photography for a magazine', 'Photography'],
])('%s shows %s', (line, skill) => {
  expect(namesIn(line)).toContain(skill)
})

test('law: what a product does is no deed in its trade', () => {
  const shown = (text: string) => findShownDeeds(text).map(({ id }) => skills[id]!.name)
  expect(shown('Calculated salaries of 40 employees with overtime')).toContain('Payroll')
  expect(shown('Built a payroll app that calculates salaries of employees with overtime')).not.toContain('Payroll')
  expect(shown('Developed a website where guests book rooms online')).not.toContain('Reservations')
  expect(shown('Built a website and managed 20 volunteers')).toContain('Volunteer management')
})
