import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { cases } from '../testing/cases.ts'
import { isTimeZone } from './time-zone.ts'
import { showSameTime, spanText, toInstant, toWallTime, zoneName } from './zoned-time.ts'

const [india, london, newYork] = ['Asia/Kolkata', 'Europe/London', 'America/New_York']

test.each([
  [india, '2026-07-01', '15:30', '2026-07-01T10:00:00.000Z'],
  [india, '2026-12-01', '15:30', '2026-12-01T10:00:00.000Z'],
  [london, '2026-07-01', '15:30', '2026-07-01T14:30:00.000Z'],
  [london, '2026-12-01', '15:30', '2026-12-01T15:30:00.000Z'],
  [newYork, '2026-07-01', '15:30', '2026-07-01T19:30:00.000Z'],
  [newYork, '2026-12-01', '00:10', '2026-12-01T05:10:00.000Z'],
])('in %s %s %s is %s', (zone, date, time, iso) => {
  expect(toInstant({ date, time }, zone!)).toBe(iso)
  expect(toWallTime(iso!, zone!)).toEqual({ date, time })
})

test('on the days on which clocks change, each side of the change keeps its own offset', () => {
  expect(toInstant({ date: '2026-03-29', time: '00:59' }, london)).toBe('2026-03-29T00:59:00.000Z')
  expect(toInstant({ date: '2026-03-29', time: '02:00' }, london)).toBe('2026-03-29T01:00:00.000Z')
  expect(toInstant({ date: '2026-11-01', time: '00:30' }, newYork)).toBe('2026-11-01T04:30:00.000Z')
  expect(toInstant({ date: '2026-11-01', time: '02:00' }, newYork)).toBe('2026-11-01T07:00:00.000Z')
})

test('a time that clocks jump over is none, and one that they show twice is the earlier', () => {
  expect(toInstant({ date: '2026-03-29', time: '01:30' }, london)).toBeNull()
  expect(toInstant({ date: '2026-03-08', time: '02:30' }, newYork)).toBeNull()
  expect(toInstant({ date: '2026-10-25', time: '01:30' }, london)).toBe('2026-10-25T00:30:00.000Z')
  expect(toInstant({ date: '2026-11-01', time: '01:30' }, newYork)).toBe('2026-11-01T05:30:00.000Z')
})

test.each([
  ['', '10:00'],
  ['2026-02-31', ''],
  ['2026-13-01', '10:00'],
  ['2026-11-23', '25:00'],
])('%j at %j is no time', (date, time) => {
  expect(toInstant({ date, time }, india)).toBeNull()
})

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const anyMinute = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())

test('law: what the clocks of any zone show leads back to a moment at which they show it, never a later one', () => {
  fc.assert(
    fc.property(anyMinute, anyZone, (iso, zone) => {
      const shown = toWallTime(iso, zone)
      const back = toInstant(shown, zone)
      expect(toWallTime(back!, zone)).toEqual(shown)
      expect(back! <= iso).toBe(true)
      expect(Date.parse(iso) - Date.parse(back!)).toBeLessThanOrEqual(2 * 3_600_000)
    }),
    cases(500),
  )
})

test('a span is shown in the reader’s time zone, named with its season', () => {
  const span = { startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-23T10:45:00.000Z' }
  expect(spanText(span, india)).toBe('Mon, 23 Nov 2026, 3:30 – 4:15 pm')
  expect(spanText(span, newYork)).toBe('Mon, 23 Nov 2026, 5:00 – 5:45 am')
  expect(spanText({ startsAt: '2026-11-23T18:00:00.000Z', endsAt: '2026-11-23T19:00:00.000Z' }, india)).toBe(
    'Mon, 23 Nov 2026, 11:30 pm – Tue, 24 Nov 2026, 12:30 am',
  )
  const [summer, winter] = ['2026-07-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
  expect(zoneName(summer, india)).toBe('India Standard Time')
  expect([summer, winter].map((iso) => zoneName(iso, london))).toEqual(['British Summer Time', 'Greenwich Mean Time'])
  expect([summer, winter].map((iso) => zoneName(iso, newYork))).toEqual([
    'Eastern Daylight Time',
    'Eastern Standard Time',
  ])
})

test('zones are compared by what their clocks show then', () => {
  expect(showSameTime('2026-07-01T00:00:00.000Z', 'Asia/Kolkata', 'Asia/Calcutta')).toBe(true)
  expect(showSameTime('2026-07-01T00:00:00.000Z', london, 'Africa/Lagos')).toBe(true)
  expect(showSameTime('2026-12-01T00:00:00.000Z', london, 'Africa/Lagos')).toBe(false)
})

test('however a zone’s name is written, it keeps one format', () => {
  const iso = '2026-07-01T10:00:00.000Z'
  const shown = toWallTime(iso, 'Pacific/Auckland')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (const name of ['pacific/auckland', 'PACIFIC/Auckland', 'pAcIfIc/aUcKlAnD'])
    expect(toWallTime(iso, name)).toEqual(shown)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test.each([
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+05:30', false],
  ['', false],
])('%j is a zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
