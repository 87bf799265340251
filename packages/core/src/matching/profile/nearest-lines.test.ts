import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/resume-lines.ts'
import { leastAhead, leastCosine, nearestLines, normalizeVector } from './nearest-lines.ts'

const lines = linesOfText('Kept services in boxes\nSang in a choir\nWrote SQL')
const at = (...vector: number[]) => normalizeVector(vector)!
/** A vector of the plane with this cosine to (1, 0). */
const withCosine = (cosine: number) => at(cosine, Math.sqrt(1 - cosine * cosine))
const docker = { phrase: 'Docker', vector: at(1, 0) }
const near = (...cosines: number[]) =>
  nearestLines(
    [docker],
    cosines.map((cosine, index) => ({ index, vector: withCosine(cosine) })),
    lines,
  ).map(({ quote }) => quote.source.line)

test('quotes the nearest line verbatim', () => {
  const shown = [at(1, 0.1), at(0, 1), at(-1, 1)].map((vector, index) => ({ index, vector }))
  const source = { line: 0, start: 0, end: 22 }
  expect(nearestLines([docker], shown, lines)).toEqual([
    { phrase: 'Docker', quote: { text: 'Kept services in boxes', source } },
  ])
})

test('a line has to be near, and nearer than lines of this resume are in this model', () => {
  expect(near(leastCosine + 0.01, 0, 0)).toEqual([0])
  expect(near(leastCosine - 0.01, 0, 0)).toEqual([])
  expect(near(0.7, 0.9, 0.7 - leastAhead)).toEqual([1])
  expect(near(0.75, 0.75 + leastAhead - 0.01, 0.75)).toEqual([])
  expect(near(0.9)).toEqual([])
})

test('of equal lines the first is given, in whatever order they come', () => {
  const five = linesOfText('a\nb\nc\nd\ne')
  const shown = [3, 0, 4, 1, 2].map((index) => ({ index, vector: withCosine(index === 1 || index === 3 ? 0.8 : 0) }))
  expect(nearestLines([docker], shown, five).map(({ quote }) => quote.text)).toEqual(['b'])
})

test('what has no direction is no vector', () => {
  for (const none of [[], [0, 0], [Number.NaN], [Number.POSITIVE_INFINITY, 1], [1e200, 1]])
    expect(normalizeVector(none)).toBeNull()
  expect(normalizeVector([3, 4])).toEqual(Float32Array.from([0.6, 0.8]))
})

test('law: each phrase has at most one line, quoted from the resume at its place', () => {
  const vector = fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 })
    .map((numbers) => normalizeVector(numbers) ?? at(1, 0, 0, 0))
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom('', '  ', '\t x '))
  const resume = fc.array(text, { maxLength: 12 }).map((texts) => texts.map((text) => ({ ...lines[0]!, text })))
  const shown = fc.array(fc.record({ index: fc.nat(15), vector }), { maxLength: 15 })
  const wanted = fc.uniqueArray(fc.record({ phrase: fc.string(), vector }), { selector: ({ phrase }) => phrase })
  fc.assert(
    fc.property(wanted, shown, resume, (wanted, shown, resume) => {
      const found = nearestLines(wanted, shown, resume)
      const phrases = found.map(({ phrase }) => phrase)
      expect(wanted.map(({ phrase }) => phrase).filter((phrase) => phrases.includes(phrase))).toEqual(phrases)
      for (const { quote } of found) {
        const { line, start, end } = quote.source
        expect(quote.text).toBe(resume[line]?.text.slice(start, end))
        expect(quote.text.trim()).toBe(quote.text)
        expect(quote.text).not.toBe('')
        expect(shown.some(({ index }) => index === line)).toBe(true)
      }
      expect(nearestLines(wanted, [...shown].reverse(), resume)).toEqual(found)
    }),
  )
})
