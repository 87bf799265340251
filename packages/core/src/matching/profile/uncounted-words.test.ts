import { describe, expect, test } from 'vitest'
import { isFiller, isNeverCounted, isPlace, isRank } from './uncounted-words.ts'

describe('a word that never counts', () => {
  test.each(['female', 'he', 'married', 'bachelor', 'mother'])('is %j, about gender or family', (word) => {
    expect(isNeverCounted(word)).toBe(true)
  })

  test.each(['pune', 'india', 'london', 'karnataka'])('is the place %j', (word) => {
    expect(isNeverCounted(word)).toBe(true)
    expect(isPlace(word)).toBe(true)
  })

  test.each(['university', 'iit', 'college', 'vidyalaya'])('is the college word %j', (word) => {
    expect(isNeverCounted(word)).toBe(true)
  })

  test.each(['sql', 'laptop', 'python', 'design'])('is not %j', (word) => {
    expect(isNeverCounted(word)).toBe(false)
  })
})

describe('a filler', () => {
  test.each(['good', 'knowledge', 'year', 'experience', 'the', '2', '3.5'])('is %j', (word) => {
    expect(isFiller(word)).toBe(true)
  })

  test.each(['sql', 'laptop', 'welding'])('is not %j', (word) => {
    expect(isFiller(word)).toBe(false)
  })
})

describe('a word of rank', () => {
  test.each(['senior', 'intern', 'assistant', 'ii', 'head'])('is %j', (word) => {
    expect(isRank(word)).toBe(true)
  })

  test.each(['developer', 'sql', 'pune'])('is not %j', (word) => {
    expect(isRank(word)).toBe(false)
  })
})
