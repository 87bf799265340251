import { expect, test } from 'vitest'
import { anInterview, aScheduledInterview } from '../../testing/an-interview.ts'
import { busySpans, firstFreeTime } from './proposal.ts'

const span = (date: string, from: string, to: string) => ({
  startsAt: `${date}T${from}:00.000Z`,
  endsAt: `${date}T${to}:00.000Z`,
})
const friday = '2026-03-20'
const monday = '2026-03-23'
const free = (busy: ReturnType<typeof span>[], timeZone = 'UTC') =>
  firstFreeTime(friday, { timeZone, minutes: 45, busy })

test('finds the morning of the next working day', () => {
  expect(free([])).toBe('2026-03-23T10:00')
})

test('skips busy times to the next quarter of an hour', () => {
  expect(free([span(monday, '09:30', '10:30'), span(monday, '10:40', '11:10')])).toBe('2026-03-23T11:15')
  expect(free([span(monday, '10:45', '11:30')])).toBe('2026-03-23T10:00')
})

test('continues on the next day when a day is full', () => {
  expect(free([span(monday, '09:00', '17:30')])).toBe('2026-03-24T10:00')
})

test('calculates in local time of the zone', () => {
  expect(free([span(monday, '04:30', '05:15')], 'Asia/Kolkata')).toBe('2026-03-23T10:45')
})

test('counts scheduled and offered times as busy, but not cancelled ones', () => {
  const [offered, agreed, cancelled] = [
    anInterview(),
    aScheduledInterview({ startsAt: '2026-03-23T10:00:00.000Z', endsAt: '2026-03-23T10:45:00.000Z' }),
    anInterview({ status: 'cancelled' }),
  ]
  expect(busySpans([offered, agreed, cancelled]).map(({ startsAt }) => startsAt)).toEqual([
    ...offered.slots.map(({ startsAt }) => startsAt),
    '2026-03-23T10:00:00.000Z',
  ])
})
