import { expect, test } from 'vitest'
import { foldText } from './places.ts'

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
  ['Łódź, Tromsø, Straße', 'lodz, tromso, strasse'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
