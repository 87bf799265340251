import { expect, test } from 'vitest'
import { closeness, nearestSkill, worthOf } from './related.ts'
import { skillNamed, skills } from './vocabulary.ts'

test('MySQL comes near, asked for PostgreSQL', () => {
  expect(nearestSkill('PostgreSQL', ['Photoshop', 'MySQL', 'Git'])).toEqual({
    skill: 'MySQL',
    closeness: closeness.near,
  })
})

test('what implies the skill asked for is worth more than what is near or broader', () => {
  expect(nearestSkill('SQL', ['PostgreSQL'])?.closeness).toBe(closeness.implies)
  expect(nearestSkill('JavaScript', ['React', 'HTML'])).toEqual({ skill: 'React', closeness: closeness.implies })
  expect(nearestSkill('Django', ['Python'])?.closeness).toBe(closeness.broader)
})

test('the skill itself is worth all', () => {
  expect(nearestSkill('Docker', ['Kubernetes', 'Docker'])).toEqual({ skill: 'Docker', closeness: 1 })
})

test('nothing is near when nothing is', () => {
  expect(nearestSkill('Welding', ['React', 'SQL'])).toBeNull()
  expect(nearestSkill('no such skill', ['React'])).toBeNull()
})

test('one way of working does not stand in for another', () => {
  expect(nearestSkill('Leadership', ['Punctuality', 'Time management'])).toBeNull()
})

test('worth is above 0 and at most 1, and 1 only for the skill itself', () => {
  const wrong = skills.filter(({ id }) =>
    [...worthOf(id)].some(([asked, worth]) => worth <= 0 || worth > 1 || (worth === 1) !== (asked === id)),
  )
  expect(wrong).toEqual([])
})

test('what implies in two steps is worth a little less', () => {
  expect(worthOf(skillNamed('MySQL')!.id).get(skillNamed('Databases')!.id)).toBe(closeness.impliesFar)
})

test.each([
  ['APIs', 'HTML'],
  ['HTML', 'C#'],
  ['French', 'Hindi'],
  ['Neurology', 'Urology'],
])('%s is not stood in for by %s', (asked, have) => {
  expect(nearestSkill(asked, [have])).toBeNull()
})
