import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { parseDeeds } from './deeds.ts'
import { findExplainedSkills, indexPhrases } from './explained-skills.ts'
import { deeds } from './shown-deeds.ts'

const index = indexPhrases(deeds)
const explained = (text: string) => findExplainedSkills(index, text).map(({ skill }) => skill)

test.each([
  ['Labelled and stacked 500 cartons and loaded five trucks nightly', 'Warehouse management'],
  ['Checked rebar spacing and slump before every slab', 'Site supervision'],
  ['Handled class 7 geography for a month when the teacher was on leave', 'Teaching'],
  ['Inspected weld beads with dye and logged cracks', 'Quality control'],
])('the words of several deeds explain one skill best: %s', (text, skill) => {
  expect(explained(text)).toEqual([skill])
})

describe('no skill is explained', () => {
  test.each([
    ['by a service', 'Watched rebar, slump and slab from the road'],
    ['by a wish', 'Hoping to label and stack cartons and load trucks'],
    ['by a denial', 'Never stacked or labelled cartons on trucks'],
    ['by keywords', 'Cartons, trucks, labels, stacks, loads, pallets, docks'],
    ['by two skills alike', 'Wrote notes and made calls'],
    ['by few words', 'Loaded five trucks'],
    ['by nothing', ''],
  ])('%s', (_by, text) => {
    expect(explained(text)).toEqual([])
  })
})

test('a skill with few phrases is never explained', () => {
  expect(indexPhrases(parseDeeds('Sewing: stitch|sew & shirt|blouse')).size).toBe(0)
})

test('law: an explained skill lies within its sentence, and has at least two of its phrases', () => {
  const word = fc.constantFrom(
    'Labelled',
    'cartons',
    'trucks',
    'checked',
    'slab',
    'rebar',
    'taught',
    'class.',
    'and',
    '9',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(' ')
      for (const { skill, start, end } of findExplainedSkills(index, text)) {
        expect(text.slice(start, end).trim(), skill).toBe(text.slice(start, end))
        expect(text.slice(start, end).split(' ').length, skill).toBeGreaterThan(1)
      }
    }),
  )
})

test('the time is linear in the length of the text', () => {
  const text = 'Labelled cartons and checked rebar of trucks '.repeat(5_000)
  expect(
    fastestRun(() => findExplainedSkills(index, text), 5_000),
    'for 40,000 words',
  ).toBeLessThan(5_000)
})
