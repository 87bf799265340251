import { expect, test } from 'vitest'
import { countryCode, foldText } from './places.ts'

test.each([
  ['Bangalore', 'bengaluru'],
  ['  BENGALURU,  India ', 'bengaluru, india'],
  ['Bombay', 'mumbai'],
  ['São Paulo', 'sao paulo'],
  ['Gurgaon / New Delhi', 'gurugram / delhi'],
  ['Calcutta, Madras, Poona', 'kolkata, chennai, pune'],
  ['Trivandrum or Cochin', 'thiruvananthapuram or kochi'],
  ['NYC', 'new york'],
  ['Madrasa', 'madrasa'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Pune', 'IN'],
  ['Remote', 'IN'],
  ['Bengaluru, India', 'IN'],
  ['Austin', 'US'],
  ['Boston, USA', 'US'],
  ['NYC', 'US'],
  ['London, United Kingdom', 'GB'],
  ['Singapore', 'SG'],
])('finds the country of %j', (location, code) => {
  expect(countryCode(location)).toBe(code)
})
