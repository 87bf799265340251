import { expect, test } from 'vitest'
import { HttpProblem } from '../../http/errors/problem.ts'
import { refusePassedDays } from './passed-days.ts'

const message = 'This day has passed. Choose a later day, or leave it empty.'
// One minute before the 12th ends on Baker Island; `late` is the 14th in India.
const now = new Date('2026-03-13T11:59:00Z')
const late = new Date('2026-03-13T19:00:00Z')

function refusal(...input: Parameters<typeof refusePassedDays>) {
  try {
    refusePassedDays(...input)
  } catch (error) {
    if (error instanceof HttpProblem) return [error.status, error.message, error.fields]
    throw error
  }
  return null
}

test('a first day is accepted while it is today anywhere in the world', () => {
  expect(refusal({ startsOn: '2026-03-12' }, now)).toBeNull()
  expect(refusal({ startsOn: '2026-03-11' }, now)).toEqual([400, message, { startsOn: message }])
  expect(refusal({ startsOn: '2026-03-12' }, new Date(now.getTime() + 60_000))).toEqual([
    400,
    message,
    { startsOn: message },
  ])
})

test('the last day to apply ends at midnight in India', () => {
  expect(refusal({ applyBy: '2026-03-14' }, late)).toBeNull()
  expect(refusal({ applyBy: '2026-03-13' }, late)).toEqual([400, message, { applyBy: message }])
  expect(refusal({ applyBy: '2026-03-13' }, now)).toBeNull()
})

test('the response names both passed days', () => {
  const fields = { startsOn: message, applyBy: message }
  expect(refusal({ startsOn: '2020-01-06', applyBy: '2020-01-01' }, now)).toEqual([400, message, fields])
})

test('an unchanged or removed day is accepted', () => {
  const before = { startsOn: '2020-01-06', applyBy: '2020-01-01' }
  expect(refusal({ ...before }, now, before)).toBeNull()
  expect(refusal({ startsOn: null, applyBy: undefined }, now, before)).toBeNull()
  expect(refusal({ ...before, startsOn: '2020-01-01' }, now, before)).toEqual([400, message, { startsOn: message }])
})
