import { describe, expect, test } from 'vitest'
import { findSkills } from './extract.ts'

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
  ])('%s', (line) => {
    const found = trades.filter((trade) => namesIn(line.replace('%', trade)).includes(trade))
    expect(found).toEqual([])
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
