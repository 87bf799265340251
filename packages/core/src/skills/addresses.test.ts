import { describe, expect, test } from 'vitest'
import { isInsideAddress } from './addresses.ts'

const isAddress = (text: string, part: string) => {
  const start = text.indexOf(part)
  return isInsideAddress(text, start, start + part.length)
}

describe('a piece of a text is inside an address', () => {
  test.each([
    ['asha@java.com', 'java'],
    ['python@asha.in', 'python'],
    ['https://python.org/x', 'python'],
    ['github.com/react', 'react'],
    ['www.go.dev', 'go'],
    ['see swift.org', 'swift'],
    ['me.java.dev', 'java'],
  ])('in %j for %j', (text, part) => {
    expect(isAddress(text, part)).toBe(true)
  })
})

describe('a piece of a text is not inside an address', () => {
  test.each([
    ['as an item of a list', 'java, python', 'java'],
    ['in brackets', '(react)', 'react'],
    ['as a name with a dot', 'asp.net core', 'net'],
    ['alone', 'python', 'python'],
    ['next to an address', 'asha@x.com java', 'java'],
  ])('%s', (_where, text, part) => {
    expect(isAddress(text, part)).toBe(false)
  })
})
