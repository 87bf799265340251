import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earliestToday, indianDay, nextStates, shownState } from './state.ts'

test('only an open listing expires; one that was paused or closed stays what its company made it', () => {
  expect(shownState('open', false)).toBe('open')
  expect(shownState('open', true)).toBe('expired')
  expect(shownState('paused', true)).toBe('paused')
  expect(shownState('closed', true)).toBe('closed')
})

test('one that is not closed can be closed', () => {
  for (const [state, next] of Object.entries(nextStates)) expect(next.includes('closed')).toBe(state !== 'closed')
})

test('every state that is not open can be opened again', () => {
  for (const [state, next] of Object.entries(nextStates)) expect(next.includes('open')).toBe(state !== 'open')
})

const since2000 = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('a day is today somewhere until it ends in the zone that is furthest behind', () => {
  expect(earliestToday(new Date('2026-03-13T11:59:59Z'))).toBe('2026-03-12')
  expect(earliestToday(new Date('2026-03-13T12:00:00Z'))).toBe('2026-03-13')
  const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Etc/GMT+12' })
  fc.assert(fc.property(since2000, (now) => earliestToday(now) === reference.format(now)))
})

test('a day ends at midnight in India', () => {
  expect(indianDay(new Date('2026-03-12T18:29:59Z'))).toBe('2026-03-12')
  expect(indianDay(new Date('2026-03-12T18:30:00Z'))).toBe('2026-03-13')
  const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  fc.assert(fc.property(since2000, (now) => indianDay(now) === reference.format(now)))
})
