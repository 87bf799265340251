import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { findInstitutions, isFieldWord } from './institutions.ts'

const namesIn = (text: string, taken: { start: number; end: number }[] = []) =>
  findInstitutions(text, taken).map(({ start, end }) => text.slice(start, end))

test.each([
  // A name ends with its keyword.
  ['Stanford University', 'Stanford University'],
  ['Kendriya Vidyalaya', 'Kendriya Vidyalaya'],
  ['St. Xavier’s College, Mumbai', 'St. Xavier’s College'],
  ['Government Polytechnic', 'Government Polytechnic'],
  ['Kendriya Vidyalaya Pattom, 2021', 'Kendriya Vidyalaya Pattom'],
  ['ZP High School Percentage 81', 'ZP High School'],
  ['B.Sc. Mathematics, Arts, Science and Commerce College, Vyara', 'Arts, Science and Commerce College'],
  ['Oxford & Cambridge University', 'Oxford & Cambridge University'],
  ['Anna University - Chennai', 'Anna University'],
  ['Amity University Noida', 'Amity University'],
  ['Computer Science, Stanford University', 'Stanford University'],
  ['Indian School of Business, Hyderabad', 'Indian School of Business'],
  ['Le Lycée Henri', 'Le Lycée Henri'],
  ['Integral Univercity ,Lucknow', 'Integral Univercity'],
  ['12th from MP board 68%', 'MP board'],
  ['HSC, State Board of Tamil Nadu, 2023', 'State Board of Tamil Nadu'],
  // A name continues after its keyword.
  ['University of Texas at Austin', 'University of Texas at Austin'],
  ['Pune Institute of Technology', 'Pune Institute of Technology'],
  ['Institute of Technology Calicut', 'Institute of Technology Calicut'],
  ['College of Nursing and Health Sciences', 'College of Nursing and Health Sciences'],
  ['PSG College of Technology', 'PSG College of Technology'],
  ['University of California, Berkeley', 'University of California'],
  ['School of the Arts, 2020', 'School of the Arts'],
  ['College of Engineering, Pune', 'College of Engineering'],
  // A name is in another language.
  ['Universität Wien', 'Universität Wien'],
  ['Instituto Superior Técnico', 'Instituto Superior Técnico'],
  ['Universidad de Chile', 'Universidad de Chile'],
  ['Politecnico di Milano', 'Politecnico di Milano'],
  ['Technische Hochschule Köln', 'Technische Hochschule Köln'],
  // A name is a known abbreviation.
  ['IIT', 'IIT'],
  ['IIT Bombay, Mumbai', 'IIT Bombay'],
  ['B.Tech, BITS Pilani, 2024', 'BITS Pilani'],
  ['MIT World Peace University', 'MIT World Peace University'],
  ['RWTH Aachen', 'RWTH Aachen'],
  ['CBSE, 2019', 'CBSE'],
])('in %j is the name %j', (text, name) => {
  expect(namesIn(text)).toEqual([name])
})

describe('a text without a name', () => {
  test.each([
    'High School',
    'College',
    'the University',
    'university of nowhere',
    'Worked at Acme Labs',
    'school projects',
    '2019 - 2023',
    '',
    'B.Tech in Physics',
  ])('%j has no institution', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})

describe('neighbouring names', () => {
  test('a school and its university are one institution', () => {
    expect(namesIn('School of Engineering, Stanford University')).toEqual([
      'School of Engineering, Stanford University',
    ])
  })

  test('two institutions in two cells stay apart', () => {
    expect(namesIn('Loyola College\tMadras Christian College')).toEqual(['Loyola College', 'Madras Christian College'])
  })
})

describe('parts that are taken', () => {
  test('are not part of a name', () => {
    const text = 'B.Tech Stanford University'
    expect(namesIn(text, [{ start: 0, end: 6 }])).toEqual(['Stanford University'])
  })

  test('end a name that would reach into them', () => {
    const text = 'University of Technology'
    expect(namesIn(text, [{ start: 14, end: 24 }])).toEqual([])
  })

  test('hide a keyword inside them', () => {
    expect(namesIn('Stanford University', [{ start: 0, end: 19 }])).toEqual([])
  })

  test('the placeholder of a place is never part of a name', () => {
    expect(namesIn('Stanford University City , State')).toEqual(['Stanford University'])
  })
})

describe('a word of fields of study', () => {
  test.each(['engineering', 'Physics', 'COMMERCE', 'Design,', 'Medicine.'])('is %j', (word) => {
    expect(isFieldWord(word)).toBe(true)
  })

  test.each(['Stanford', 'Pune', 'of', '', 'Anna'])('is not %j', (word) => {
    expect(isFieldWord(word)).toBe(false)
  })
})

const words = fc.constantFrom(
  'University',
  'of',
  'Pune',
  'College',
  'School',
  'IIT',
  'the',
  'Engineering',
  ',',
  '-',
  'Law',
  '2019',
)

test('law: places are inside the text, in order, and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (drawn) => {
      const text = drawn.join(' ')
      expectInOrder(findInstitutions(text, []), text)
    }),
  )
})

test('law: a name never reaches into what is taken', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 3, maxLength: 12 }), fc.nat(), fc.nat(12), (drawn, at, length) => {
      const text = drawn.join(' ')
      const start = at % text.length
      const taken = { start, end: Math.min(text.length, start + length + 1) }
      for (const place of findInstitutions(text, [taken]))
        expect(place.end <= taken.start || place.start >= taken.end || isAround(place, taken)).toBe(true)
    }),
  )
})

/** A name may continue after a taken part without any of its words in it. */
const isAround = (place: { start: number; end: number }, taken: { start: number; end: number }) =>
  place.start < taken.start && place.end > taken.end

test.each(['inter-IIT tech meet', 'intra-NIT fest', 'inter IHM bakery contest'])(
  'an %s names no institution',
  (event) => {
    expect(namesIn(`Won a prize at the ${event}`)).toEqual([])
    expect(namesIn('Zed Inter College, Lucknow')).toEqual(['Zed Inter College'])
  },
)
