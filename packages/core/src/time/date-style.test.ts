import { expect, test } from 'vitest'
import { replyDay } from '../applications/reply-promise.ts'
import { shortDay as zonedDay } from '../interviews/zoned-time.ts'
import { fullDay, shortDay } from './date-style.ts'

test.each([
  ['2026-12-09', '9 Dec'],
  ['2026-10-24', '24 Oct'],
  ['2027-09-01', '1 Sept'],
])('writes %s as %s in every text', (isoDay, written) => {
  expect(shortDay(isoDay)).toBe(written)
  expect(fullDay(isoDay)).toBe(`${written} ${isoDay.slice(0, 4)}`)
  expect(replyDay(`${isoDay}T12:00:00.000Z`), 'the promised day').toBe(written)
  expect(zonedDay(`${isoDay}T12:00:00.000Z`, 'Asia/Kolkata'), 'the day of an interview').toMatch(
    new RegExp(` ${written}$`),
  )
})
