import { expect, test } from 'vitest'
import { placeText } from './place-text.ts'

test.each([
  ['Pune', 'Hybrid', 'Pune · Hybrid'],
  ['remote', 'Remote', 'Remote'],
  ['remote, India', 'Remote', 'Remote, India'],
  ['Remote (Chennai)', 'Remote', 'Remote (Chennai)'],
  ['Remote, India', 'Hybrid', 'Remote, India · Hybrid'],
  ['Remoteville', 'Remote', 'Remoteville · Remote'],
])('names the place %s and the type %s as %s', (location, type, text) => {
  expect(placeText({ location, type })).toBe(text)
})
