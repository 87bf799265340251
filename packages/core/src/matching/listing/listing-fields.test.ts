import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fields, skills } from '../../skills/vocabulary.ts'
import { fieldShares, readPiece } from './listing-fields.ts'

const sharesOf = (parts: { title?: string; requirements?: string; duties?: string }) => {
  const pieces = (text?: string) => (text === undefined ? [] : [readPiece(text)])
  const shares = fieldShares({
    title: pieces(parts.title),
    requirements: pieces(parts.requirements),
    duties: pieces(parts.duties),
  })
  return new Map(shares.map(({ field, share }) => [fields[field]!.name, share]))
}

describe('a piece of a listing', () => {
  test('has its text and the skills in it', () => {
    const { text, skills: found } = readPiece('Python and Tally')
    expect(text).toBe('Python and Tally')
    expect(found.map(({ id, start, end }) => `${skills[id]!.name} ${start}-${end}`)).toEqual([
      'Python 0-6',
      'Tally 11-16',
    ])
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

  test('come from its duties', () => {
    expect(sharesOf({ duties: 'Keep the ledger.' }).get('Accounting')).toBe(1)
  })

  test('weigh the title twice as much as the requirements', () => {
    const shares = sharesOf({ title: 'Accountant', requirements: 'Figma' })
    expect(shares.get('Accounting')).toBeCloseTo(2 / 3, 5)
  })

  test('weigh the title as much as requirements and duties together', () => {
    const shares = sharesOf({ title: 'Accountant', requirements: 'PCR', duties: 'PCR' })
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
    fc.property(text, text, text, (title, requirements, duties) => {
      const shares = fieldShares({
        title: [readPiece(title)],
        requirements: [readPiece(requirements)],
        duties: [readPiece(duties)],
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
