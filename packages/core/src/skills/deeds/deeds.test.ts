import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastestRun } from '../../resume/testing/fastest-run.ts'
import { type Deed, indexDeeds, parseDeeds, stemPhrase } from './deed-index.ts'
import { findDeeds } from './deeds.ts'

const deeds = parseDeeds(`# Sewing
Pattern cutting: cut|draft & romper|frock|baby clothes

Cold calling: call|phone & prospect & day|week; ring & shop owner
Reporting: report & report
Payroll: * & wage register
Team management: manage & volunteers`)
const index = indexDeeds(deeds)
const found = (text: string) =>
  findDeeds(index, text).map(({ deed, start, end }) => `${deeds[deed]!.skill}: ${text.slice(start, end)}`)

/** Ten deeds begin with 'call', so that it is known to be a verb. */
const verbs = Array.from({ length: 10 }, () => parseDeeds('Cold calling: call & prospect & day|week')).flat()
const foundWithVerbs = (text: string) => findDeeds(indexDeeds(verbs.slice(0, 10)), text).slice(0, 1)

describe('deeds as they are written', () => {
  test('have a skill and groups of stems', () => {
    expect(deeds[0]).toMatchObject({
      skill: 'Pattern cutting',
      groups: [['cut', 'draft'].map(stemPhrase), ['romper', 'frock', 'baby clothes'].map(stemPhrase)],
    })
  })

  test('of one skill are separated by a semicolon', () => {
    expect(deeds.map(({ skill }) => skill)).toEqual([
      'Pattern cutting',
      'Cold calling',
      'Cold calling',
      'Reporting',
      'Payroll',
      'Team management',
    ])
  })

  test('may be none', () => {
    expect(parseDeeds('\n# Only a heading\n')).toEqual([])
  })
})

test('the stems of a phrase are joined by blanks', () => {
  expect(stemPhrase('Shop Owners')).toBe(stemPhrase('shop owner'))
  expect(stemPhrase('Shop Owners').split(' ')).toHaveLength(2)
})

describe('a deed is found', () => {
  test.each([
    [
      'from its first to its last word',
      'Sketched and cut forty rompers for a shop',
      'Pattern cutting: cut forty rompers',
    ],
    ['in any order and form', 'Forty rompers were drafted', 'Pattern cutting: rompers were drafted'],
    ['by a phrase of several words', 'Cutting baby clothes', 'Pattern cutting: Cutting baby clothes'],
    ['when every group is there', 'Phoned 30 prospects a day', 'Cold calling: Phoned 30 prospects a day'],
    ['by any verb of own work', 'Balanced the wage register', 'Payroll: wage register'],
    ['by any of its independent groups', 'Ringing shop owners', 'Cold calling: Ringing shop owners'],
    ['of two words of the same stem for two groups', 'Reported the report', 'Reporting: Reported the report'],
    [
      'across full stops inside numbers and names',
      'Cut 4.5 dozen of rompers',
      'Pattern cutting: Cut 4.5 dozen of rompers',
    ],
  ])('%s', (_how, text, deed) => {
    expect(found(text)).toEqual([deed])
  })

  test('once per sentence', () => {
    expect(found('Cut rompers and cut frocks. Cut frocks again.')).toHaveLength(2)
  })

  test('by the noun of its verb in a title', () => {
    expect(foundWithVerbs('Call of ten prospects each week')).toHaveLength(1)
  })

  test('by the noun of its verb after another verb', () => {
    expect(foundWithVerbs('Made short calls to ten prospects each week')).toHaveLength(1)
  })

  test('not by a noun after another noun', () => {
    expect(foundWithVerbs('Asked prospects about the phone call each week')).toEqual([])
  })
})

describe('a deed is not found', () => {
  test.each([
    ['a group is missing', 'Phoned 30 prospects'],
    ['its words are in two sentences', 'Cut paper. Ironed rompers.'],
    ['a semicolon is between them', 'Cut paper; ironed rompers'],
    ['its words are far apart', `Cut ${'one very long thing and '.repeat(4)}rompers`],
    ['one word would serve two groups', 'Wrote a report'],
    ['only a part of a phrase is there', 'Cut clothes'],
    ['no verb of own work is there', 'A wage register'],
    ['the verb tells of a program', 'Coded a wage register'],
    ['the verb tells of a service', 'Saw the wage register'],
    ['its verb names a person', 'Manager of volunteers'],
    ['there is no text', ''],
  ])('when %s', (_when, text) => {
    expect(found(text)).toEqual([])
  })
})

test('a very long text without a full stop is read in pieces', () => {
  expect(found(`${'word '.repeat(2_000)}cut rompers`)).toHaveLength(1)
})

test('the time is linear in the length of the text', () => {
  const text = 'cut prospect report call day romper '.repeat(20_000)
  expect(
    fastestRun(() => findDeeds(index, text), 5_000),
    'for 120,000 words',
  ).toBeLessThan(5_000)
})

test('law: a found deed lies within the text and has a word of each group', () => {
  const word = fc.constantFrom('cut', 'rompers', 'call', 'prospects', 'day', 'report', 'and.', 'shop', 'owner;', 'ring')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(' ')
      for (const { deed, start, end } of findDeeds(index, text)) {
        const stems = ` ${stemPhrase(text.slice(start, end))} `
        const { groups }: Deed = deeds[deed]!
        for (const group of groups)
          expect(
            group.some((phrase) => stems.includes(` ${phrase} `)),
            text,
          ).toBe(true)
      }
    }),
  )
})
