import { expect, test } from 'vitest'
import { placeText } from './place-text.ts'

test.each([
  ['Pune', 'Hybrid', 'Pune · Hybrid'],
  ['remote', 'Remote', 'Remote'],
  ['Remote, India', 'Remote', 'Remote, India · Remote'],
])('names the place %s and the type %s as %s', (location, type, text) => {
  expect(placeText({ location, type })).toBe(text)
})
