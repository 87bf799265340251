import { expect, test } from 'vitest'
import { randomOf } from './random.ts'
import { asGerund, asThirdPerson, countWords, fill, inSentence, withArticle } from './wording.ts'

const isVerb = (word: string) => ['show', 'write', 'cut', 'sell'].includes(word)

test.each([
  ['write tests', 'writing tests'],
  ['cut a film and show it', 'cutting a film and showing it'],
  ['plan, cut and write', 'planning, cutting and writing'],
  ['see plants and people', 'seeing plants and people'],
  ['model a frame', 'modelling a frame'],
  ['let people go on', 'letting people go on'],
])('%s becomes %s', (task, gerund) => {
  expect(asGerund(task, isVerb)).toBe(gerund)
})

test.each([
  ['make tea', 'makes tea'],
  ['teach writing', 'teaches writing'],
  ['carry parcels', 'carries parcels'],
  ['buy and sell', 'buys and sells'],
  ['sell tea and cups', 'sells tea and cups'],
])('%s becomes %s for one company', (phrase, third) => {
  expect(asThirdPerson(phrase, isVerb)).toBe(third)
})

test.each([
  ['SEO', 'an SEO'],
  ['UI/UX Design', 'a UI/UX Design'],
  ['Operations', 'an Operations'],
  ['Python Developer', 'a Python Developer'],
])('%s has the article that one hears', (noun, spoken) => {
  expect(withArticle(noun)).toBe(spoken)
})

test('skills are small inside a sentence unless they are names', () => {
  const skills = ['Machine learning', 'Python', 'Power BI', 'Communication', 'UI design', 'SQL']
  expect(skills.map(inSentence)).toEqual([
    'machine learning',
    'Python',
    'Power BI',
    'communication',
    'UI design',
    'SQL',
  ])
})

test('a pattern is filled with words and with numbers of a range', () => {
  const filled = fill('{users} read {n:3-3} notes', { users: 'shop owners' }, randomOf('x'))
  expect(filled).toBe('shop owners read 3 notes')
  expect(() => fill('{nobody}', {}, randomOf('x'))).toThrow('{nobody}')
})

test('bullets and dashes are not words', () => {
  expect(countWords('The work:\n- Read – and write\n• 3 pages')).toBe(7)
})
