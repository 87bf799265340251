import { describe, expect, test } from 'vitest'
import { countByStatus, withdrawnHint } from './counts.ts'

const pending = { status: 'pending', withdrawnAt: null } as const
const accepted = { status: 'accepted', withdrawnAt: null } as const
const rejected = { status: 'rejected', withdrawnAt: null } as const
const withdrawn = { status: 'pending', withdrawnAt: '2026-01-01T00:00:00.000Z' } as const

describe('counting applications by status', () => {
  test('counts each status', () => {
    expect(countByStatus([pending, pending, accepted, rejected])).toEqual({
      total: 4,
      pending: 2,
      accepted: 1,
      rejected: 1,
      decided: 2,
    })
  })

  test('leaves withdrawn applications out', () => {
    expect(countByStatus([withdrawn, pending])).toMatchObject({ total: 1, pending: 1 })
  })

  test('counts nothing in an empty list', () => {
    expect(countByStatus([])).toEqual({ total: 0, pending: 0, accepted: 0, rejected: 0, decided: 0 })
  })
})

describe('the hint next to a total', () => {
  test('names the withdrawn applications', () => {
    expect(withdrawnHint(2)).toBe('2 withdrawn, not counted')
  })

  test('is empty without any', () => {
    expect(withdrawnHint(0)).toBe('')
  })
})
