import { expect, test } from 'vitest'
import { printed } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

/** The words of a text on lines of at most `most` letters. */
function wrap(text: string, most: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length >= most) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

const entries = [
  ['B.V.Sc. & A.H.', 'Guru Angad Dev Veterinary and Animal Sciences University', '2020 - 2025'],
  ['BHM', 'Agnel Institute of Food Crafts and Culinary Sciences', '2021 - 2024'],
  ['HSC', 'Maharani Gayatri Devi Girls Secondary School', '2021'],
] as const

test.each([30, 34, 38, 44, 60])('schools are whole in a column of %d letters', (most) => {
  const lines = printed(entries.flatMap((entry) => wrap(entry.join(', '), most)).map((text) => ({ text })))
  const found = findEducation(lines)
  expect(found.map(({ degree, institution }) => [degree, institution])).toEqual(
    entries.map(([degree, school]) => [degree, school]),
  )
  for (const { sources } of found) {
    const { line = 0, start, end } = sources.institution ?? {}
    expect(lines[line]?.text.slice(start, end), 'the quote').toMatch(/^\p{Lu}.{2,}/u)
  }
})

test('a degree, its school and its town on short lines of their own stay apart', () => {
  const lines = printed(['BFA Sculpture', 'Sir J.J. School of Art', 'Mumbai', '2020 - 2024'].map((text) => ({ text })))
  expect(findEducation(lines).map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
    ['BFA', 'Sir J.J. School of Art', '2024'],
  ])
})
