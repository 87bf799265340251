import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findUndone } from './denials.ts'

const undone = (text: string) => findUndone(text, 0, text.length).map(({ start, end }) => text.slice(start, end))

describe('what was not done', () => {
  test.each([
    ['Never screened resumes for a vacancy', 'Never screened resumes for a vacancy'],
    ['Did not sell tickets, sold snacks', 'Did not sell tickets'],
    ["I haven't filed returns but read about it", "haven't filed returns "],
    ['Hoping to screen resumes', 'Hoping to screen resumes'],
    ['Would like to file GST returns', 'Would like to file GST returns'],
    ['I would like to file GST returns', 'I would like to file GST returns'],
    ['Seeking an internship where I can file returns', 'Seeking an internship where I can file returns'],
    ['Interested in screening resumes', 'Interested in screening resumes'],
    ['My father sells insurance', 'My father sells insurance'],
    ['Sold snacks and want to sell insurance', 'want to sell insurance'],
  ])('is a part of "%s"', (text, part) => {
    expect(undone(text)).toEqual([part])
  })

  test.each([
    'Sold tickets at the fair',
    'Not only sold tickets but counted them',
    "Sold sarees in my aunt's shop",
    "My uncle's shop: sold sarees",
    'Helped customers who want to buy sarees',
    'Taught pupils who did not speak English',
    'Never missed a deadline when filing returns',
    'Managed to sell 40 tickets',
    'Able to file GST returns',
  ])('is no part of "%s"', (text) => {
    expect(undone(text)).toEqual([])
  })

  test('is found in its sentence alone', () => {
    const text = 'Never sold tickets. Sold snacks.'
    expect(findUndone(text, 20, text.length)).toEqual([])
  })

  test('takes linear time', () => {
    const text = 'looking for seeking my father never want to '.repeat(3_000)
    expect(fastestRun(() => findUndone(text, 0, text.length), 200)).toBeLessThan(200)
  })
})
