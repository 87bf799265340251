import { expect, test } from 'vitest'
import { roleSkills } from '../../skills/data/role-skills.ts'
import { skillNamed } from '../../skills/vocabulary.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { findTitleSkills } from '../titles/title-skills.ts'

function shown(skill: string, title: string, ...lines: string[]) {
  const job = `${title}, Corner Works, May 2025 - July 2025`
  const profile = createTextProfile(['Asha Verma', 'asha@example.com', 'Experience', job, ...lines].join('\n'))
  const evidence = profile.skills.get(skillNamed(skill)!.id)
  return evidence && { setting: evidence.setting, line: profile.texts[evidence.source.line] }
}

test('a title shows what its work always uses, by a deed of it or else by itself', () => {
  const line = '- Greeted sixty customers a day'
  expect(shown('Customer service', 'Cashier', '- Counted coins', line)).toEqual({ setting: 'work', line })
  expect(shown('Customer service', 'Cashier', '- Counted coins')?.line).toMatch(/^Cashier/)
  expect(shown('Customer service', 'Stores Clerk', '- Counted coins')).toBeUndefined()
  expect(shown('Accounting', 'Account Executive', '- Counted coins')).toBeUndefined()
})

test('a deed of a narrower skill is quoted before other sentences', () => {
  const line = '- Handled complaints of angry customers'
  expect(shown('Customer service', 'Receptionist', '- Saw 40 guests a day', line)?.line).toBe(line)
})

test.each([
  ['Critical care nursing', 'ICU'],
  ['NICU nursing', 'NICU posting'],
  ['Operating room nursing', 'Operation theatre posting'],
])('a nurse shows %s by the unit %s, and nobody else does', (skill, unit) => {
  const study = (degree: string) => ['- Kept the trolley ready', 'Education', `${degree}, Zed College, 2022 - 2026`]
  expect(shown(skill, unit, ...study('B.Sc Nursing'))).toMatchObject({ setting: 'work' })
  expect(shown(skill, unit, ...study('B.Tech Civil Engineering'))).toBeUndefined()
  expect(shown(skill, `Ward clerk near ${unit}`, ...study('B.Sc Nursing'))).toBeUndefined()
})

test('every line of roles names a skill and its roles', () => {
  for (const line of roleSkills.trim().split('\n')) {
    const [name = '', roles = ''] = line.split(': ')
    for (const role of roles.split(', ')) expect(findTitleSkills(`Junior ${role}`)).toContain(skillNamed(name)?.id)
  }
})
