import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'
import { hourMs } from './time/units.ts'

const now = new Date('2026-03-10T12:00:00Z')
const before = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now)

test.each([
  [-5, 'Just now'],
  [0, 'Just now'],
  [59, 'Just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [7 * 86_400 - 1, '6 days ago'],
  [7 * 86_400, null],
])('%i seconds ago reads %j', (seconds, text) => {
  expect(before(seconds)).toBe(text)
})

test.each([
  ['into summer time', '2026-03-29T01:00:00Z'],
  ['out of summer time', '2026-10-25T01:00:00Z'],
  ['past the 32-bit seconds', '2038-01-19T03:14:08Z'],
  ['into a leap day', '2028-02-29T00:00:00Z'],
])('%s only the hours that passed count', (_what, moment) => {
  const at = new Date(moment).getTime()
  expect(relativeTime(new Date(at - hourMs), new Date(at))).toBe('1 hour ago')
  expect(relativeTime(new Date(at - 1), new Date(at + 23 * hourMs))).toBe('23 hours ago')
})

test('a clock that was set back makes nothing of the future', () => {
  expect(relativeTime(new Date('2026-03-10T12:00:00Z'), new Date('2020-01-01T00:00:00Z'))).toBe('Just now')
})
