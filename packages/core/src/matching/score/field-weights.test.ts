import { describe, expect, test } from 'vitest'
import { fields, generalField } from '../../skills/vocabulary.ts'
import { fieldWeight, roleMass, skillMass, wordMass } from './field-weights.ts'

const fieldNamed = (name: string) => fields.findIndex((field) => field.name === name)

describe('the weight of a field', () => {
  test('is 0 for general skills', () => {
    expect(fieldWeight(generalField)).toBe(0)
  })

  test('is 1 for a specific field', () => {
    expect(fieldWeight(fieldNamed('Accounting'))).toBe(1)
  })

  test.each(['Business and operations', 'Administration', 'Research', 'Customer service'])(
    'is less than 1 for the broad field %s',
    (name) => {
      expect(fieldNamed(name)).toBeGreaterThanOrEqual(0)
      expect(fieldWeight(fieldNamed(name))).toBeLessThan(1)
      expect(fieldWeight(fieldNamed(name))).toBeGreaterThan(0)
    },
  )
})

test('a role is stronger evidence than a skill or a word', () => {
  expect(roleMass).toBeGreaterThan(skillMass)
  expect(roleMass).toBeGreaterThan(wordMass)
})
