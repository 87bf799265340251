import { expect, test } from 'vitest'
import { releaseText, timeLeftText, undoWindowText } from './undo-window.ts'

const now = new Date('2026-03-01T09:00:00.000Z')
test.each([
  ['2026-03-01T12:12:00.000Z', 'in 3 h 12 min'],
  ['2026-03-02T09:00:00.000Z', 'in 24 h'],
  ['2026-03-01T09:12:30.000Z', 'in 13 min'],
  ['2026-03-01T09:00:20.000Z', 'in a few seconds'],
  ['2026-03-01T08:00:00.000Z', 'in a few seconds'],
])('formats the time until %s as “%s”', (tellAt, text) => expect(timeLeftText(tellAt, now)).toBe(text))

test.each([
  [10, '10 seconds'],
  [600, '10 minutes'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('formats an undo window of %d seconds as “%s”', (seconds, text) => expect(undoWindowText(seconds)).toBe(text))

test('names the end of an undo window by its time, on another day by its date', () => {
  const at = (day: number, hours: number, minutes: number) => new Date(2026, 2, day, hours, minutes)
  const now = at(12, 14, 22)
  expect(releaseText(new Date(now.getTime() + 9000).toISOString(), now)).toBe('in a few seconds')
  expect(releaseText(at(12, 14, 32).toISOString(), now)).toMatch(/^at 2:32\spm$/)
  expect(releaseText(at(13, 14, 22).toISOString(), now)).toMatch(/^on .*13.* 2:22\spm$/)
})
