import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSkills } from './extract.ts'
import { fieldWordsOutsideSkills, findFieldWords } from './field-words.ts'
import { fields } from './vocabulary.ts'

const wordsIn = (text: string) =>
  findFieldWords(text).map(({ kind, key, fields: places }) => ({
    kind,
    key,
    fields: places.map((place) => fields[place]!.name),
  }))

describe('field words of a text', () => {
  test('are its roles', () => {
    expect(wordsIn('web developer')).toEqual([{ kind: 'role', key: 'web developer', fields: ['Software development'] }])
  })

  test('are its everyday words', () => {
    expect(wordsIn('I kept the ledger')).toEqual([{ kind: 'word', key: 'ledger', fields: ['Accounting'] }])
  })

  test('have one key for singular and plural', () => {
    expect(wordsIn('chefs')[0]?.key).toBe('chef')
    expect(wordsIn('chef')[0]?.key).toBe('chef')
  })

  test('are the longest that begin at a word', () => {
    const roles = wordsIn('software developer').filter(({ kind }) => kind === 'role')
    expect(roles.map(({ key }) => key)).toEqual(['software developer'])
  })

  test('are not found inside an address', () => {
    expect(wordsIn('asha@chef.com')).toEqual([])
  })

  test.each([
    ['Labour room and postnatal ward', 'Healthcare'],
    ['Emergency room posting', 'Healthcare'],
    ['Guest room attendant', 'Hospitality and travel'],
    ['Control room operator', undefined],
  ])('of %s are of the right trade', (title, field) => {
    expect([...new Set(wordsIn(title).flatMap((word) => word.fields))]).toEqual(field ? [field] : [])
  })

  test('are none in a text without any', () => {
    expect(wordsIn('nothing of this sort')).toEqual([])
  })
})

describe('field words outside skills', () => {
  const keysIn = (text: string) => fieldWordsOutsideSkills(text, findSkills(text)).map(({ key }) => key)

  test('leave out a word inside a skill', () => {
    expect(keysIn('SQL Server and waiter')).toEqual(['waiter'])
  })

  test('keep a role that is also a skill', () => {
    expect(keysIn('Web developer')).toEqual(['web developer'])
  })
})

test('law: places quote the text', () => {
  const word = fc.constantFrom('chef', 'ledger', 'web', 'developer', 'SQL', 'server', 'and', 'nurse', '@', '.')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 10 }), (drawn) => {
      const text = drawn.join(' ')
      for (const { start, end, key } of findFieldWords(text))
        expect(text.slice(start, end).toLowerCase()).toContain(key.split(' ')[0])
    }),
  )
})
