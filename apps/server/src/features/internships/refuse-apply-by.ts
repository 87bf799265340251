import { indianDay } from '@fledge/core/internships/state'
import { badRequest } from '../../http/problem.ts'

/** A last day to apply that is chosen must not have passed; one that was there before may stay. */
export function refuseApplyBy(applyBy: string | null | undefined, now: Date, before: string | null = null): void {
  if (!applyBy || applyBy === before || applyBy >= indianDay(now)) return
  const message = 'This day has passed'
  throw badRequest('not_valid', message, { applyBy: message })
}
