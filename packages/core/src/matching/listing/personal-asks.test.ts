import { describe, expect, test } from 'vitest'
import { isAboutPerson } from './personal-asks.ts'

describe('a phrase about the person', () => {
  test.each([
    'Female zither makers',
    'Female health workers',
    'Female nursing',
    'Women candidates for health care',
    'Law students from Pune',
    'Indian nationals',
    'Native speaker of Hindi',
    'Hindu priest',
    'Age below 25',
    'Unmarried',
    'Pune law',
    'IIT students',
  ])('is: %s', (text) => {
    expect(isAboutPerson(text)).toBe(true)
  })

  test.each([
    'Sex education',
    'Hindu law',
    'Senior citizen care',
    "Women's health",
    'Native apps',
    'Age verification',
    'Gender studies',
    'Knowledge of Indian history',
    'Indian classical dance',
    'Maternity nursing',
    'Zither repairs',
    '',
  ])('is not: %s', (text) => {
    expect(isAboutPerson(text)).toBe(false)
  })
})
