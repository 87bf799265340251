import { describe, expect, test } from 'vitest'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { compareRoles, readRole } from '../titles/role-titles.ts'

const read = (...lines: string[]) => createTextProfile(['Asha Verma', 'asha@example.com', ...lines].join('\n'))
function shown(title: string, ...lines: string[]) {
  const profile = read(...lines)
  const worths = profile.roles
    .filter(({ role }) => compareRoles(role, readRole(title)!) === 1)
    .map(({ worth }) => worth)
  return Math.max(0, ...worths)
}

describe('a role of a resume', () => {
  test('that was held is worth its full points', () => {
    expect(
      shown('Frontend Developer', 'Experience', 'Frontend Developer Intern, Kite Labs, May 2025 - July 2025'),
    ).toBe(1)
  })

  test('under another name is the same', () => {
    expect(shown('Frontend Developer', 'Experience', 'Front End Engineer, Kite Labs, May 2025 - July 2025')).toBe(1)
  })

  test('that is only named is worth less', () => {
    const named = shown('Accountant', 'Summary', 'Student and future Accountant')
    expect(named).toBeGreaterThan(0)
    expect(named).toBeLessThan(1)
  })

  test('that was held as a volunteer is worth less', () => {
    const held = shown(
      'Photographer',
      'Volunteering',
      'Photographer, River Trust, May 2024 - July 2024',
      '- Shot 12 events',
    )
    expect(held).toBeLessThan(1)
  })

  test('that a job is about is none of the student', () => {
    const job = ['Experience', 'Shop Helper, Corner Works, May 2025 - July 2025', '- Helped the Accountant with bills']
    expect(shown('Accountant', ...job)).toBe(0)
  })

  test('is not read from a name', () => {
    const profile = createTextProfile('Priya Painter\npriya@example.com\nSkills\nPython')
    expect(profile.roles).toEqual([])
  })

  test('has the place where it is written', () => {
    const profile = read('Experience', 'Frontend Developer Intern, Kite Labs, May 2025 - July 2025')
    const { source } = profile.roles[0]!
    expect(profile.texts[source.line]?.slice(source.start, source.end)).toBe('Frontend Developer Intern')
  })
})
