import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stemWord } from './stems.ts'
import { normalizeWord } from './tokens.ts'

const stem = (word: string) => stemWord(normalizeWord(word))

describe('the stem', () => {
  test.each([
    ['plan', 'planned planning plans'],
    ['audit', 'audited auditing audits'],
    ['recruit', 'recruited recruiting recruits'],
    ['teach', 'taught teaching teaches'],
    ['sell', 'sold selling sells'],
    ['build', 'built building builds'],
    ['write', 'wrote written writing writes'],
    ['lead', 'led leading leads'],
    ['draw', 'drew drawn drawing'],
    ['make', 'made making makes'],
    ['run', 'ran running runs'],
    ['add', 'added adding adds'],
    ['lay', 'laid laying lays'],
    ['pay', 'paid paying pays'],
    ['use', 'used using uses'],
    ['sew', 'sewn sewing sews'],
    ['weave', 'wove woven weaving'],
    ['ring', 'rang rung ringing'],
    ['drink', 'drank drunk'],
    ['eat', 'ate eaten eating'],
    ['choose', 'chose chosen choosing'],
    ['begin', 'began begun'],
    ['spend', 'spent spending'],
    ['break', 'broke broken'],
    ['wear', 'wore worn wearing'],
    ['lose', 'lost losing'],
    ['steal', 'stole stolen'],
    ['analyse', 'analyzed analysing analyzes'],
    ['haematology', 'hematology'],
    ['behaviour', 'behavior behaviours'],
    ['centre', 'center centers'],
    ['mould', 'molded moulding'],
    ['catalogue', 'catalog catalogs'],
    ['paediatric', 'pediatrics'],
  ])('of %s is that of %s', (word, forms) => {
    for (const form of forms.split(' ')) expect(stem(form), form).toBe(stem(word))
  })

  test.each([
    ['optimise', 'optimize'],
    ['optimised', 'optimized'],
    ['organising', 'organizing'],
    ['organisation', 'organization'],
    ['digitises', 'digitizes'],
  ])('of %s is that of %s', (british, american) => {
    expect(stem(british)).toBe(stem(american))
  })

  test.each(['gst', 'sql', 'c++', 'c#', '.net', '3d', 'ux'])('of a short word or a name is the word: %s', (word) => {
    expect(stem(word)).toBe(word)
  })

  test.each([
    ['sale', 'salt'],
    ['audit', 'audience'],
    ['train', 'trade'],
    ['test', 'text'],
    ['plan', 'plane'],
    ['price', 'print'],
    ['customs', 'customers'],
    ['communities', 'communicate'],
    ['operators', 'operations'],
    ['engines', 'engineering'],
    ['auditions', 'audits'],
    ['animals', 'animation'],
    ['integrity', 'integration'],
    ['fertility', 'fertilizer'],
  ])('of %s is not that of %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

test('law: a stem has no blanks, is not empty and is never longer than its word by more than a letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
      const found = stemWord(word)
      expect(found).not.toBe('')
      expect(found).not.toContain(' ')
      expect(found.length).toBeLessThanOrEqual(word.length + 1)
    }),
  )
})
