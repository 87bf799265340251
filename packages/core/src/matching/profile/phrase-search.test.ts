import { describe, expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { findPhrase, hasPhrase } from './phrase-search.ts'

const profile = createTextProfile('Asha Verma\nOwns a fast laptop\nnight and day shifts\nlaptop repairs')
const quote = (words: string[]) => {
  const source = findPhrase(profile, words)
  return source && profile.texts[source.line]!.slice(source.start, source.end)
}

describe('a phrase of a resume', () => {
  test.each([[['laptop']], [['fast', 'laptop']], [['laptop', 'repair']], [['day', 'shift']]])('is %j', (words) => {
    expect(hasPhrase(profile, words)).toBe(true)
  })

  test.each([[['keyboard']], [['laptop', 'fast']], [['night', 'shift']], [['fast', 'repair']]])(
    'is not %j',
    (words) => {
      expect(hasPhrase(profile, words)).toBe(false)
    },
  )

  test('is quoted as the resume writes it', () => {
    expect(quote(['day', 'shift'])).toBe('day shifts')
  })

  test('is quoted at its first place', () => {
    expect(findPhrase(profile, ['laptop'])?.line).toBe(1)
  })

  test('has no place when the resume lacks it', () => {
    expect(quote(['night', 'shift'])).toBeNull()
  })

  test('does not reach over the end of a line', () => {
    expect(hasPhrase(profile, ['laptop', 'night'])).toBe(false)
  })
})
