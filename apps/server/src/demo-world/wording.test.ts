import { expect, test } from 'vitest'
import { randomOf } from './random.ts'
import { fill, inSentence } from './wording.ts'

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
