import { beforeEach, expect, test, vi } from 'vitest'
import { onFirstInput } from './first-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<h1>Dashboard</h1>'
})

test('defers optional work until user activity', () => {
  const run = vi.fn()
  onFirstInput(run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  for (const _ of [1, 2]) window.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
})

test('runs it without activity some time after the first screen', () => {
  const run = vi.fn()
  onFirstInput(run)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})

test('does not run cancelled work', () => {
  const run = vi.fn()
  const callOff = onFirstInput(run)
  vi.advanceTimersByTime(1000)
  callOff()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(run).not.toHaveBeenCalled()
})
