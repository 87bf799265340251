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
})

test('a deed of a narrower skill is quoted before other sentences', () => {
  const line = '- Handled complaints of angry customers'
  expect(shown('Customer service', 'Receptionist', '- Saw 40 guests a day', line)?.line).toBe(line)
})

test('every line of roles names a skill and its roles', () => {
  for (const line of roleSkills.trim().split('\n')) {
    const [name = '', roles = ''] = line.split(': ')
    for (const role of roles.split(', ')) expect(findTitleSkills(`Junior ${role}`)).toContain(skillNamed(name)?.id)
  }
})
