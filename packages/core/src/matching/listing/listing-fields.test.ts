import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fields } from '../../skills/vocabulary.ts'
import { fieldShares, findRoles, readPiece } from './listing-fields.ts'

const sharesOf = (parts: { title?: string; requirements?: string; description?: string }) => {
  const pieces = (text?: string) => (text === undefined ? [] : [readPiece(text)])
  const shares = fieldShares({
    title: pieces(parts.title),
    requirements: pieces(parts.requirements),
    description: pieces(parts.description),
  })
  return new Map(shares.map(({ field, share }) => [fields[field]!.name, share]))
}

describe('the roles of a piece', () => {
  test('are keyed like field words', () => {
    expect(findRoles(readPiece('Web Developer and chefs'))).toEqual(['web developer', 'chef'])
  })

  test('leave everyday words out', () => {
    expect(findRoles(readPiece('software and ledgers'))).toEqual([])
  })
})

describe('the fields of a listing', () => {
  test('are none without a sign of any', () => {
    expect(sharesOf({ title: 'Intern' }).size).toBe(0)
  })

  test('come from its title', () => {
    expect(sharesOf({ title: 'Accountant' }).get('Accounting')).toBe(1)
  })

  test('come from its requirements', () => {
    expect(sharesOf({ requirements: 'Tally' }).get('Accounting')).toBe(1)
  })

  test('come from its description', () => {
    expect(sharesOf({ description: 'Keep the ledger.' }).get('Accounting')).toBe(1)
  })

  test('weigh the title twice as much as the requirements', () => {
    const shares = sharesOf({ title: 'Accountant', requirements: 'Figma' })
    expect(shares.get('Accounting')).toBeCloseTo(2 / 3, 5)
  })

  test('weigh the title as much as requirements and description together', () => {
    const shares = sharesOf({ title: 'Accountant', requirements: 'PCR', description: 'PCR' })
    expect(shares.get('Accounting')).toBeCloseTo(1 / 2, 5)
  })

  test('give .35 of a share to each neighbouring field', () => {
    expect(sharesOf({ title: 'Accountant' }).get('Finance')).toBeCloseTo(0.35, 5)
  })

  test('do not count a general skill', () => {
    expect(sharesOf({ requirements: 'Communication' }).size).toBe(0)
  })
})

test('law: shares are in the order of the fields, at least .02 and never below 0', () => {
  const text = fc.constantFrom('Accountant', 'Python', 'Chef', 'Tally', 'Nurse', 'Keep the ledger', 'React', 'Intern')
  fc.assert(
    fc.property(text, text, text, (title, requirements, description) => {
      const shares = fieldShares({
        title: [readPiece(title)],
        requirements: [readPiece(requirements)],
        description: [readPiece(description)],
      })
      let last = -1
      for (const { field, share } of shares) {
        expect(field).toBeGreaterThan(last)
        expect(share).toBeGreaterThanOrEqual(0.02)
        last = field
      }
    }),
  )
})
