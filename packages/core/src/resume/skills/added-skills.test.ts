import { describe, expect, test } from 'vitest'
import { linesOfText } from '../layout/lines-of-text.ts'
import { readResume } from '../read-resume.ts'
import { findAddedSkills, findMentions } from './added-skills.ts'

const text = 'Asha Rao\nExperience\nBuilt pages in Zithercraft and Python\nno experience with Java\nZithercraft again'
const lines = linesOfText(text)
const draft = readResume({ pages: 1, lines })

const quotesOf = (skill: string, from = lines) =>
  findAddedSkills(draft, from, [skill]).flatMap(({ sources }) =>
    sources.map(({ line, start, end }) => from[line]!.text.slice(start, end)),
  )

describe('a skill that the student adds', () => {
  test('has every place where the text names it', () => {
    expect(quotesOf('Zithercraft')).toEqual(['Zithercraft', 'Zithercraft'])
  })

  test('has no place when the text lacks it', () => {
    expect(findAddedSkills(draft, lines, ['Welding'])).toEqual([{ skill: 'Welding', sources: [] }])
  })

  test('has its canonical name', () => {
    expect(findAddedSkills(draft, lines, ['postgres']).map(({ skill }) => skill)).toEqual(['PostgreSQL'])
  })

  test('is left out when the draft has it', () => {
    expect(findAddedSkills(draft, lines, ['Python'])).toEqual([])
  })

  test('is added once', () => {
    expect(findAddedSkills(draft, lines, ['Zithercraft', 'Zithercraft'])).toHaveLength(1)
  })

  test('has no place where the text disclaims it', () => {
    expect(quotesOf('Java')).toEqual([])
  })

  test('has no place on a hidden line', () => {
    const hidden = lines.map((line) => ({ ...line, hidden: 'white' as const }))
    expect(quotesOf('Zithercraft', hidden)).toEqual([])
  })

  test('has at most a hundred places', () => {
    const many = linesOfText('Zithercraft\n'.repeat(150))
    expect(findAddedSkills(draft, many, ['Zithercraft'])[0]?.sources).toHaveLength(100)
  })

  test('is not searched when it has more than eight words', () => {
    const long = 'one two three four five six seven eight nine'
    expect(findAddedSkills(draft, linesOfText(long), [long])[0]?.sources).toEqual([])
  })
})

describe('mentions of a skill on a line', () => {
  test('are found in every wording', () => {
    expect(findMentions('postgres and PostgreSQL', 0, 'PostgreSQL')).toHaveLength(2)
  })

  test('have their place', () => {
    expect(findMentions('Knows postgres', 3, 'PostgreSQL')).toEqual([{ line: 3, start: 6, end: 14 }])
  })

  test('are none inside another word', () => {
    expect(findMentions('postgreslike', 0, 'PostgreSQL')).toEqual([])
  })

  test('of a skill outside the vocabulary are its own words', () => {
    expect(findMentions('I play the zither', 0, 'zither')).toEqual([{ line: 0, start: 11, end: 17 }])
  })
})
