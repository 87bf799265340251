import { expect, test } from 'vitest'
import { closeness, substituteWorths } from './related.ts'
import { skillNamed, skills } from './vocabulary.ts'

/** What one skill is worth where another is asked; null for nothing. */
const worthOfHaving = (have: string, asked: string): number | null =>
  substituteWorths(skillNamed(have)!.id).get(skillNamed(asked)!.id) ?? null

test.each([
  ['Docker', 'Docker', closeness.same],
  ['PostgreSQL', 'SQL', closeness.implies],
  ['React', 'JavaScript', closeness.implies],
  ['MySQL', 'Databases', closeness.impliesFar],
  ['MySQL', 'PostgreSQL', closeness.near],
  ['Python', 'Django', closeness.broader],
])('having %s where %s is asked is worth %d', (have, asked, worth) => {
  expect(worthOfHaving(have, asked)).toBe(worth)
})

test.each([
  ['React', 'Welding'],
  ['Adobe Photoshop', 'PostgreSQL'],
  ['Communication', 'Leadership'],
  ['Time management', 'Leadership'],
  ['HTML', 'APIs'],
  ['C#', 'HTML'],
  ['Hindi', 'French'],
  ['Urology', 'Neurology'],
])('having %s where %s is asked is worth nothing', (have, asked) => {
  expect(worthOfHaving(have, asked)).toBeNull()
})

test('worth is above 0 and at most 1, and 1 only for the skill itself', () => {
  const wrong = skills.filter(({ id }) =>
    [...substituteWorths(id)].some(([asked, worth]) => worth <= 0 || worth > 1 || (worth === 1) !== (asked === id)),
  )
  expect(wrong).toEqual([])
})
