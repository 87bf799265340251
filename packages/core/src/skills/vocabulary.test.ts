import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canonicalSkill } from './canonical.ts'
import { findFieldWords } from './field-words.ts'
import { tokenize } from './tokens.ts'
import { fields, generalField, readVocabulary, skills } from './vocabulary.ts'
import { parseVocabulary } from './vocabulary-text.ts'

test('has thousands of skills over many fields', () => {
  expect(skills.length).toBeGreaterThanOrEqual(3000)
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

test('every relation that is written names a skill or a field that exists', () => {
  const names = new Set(skills.map(({ name }) => name))
  const fieldNames = new Set(fields.map(({ name }) => name))
  for (const part of readVocabulary()) {
    for (const { name, broader, near } of part.skills)
      for (const other of [...broader, ...near]) expect(names.has(other), `${name}: ${other}`).toBe(true)
    for (const { name, near } of part.fields)
      for (const other of near) expect(fieldNames.has(other), `${name}: ${other}`).toBe(true)
  }
})

test('every relation of a heading has a reason', () => {
  const folder = new URL('./data/', import.meta.url)
  const headings = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .filter((line) => /^## .*( > | ~( |$))/.test(line))
  expect(headings.filter((line) => !line.includes(' // '))).toEqual([])
})

test('a wording of one or two letters counts only where the text around it speaks of skills, or in its capitals', () => {
  const short = skills.flatMap(({ name, surfaces }) =>
    surfaces
      .filter(({ text, use }) => use === 'plain' && /^\p{L}{1,2}$/u.test(text) && !wellKnown.has(text.toLowerCase()))
      .map(({ text }) => `${text} (${name})`),
  )
  expect(short).toEqual([])
})

/** Two letters that hardly mean anything else in a resume or a job ad. */
const wellKnown = new Set('ai ci hr js ml pr qa qc ui ux vb vr xd'.split(' '))

test('relations point at other skills of the vocabulary', () => {
  for (const skill of skills)
    for (const id of [...skill.broader, ...skill.near]) {
      expect(skills[id]).toBeDefined()
      expect(id).not.toBe(skill.id)
    }
})

test.each([
  ['Computer Science', 'Software development, IT infrastructure, Cybersecurity', 600],
  ['Engineering', 'Mechanical engineering, Electrical and electronics, Civil engineering and construction', 280],
  ['Engineering, other branches', 'Chemical engineering, Automotive and aerospace, Manufacturing and quality', 180],
  ['Business', 'Business and operations, Consulting and strategy, Sales, Supply chain and logistics', 180],
  ['Economics', 'Economics', 30],
  ['Marketing', 'Marketing', 120],
  ['Data Science', 'Data and AI', 150],
  ['Psychology', 'Psychology and social work', 60],
  ['Biology', 'Biology and biotechnology', 140],
  ['Chemistry', 'Chemistry', 70],
  ['Physics', 'Physics', 45],
  ['Mathematics', 'Mathematics and statistics', 90],
  ['English', 'Writing and journalism, Languages and translation', 150],
  ['Communications', 'Public relations and communications', 45],
  ['Design', 'Graphic design, UX design, Fashion and textiles, Architecture and interiors', 180],
  ['Finance', 'Finance, Accounting, Banking and insurance', 200],
  ['Law', 'Law and public policy', 120],
  ['Healthcare', 'Healthcare, Pharmacy, Fitness and nutrition', 250],
  ['Hospitality', 'Hospitality and travel, Culinary', 70],
  ['Education', 'Teaching and education', 65],
  ['Human resources', 'Human resources', 60],
  ['Media', 'Film and animation, Music and performing arts', 150],
  ['Agriculture', 'Environment and agriculture', 90],
])('%s is covered in breadth', (_major, names, least) => {
  const places = names.split(', ').map((name) => fields.findIndex((field) => field.name === name))
  expect(places).not.toContain(-1)
  expect(skills.filter(({ field }) => places.includes(field)).length).toBeGreaterThanOrEqual(least)
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
  return tokenize(text)
    .map((token) => token.norm)
    .join(' ')
}
