import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { earliestToday, indianDay } from '@fledge/core/internships/state'
import { badRequest } from '../../http/errors/problem.ts'

type Days = { [Field in 'startsOn' | 'applyBy']?: InternshipFields[Field] }

const message = 'This day has passed. Choose a later day, or leave it empty.'

/**
 * Throws a 400 that names the fields when a chosen day has passed; an unchanged day may stay. The last day to apply ends
 * in India. The first day of work ends where its day ends last, because the time zone of the work is unknown.
 */
export function refusePassedDays(chosen: Days, now: Date, before: Days = {}): void {
  const today = { startsOn: earliestToday(now), applyBy: indianDay(now) }
  const passed = (['startsOn', 'applyBy'] as const).filter((field) => {
    const day = chosen[field]
    return day && day !== before[field] && day < today[field]
  })
  if (passed.length > 0)
    throw badRequest('not_valid', message, Object.fromEntries(passed.map((field) => [field, message])))
}
