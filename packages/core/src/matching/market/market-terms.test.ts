import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skills } from '../../skills/vocabulary.ts'
import {
  addAsker,
  countTerms,
  createTerms,
  findPhraseTerm,
  firstPhrase,
  numberPhrase,
  removeAsker,
} from './market-terms.ts'

describe('the terms of an empty market', () => {
  test('are the skills of the vocabulary', () => {
    expect(countTerms(createTerms())).toBe(skills.length)
  })

  test('have no asker', () => {
    expect(createTerms().askers.every((count) => count === 0)).toBe(true)
  })
})

describe('the number of a phrase', () => {
  test('follows those of the skills', () => {
    expect(numberPhrase(createTerms(), ['own', 'laptop'])).toBe(firstPhrase)
  })

  test('stays the same for the same words', () => {
    const terms = createTerms()
    const number = numberPhrase(terms, ['own', 'laptop'])
    expect(numberPhrase(terms, ['own', 'laptop'])).toBe(number)
    expect(findPhraseTerm(terms, ['own', 'laptop'])).toBe(number)
  })

  test('differs for other words with the same first word', () => {
    const terms = createTerms()
    const laptop = numberPhrase(terms, ['own', 'laptop'])
    expect(numberPhrase(terms, ['own', 'car'])).not.toBe(laptop)
  })

  test('is null for a phrase that was never numbered', () => {
    expect(findPhraseTerm(createTerms(), ['own', 'laptop'])).toBeNull()
  })
})

describe('counting askers', () => {
  test('adds and removes one listing', () => {
    const terms = createTerms()
    addAsker(terms, 5)
    addAsker(terms, 5)
    removeAsker(terms, 5)
    expect(terms.askers[5]).toBe(1)
  })

  test('forgets a phrase without askers and uses its number again', () => {
    const terms = createTerms()
    const number = numberPhrase(terms, ['own', 'laptop'])
    addAsker(terms, number)
    removeAsker(terms, number)
    expect(findPhraseTerm(terms, ['own', 'laptop'])).toBeNull()
    expect(numberPhrase(terms, ['night', 'shifts'])).toBe(number)
  })

  test('keeps a phrase that another listing asks for', () => {
    const terms = createTerms()
    const number = numberPhrase(terms, ['own', 'laptop'])
    addAsker(terms, number)
    addAsker(terms, number)
    removeAsker(terms, number)
    expect(findPhraseTerm(terms, ['own', 'laptop'])).toBe(number)
  })

  test('never forgets a skill', () => {
    const terms = createTerms()
    addAsker(terms, 0)
    removeAsker(terms, 0)
    expect(terms.free).toEqual([])
  })
})

test('law: a number leads to its words, however many phrases come and go', () => {
  const words = fc.array(fc.constantFrom('own', 'laptop', 'night', 'car', 'shifts'), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.boolean()), { maxLength: 40 }), (steps) => {
      const terms = createTerms()
      const known = new Map<string, number>()
      for (const [phrase, isAdded] of steps) {
        const key = phrase.join(' ')
        const number = known.get(key)
        if (isAdded && number === undefined) {
          const given = numberPhrase(terms, phrase)
          addAsker(terms, given)
          known.set(key, given)
        } else if (!isAdded && number !== undefined) {
          removeAsker(terms, number)
          known.delete(key)
        }
      }
      expect(new Set(known.values()).size).toBe(known.size)
      for (const [key, number] of known) {
        expect(findPhraseTerm(terms, key.split(' '))).toBe(number)
        expect(terms.words[number - firstPhrase]?.join(' ')).toBe(key)
        expect(terms.askers[number]).toBe(1)
      }
    }),
  )
})
