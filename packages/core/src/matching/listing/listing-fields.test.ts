import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fields, skills } from '../../skills/vocabulary.ts'
import { listingFields, readPiece, titleFields } from './listing-fields.ts'

const sharesOf = (parts: { title?: string; requirements?: string; duties?: string }) => {
  const pieces = (text?: string) => (text === undefined ? [] : [readPiece(text)])
  const shares = listingFields({
    title: readPiece(parts.title ?? ''),
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

  test.each([
    ['Bakery and Store Intern', ['Culinary', 'Retail']],
    ['Accounts and HR Intern', ['Accounting', 'Human resources']],
    ['Kitchen & Reception Trainee', ['Culinary', 'Administration']],
  ])('are of both parts of its title: %s', (title, named) => {
    expect([...sharesOf({ title }).keys()]).toEqual(expect.arrayContaining(named))
  })

  test.each([
    ['Blood sample collection, patient care', 'Healthcare'],
    ['Titration, HPLC', 'Chemistry'],
    ['PCR, cell culture', 'Biology and biotechnology'],
  ])('of a laboratory are those of what is asked: %s', (requirements, field) => {
    expect(sharesOf({ title: 'Lab Technician Intern', requirements }).get(field)).toBe(1)
  })

  test.each([
    ['Quality Control (Microbiology)', 'Microbiology, sterilization', 'Biology and biotechnology'],
    ['QC Intern (Chemistry)', 'HPLC, titration', 'Chemistry'],
  ])('are those of what is controlled in: %s', (title, requirements, field) => {
    const shares = sharesOf({ title, requirements })
    expect(shares.get(field)).toBe(1)
    expect(shares.has('Manufacturing and quality')).toBe(false)
  })

  test('are of manufacturing where quality control stands alone', () => {
    expect(sharesOf({ title: 'Quality Control' }).get('Manufacturing and quality')).toBe(1)
  })

  test.each(['Intern - Civil & Criminal', 'Junior for civil suits', 'Civil court intern'])(
    'are of no building site in: %s',
    (title) => {
      expect(sharesOf({ title }).has('Civil engineering and construction')).toBe(false)
    },
  )

  test('are not those of the languages that it asks for', () => {
    expect([...sharesOf({ title: 'Trainee', requirements: 'Tally, English and Hindi' }).keys()]).toEqual(['Accounting'])
  })

  test('come from its requirements', () => {
    expect(sharesOf({ requirements: 'Tally' }).get('Accounting')).toBe(1)
  })

  test('come from its duties', () => {
    expect(sharesOf({ duties: 'Keep the ledger.' }).get('Accounting')).toBe(1)
  })

  test('weigh the title twice as much as the requirements', () => {
    expect([...sharesOf({ title: 'Accountant', requirements: 'Python' }).values()].sort()).toEqual([0.5, 1])
  })

  test('are only the main ones: with half the weight of the largest', () => {
    expect([...sharesOf({ title: 'Accountant', requirements: 'Figma', duties: 'Ledger' }).keys()]).toEqual([
      'Accounting',
    ])
  })

  test('do not count a general skill', () => {
    expect(sharesOf({ requirements: 'Communication' }).size).toBe(0)
  })
})

test('law: shares are in the order of the fields, the largest is 1, and none is below a half', () => {
  const text = fc.constantFrom('Accountant', 'Python', 'Chef', 'Tally', 'Nurse', 'Keep the ledger', 'React', 'Intern')
  fc.assert(
    fc.property(text, text, text, (title, requirements, duties) => {
      const shares = listingFields({
        title: readPiece(title),
        requirements: [readPiece(requirements)],
        duties: [readPiece(duties)],
      })
      if (shares.length > 0) expect(Math.max(...shares.map(({ share }) => share))).toBe(1)
      expect(shares.every(({ share }) => share >= 0.5)).toBe(true)
      expect(shares.map(({ field }) => field)).toEqual(shares.map(({ field }) => field).sort((a, b) => a - b))
    }),
  )
})

test.each([
  ['Senior Accountant', 'Accounting'],
  ['Staff Nurse', 'Healthcare'],
  ['B.Com in Finance', 'Finance'],
])('the title %s is of the field %s', (title, field) => {
  expect(titleFields(title).map((share) => fields[share.field]!.name)).toContain(field)
})
