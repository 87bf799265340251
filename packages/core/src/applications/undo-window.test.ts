import { expect, test } from 'vitest'
import { tellTime, undoChoices, undoSeconds } from './undo-window.ts'

test('is ten seconds for one decision and ten minutes for many, unless the company chose', () => {
  expect(undoSeconds(null, 'single')).toBe(10)
  expect(undoSeconds(null, 'bulk')).toBe(600)
  for (const choice of undoChoices) {
    expect(undoSeconds(choice, 'single')).toBe(choice)
    expect(undoSeconds(choice, 'bulk')).toBe(choice)
  }
})

test('a decision without a time is released at once', () => {
  const now = new Date('2026-03-01T09:00:00.000Z')
  expect(tellTime(now)).toBeNull()
  expect(tellTime(now, 0)).toBeNull()
  expect(tellTime(now, 600)).toBe('2026-03-01T09:10:00.000Z')
})
