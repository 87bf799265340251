import { expect, test } from 'vitest'
import { findTimeZone, listZoneLabels, zoneLabel } from './zone-cities.ts'

test.each([
  ['Bengaluru', 'Asia/Kolkata'],
  ['bangalore', 'Asia/Kolkata'],
  ['Bombay', 'Asia/Kolkata'],
  ['New York', 'America/New_York'],
  ['NYC', 'America/New_York'],
  ['new york (america/new_york)', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['San Francisco', 'America/Los_Angeles'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Munich', 'Europe/Berlin'],
  ['UTC', 'UTC'],
])('finds the time zone of “%s”', (text, zone) => {
  expect(findTimeZone(text)).toBe(zone)
})

test.each(['', 'Atlantis', 'new', '('])('finds no time zone for “%s”', (text) => {
  expect(findTimeZone(text)).toBeNull()
})

test('lists a zone under each of its cities', () => {
  const labels = listZoneLabels(['Asia/Kolkata', 'UTC'])
  expect(labels).toContain('Bengaluru (Asia/Kolkata)')
  expect(labels).toContain('Kolkata (Asia/Kolkata)')
  expect(labels).toContain('UTC')
  expect(labels.every((label) => findTimeZone(label) !== null)).toBe(true)
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires (America/Argentina/Buenos_Aires)')
})
