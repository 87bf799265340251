import { expect, test } from 'vitest'
import { HttpProblem } from '../../http/errors/problem.ts'
import { refusePassedDays } from './passed-days.ts'

const said = 'This day has passed. Choose a later day, or leave it empty.'
// Still the 12th on Baker Island for a minute, and seven hours later the 14th has begun in India.
const now = new Date('2026-03-13T11:59:00Z')
const late = new Date('2026-03-13T19:00:00Z')

function refused(...given: Parameters<typeof refusePassedDays>) {
  try {
    refusePassedDays(...given)
  } catch (error) {
    if (error instanceof HttpProblem) return [error.status, error.message, error.fields]
    throw error
  }
  return null
}

test('a first day may be one that is still today somewhere, and not one before it', () => {
  expect(refused({ startsOn: '2026-03-12' }, now)).toBeNull()
  expect(refused({ startsOn: '2026-03-11' }, now)).toEqual([400, said, { startsOn: said }])
  expect(refused({ startsOn: '2026-03-12' }, new Date(now.getTime() + 60_000))).toEqual([400, said, { startsOn: said }])
})

test('the last day to apply passes at midnight in India', () => {
  expect(refused({ applyBy: '2026-03-14' }, late)).toBeNull()
  expect(refused({ applyBy: '2026-03-13' }, late)).toEqual([400, said, { applyBy: said }])
  expect(refused({ applyBy: '2026-03-13' }, now)).toBeNull()
})

test('two days that have passed are both named', () => {
  const fields = { startsOn: said, applyBy: said }
  expect(refused({ startsOn: '2020-01-06', applyBy: '2020-01-01' }, now)).toEqual([400, said, fields])
})

test('a day that was there before may stay, one that is taken away is none', () => {
  const before = { startsOn: '2020-01-06', applyBy: '2020-01-01' }
  expect(refused({ ...before }, now, before)).toBeNull()
  expect(refused({ startsOn: null, applyBy: undefined }, now, before)).toBeNull()
  expect(refused({ ...before, startsOn: '2020-01-01' }, now, before)).toEqual([400, said, { startsOn: said }])
})
