import { describe, expect, test } from 'vitest'
import type { ShownRole } from '../profile/shown-roles.ts'
import { readRole } from '../titles/role-titles.ts'
import { findSameRole } from './title-worth.ts'

const shown = (title: string, worth: number, line = 0): ShownRole => ({
  role: readRole(title)!,
  worth,
  source: { line, start: 0, end: title.length },
})
const worthOf = (wanted: string, ...roles: ShownRole[]) => findSameRole(roles, readRole(wanted)!)?.worth ?? 0

describe('the worth of a resume for a title', () => {
  test('is full for the same role that was held', () => {
    expect(worthOf('Frontend Developer', shown('Front End Engineer', 1))).toBe(1)
  })

  test('is less for the same role that is only named', () => {
    expect(worthOf('Frontend Developer', shown('Frontend Developer', 0.4))).toBe(0.4)
  })

  test('is less for a role that is narrower', () => {
    const worth = worthOf('Marketing Intern', shown('Digital Marketing Intern', 1))
    expect(worth).toBeGreaterThan(0)
    expect(worth).toBeLessThan(1)
  })

  test('is nothing for a neighbouring role', () => {
    expect(findSameRole([shown('Game Developer', 1)], readRole('Frontend Developer')!)).toBeNull()
  })

  test('is nothing without a role', () => {
    expect(findSameRole([], readRole('Frontend Developer')!)).toBeNull()
  })

  test('is that of the best role', () => {
    const roles = [shown('Frontend Developer', 0.4, 1), shown('Game Developer', 1, 2), shown('UI Developer', 1, 3)]
    expect(findSameRole(roles, readRole('Frontend Developer')!)).toMatchObject({
      worth: 1,
      role: { source: { line: 3 } },
    })
  })

  test('is that of the first of equal roles', () => {
    const roles = [shown('Frontend Developer', 1, 1), shown('Frontend Developer', 1, 2)]
    expect(findSameRole(roles, readRole('Frontend Developer')!)?.role.source.line).toBe(1)
  })
})
