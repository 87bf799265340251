import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPhrase, emptyTrie, phrasesAt } from './phrase-trie.ts'
import { tokenize } from './tokens.ts'

function trieOf(...phrases: string[]) {
  const trie = emptyTrie<string>()
  for (const phrase of phrases)
    addPhrase(
      trie,
      tokenize(phrase).map(({ norm }) => norm),
      phrase,
    )
  return trie
}

const valuesAt = (trie: ReturnType<typeof trieOf>, text: string, from = 0) =>
  phrasesAt(trie, text, tokenize(text), from).map(({ value }) => value)

describe('phrases that begin at a word', () => {
  const trie = trieOf('machine', 'machine learning', 'machine learning engineer', 'learning')

  test('come with the longest first', () => {
    expect(valuesAt(trie, 'machine learning engineer')).toEqual([
      'machine learning engineer',
      'machine learning',
      'machine',
    ])
  })

  test('end where the text goes on differently', () => {
    expect(valuesAt(trie, 'machine learning course')).toEqual(['machine learning', 'machine'])
  })

  test('begin at the given word', () => {
    expect(valuesAt(trie, 'machine learning', 1)).toEqual(['learning'])
  })

  test('are none at another word', () => {
    expect(valuesAt(trie, 'deep learning')).toEqual([])
  })

  test('know their last word', () => {
    expect(phrasesAt(trie, 'machine learning', tokenize('machine learning'), 0)[0]).toMatchObject({ from: 0, to: 1 })
  })
})

describe('the words of a phrase', () => {
  const trie = trieOf('machine learning')

  test.each(['machine learning', 'machine-learning', 'machine_learning', 'machine/learning', 'Machine  Learning'])(
    'may be joined as in %j',
    (text) => {
      expect(valuesAt(trie, text)).toEqual(['machine learning'])
    },
  )

  test.each(['machine, learning', 'machine\nlearning', 'machine (learning)', 'machine      learning'])(
    'are apart in %j',
    (text) => {
      expect(valuesAt(trie, text)).toEqual([])
    },
  )
})

test('a phrase that is added twice has two values', () => {
  const trie = emptyTrie<number>()
  addPhrase(trie, ['chef'], 1)
  addPhrase(trie, ['chef'], 2)
  expect(
    phrasesAt(trie, 'chef', tokenize('chef'), 0)
      .map(({ value }) => value)
      .sort(),
  ).toEqual([1, 2])
})

test('law: every phrase that was added is found in its own text', () => {
  const word = fc.constantFrom('machine', 'learning', 'deep', 'data', 'web')
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }), (phrases) => {
      const texts = phrases.map((words) => words.join(' '))
      const trie = trieOf(...texts)
      for (const text of texts) expect(valuesAt(trie, text)).toContain(text)
    }),
  )
})
