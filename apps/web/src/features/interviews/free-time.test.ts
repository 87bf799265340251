import { expect, test } from 'vitest'
import { anInterview, aScheduledInterview } from '../../testing/an-interview.ts'
import { busySpans, firstFreeTime } from './free-time.ts'

const span = (date: string, from: string, to: string) => ({
  startsAt: `${date}T${from}:00.000Z`,
  endsAt: `${date}T${to}:00.000Z`,
})
const friday = '2026-03-20'
const monday = '2026-03-23'
const free = (busy: ReturnType<typeof span>[], timeZone = 'UTC') =>
  firstFreeTime(friday, { timeZone, minutes: 45, busy })

test('with nothing agreed it is the morning of the next working day', () => {
  expect(free([])).toBe('2026-03-23T10:00')
})

test('what is busy is passed, to the next quarter of an hour', () => {
  expect(free([span(monday, '09:30', '10:30'), span(monday, '10:40', '11:10')])).toBe('2026-03-23T11:15')
  expect(free([span(monday, '10:45', '11:30')])).toBe('2026-03-23T10:00')
})

test('a day that is full until the evening gives way to the next', () => {
  expect(free([span(monday, '09:00', '17:30')])).toBe('2026-03-24T10:00')
})

test('it is free by the clocks of the zone', () => {
  expect(free([span(monday, '04:30', '05:15')], 'Asia/Kolkata')).toBe('2026-03-23T10:45')
})

test('what was agreed and what is offered keeps busy, what was cancelled does not', () => {
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
