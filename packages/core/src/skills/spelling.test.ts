import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../testing/cases.ts'
import { findSkills } from './extract.ts'
import { correctSlips } from './spelling.ts'
import { tokenize } from './tokens.ts'
import { skills } from './vocabulary.ts'

const corrected = (text: string) => correctSlips(text, tokenize(text)).map(({ norm }) => norm)

describe('a slip of the keyboard is put right', () => {
  test.each([
    ['a letter too few', 'Javasript', 'javascript'],
    ['a letter too few', 'recociliation', 'reconciliation'],
    ['a letter too few', 'Photoshp', 'photoshop'],
    ['a letter too many', 'Postgressql', 'postgresql'],
    ['a letter too many', 'Excell', 'excel'],
    ['a letter too many', 'Marketting', 'marketing'],
    ['two letters that changed places', 'Pyhton', 'python'],
    ['two letters that changed places', 'communciation', 'communication'],
    ['two letters that changed places', 'accoutning', 'accounting'],
    ['at what looks like a plural', 'Promethues', 'prometheus'],
    ['at what looks like a plural', 'kuberentes', 'kubernetes'],
  ])('%s: %s', (_what, word, right) => {
    expect(corrected(word)).toEqual([right])
  })

  test.each(['STM32F103', 'STM32L0', 'ESP32S3', 'MSP430G2553', 'ATmega328P'])(
    'a part number is its family: %s',
    (part) => {
      expect(part.toLowerCase().startsWith(corrected(part)[0]!)).toBe(true)
      expect(corrected(part)).not.toEqual([part.toLowerCase()])
    },
  )

  test('in a text, so that the skill is found where it is written', () => {
    const text = 'Skills: Javasript, Pyhton'
    expect(findSkills(text).map(({ skill, start, end }) => `${skill}: ${text.slice(start, end)}`)).toEqual([
      'JavaScript: Javasript',
      'Python: Pyhton',
    ])
  })
})

describe('a word is left as it is', () => {
  test.each([
    ['when it is the word of a skill', 'javascript marketing excel'],
    ['when it is short', 'teh sqll gti'],
    ['when it is short and in small letters', 'docekr reatc figam'],
    ['when it has figures or signs', 'python3x c++'],
    ['when its first letter is wrong', 'oython'],
    ['when it is short and lacks its last letter', 'Reac Kotli Djang'],
    ['when two letters are wrong', 'Jvasript Pythno2n'],
  ])('%s', (_when, text) => {
    expect(corrected(text)).toEqual(tokenize(text).map(({ norm }) => norm))
  })

  const everyday = [
    'students asked bowling closing adviser formal campaigned averaged backing annotate basics asking aesthetics',
    'project worked managed team college during online university learning quality customers weekly monthly',
    'reading writing speaking walking talking cooking helping building training meeting planning morning evening',
    'father mother brother sister friend family school teacher village market street station station house garden',
    'Market Report Summer Winter Award Member Leader Winner Second Third Final Annual National District Central',
  ].flatMap((line) => line.split(' '))

  test.each(everyday)('when it is an everyday word: %s', (word) => {
    const [token] = tokenize(word)
    expect(corrected(word)).toEqual([token!.norm])
  })
})

test('the places of words stay those of the text', () => {
  const text = 'Used Javasript and Pyhton daily'
  const places = (tokens: readonly { start: number; end: number }[]) =>
    tokens.map(({ start, end }) => `${start}-${end}`)
  expect(places(correctSlips(text, tokenize(text)))).toEqual(places(tokenize(text)))
})

test('law: no word of a skill is changed', () => {
  const name = fc.constantFrom(...skills.map((skill) => skill.name))
  fc.assert(
    fc.property(name, (text) => {
      expect(corrected(text)).toEqual(tokenize(text).map(({ norm }) => norm))
    }),
    cases(500),
  )
})

test('law: a correction is not corrected again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][a-z]{4,12}$/), (word) => {
      const [once] = corrected(word)
      expect(corrected(once!)).toEqual([once])
    }),
    cases(500),
  )
})
