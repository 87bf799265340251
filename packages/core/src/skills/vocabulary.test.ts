import { expect, test } from 'vitest'
import { canonicalSkill } from './canonical.ts'
import { findFieldWords } from './field-words.ts'
import { tokensOf } from './tokens.ts'
import { fields, generalField, skillNamed, skills } from './vocabulary.ts'
import { parseVocabulary } from './vocabulary-text.ts'

test('has thousands of skills over many fields', () => {
  expect(skills.length).toBeGreaterThanOrEqual(2000)
  expect(fields.length).toBeGreaterThanOrEqual(40)
  expect(fields[generalField]?.name).toBe('General')
})

test('no two skills share a name', () => {
  expect(new Set(skills.map((skill) => skill.name)).size).toBe(skills.length)
})

test('no two skills share a wording', () => {
  const owners = Map.groupBy(
    skills.flatMap((skill) => skill.surfaces.map(({ text }) => ({ name: skill.name, key: keyOf(text) }))),
    ({ key }) => key,
  )
  const shared = [...owners.values()].filter((group) => new Set(group.map(({ name }) => name)).size > 1)
  expect(shared).toEqual([])
})

test('every wording, written by itself, is understood as its skill', () => {
  const wrong = skills.flatMap((skill) =>
    skill.surfaces
      .filter(({ text }) => canonicalSkill(text) !== skill.name)
      .map(({ text }) => `${text} (${skill.name})`),
  )
  expect(wrong).toEqual([])
})

test('no name of a skill is a role, so that naming a skill never claims a role', () => {
  const roles = skills.filter(({ name }) =>
    findFieldWords(name).some(({ kind, start, end }) => kind === 'role' && start === 0 && end === name.length),
  )
  expect(roles).toEqual([])
})

test('relations point at other skills of the vocabulary', () => {
  for (const skill of skills)
    for (const id of [...skill.broader, ...skill.near]) {
      expect(skills[id]).toBeDefined()
      expect(id).not.toBe(skill.id)
    }
})

test.each([
  ['Computer Science', 'Data structures'],
  ['Engineering', 'SolidWorks'],
  ['Business', 'Operations management'],
  ['Economics', 'Econometrics'],
  ['Marketing', 'SEO'],
  ['Data Science', 'Machine learning'],
  ['Psychology', 'Cognitive psychology'],
  ['Biology', 'Cell culture'],
  ['Chemistry', 'Titration'],
  ['Physics', 'Quantum mechanics'],
  ['Mathematics', 'Linear algebra'],
  ['English', 'Proofreading'],
  ['Communications', 'Media relations'],
  ['Design', 'Typography'],
  ['Law', 'Legal drafting'],
  ['Hospitality', 'Front office operations'],
  ['Finance', 'Financial modeling'],
])('%s is covered', (_major, skill) => {
  expect(skillNamed(skill)).not.toBeNull()
})

test('a written line gives the skill, its wordings, its members and its relations', () => {
  const { fields, skills } = parseVocabulary(`
    # Cooking ~ Travel
    @ chef, cook
    % kitchen
    ## Drinks ~ > Serving
    Coffee!: espresso?, CAFE^ + Latte=latte macchiato > Kitchen ~ Tea
    Tea`)
  expect(fields).toEqual([{ name: 'Cooking', near: ['Travel'], roles: ['chef', 'cook'], words: ['kitchen'] }])
  expect(skills.map(({ name, broader, family }) => ({ name, broader, family }))).toEqual([
    { name: 'Coffee', broader: ['Kitchen', 'Serving'], family: 'Cooking/Drinks' },
    { name: 'Latte', broader: ['Coffee', 'Kitchen', 'Serving'], family: 'Coffee' },
    { name: 'Tea', broader: ['Serving'], family: 'Cooking/Drinks' },
  ])
  expect(skills[0]?.surfaces).toEqual([
    { text: 'Coffee', use: 'ambiguous' },
    { text: 'espresso', use: 'everyday' },
    { text: 'CAFE', use: 'cased' },
  ])
})

function keyOf(text: string): string {
  return tokensOf(text)
    .map((token) => token.norm)
    .join(' ')
}
