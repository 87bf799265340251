import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('asks once for a text while it is among the last ones', () => {
  const asked: string[] = []
  const lengthOf = remember((text) => {
    asked.push(text)
    return text.length
  }, 2)
  expect(['a', 'bb', 'a', 'ccc', 'a'].map(lengthOf)).toEqual([1, 2, 1, 3, 1])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})
