import { type Interview, type ProposalFields, proposalFields } from '@fledge/contract/interviews'
import { type Span, slotProblems } from '@fledge/core/interviews/slots'
import { toInstant, toWallTime, type WallTime, zoneName } from '@fledge/core/interviews/zoned-time'
import { z } from 'zod'
import { overLimitText } from '../../lib/text-limit.ts'
import { ownTimeZone } from '../../lib/time-zone.ts'
import { busySpans, firstFreeTime, nextWorkday } from './free-time.ts'

/** Whom and what a proposal is for. */
export type ProposalAbout = { applicationId: string; firstName: string; title: string }

export type Proposal = ProposalFields & { reason: string }

/** What the inputs hold: times as the clocks of the zone show them, '2026-11-23T15:30'. */
export type ProposalForm = {
  mode: Interview['mode']
  place: string
  note: string
  timeZone: string
  minutes: string
  times: { at: string }[]
  reason: string
}

export const lengths = ['15', '30', '45', '60', '90', '120'] as const

const usualMinutes = 45

/**
 * The form for a first proposal, or for other times instead of those of an interview. It begins with a time at which
 * none of one's own `interviews` is agreed or offered.
 */
export function initialForm(interview?: Interview, interviews: readonly Interview[] = []): ProposalForm {
  const { mode = 'video', place = '', note = '', timeZone = ownTimeZone() } = interview ?? {}
  const today = toWallTime(new Date().toISOString(), timeZone).date
  const at = firstFreeTime(today, { timeZone, minutes: usualMinutes, busy: busySpans(interviews) })
  return { mode, place, note, timeZone, minutes: String(usualMinutes), times: [{ at }], reason: '' }
}

const minute = 60_000

type Times = Pick<ProposalForm, 'times' | 'timeZone' | 'minutes'>

/** The moments that the times mean, in their order; null for one that is not complete, or that clocks jump over. */
export const slotsIn = ({ times, timeZone, minutes }: Times): (Span | null)[] =>
  times.map(({ at }) => {
    const startsAt = toInstant(wallIn(at), timeZone)
    if (startsAt === null) return null
    return { startsAt, endsAt: new Date(Date.parse(startsAt) + Number(minutes) * minute).toISOString() }
  })

/** What the zone's time is called at these moments, both names where the clocks change between them; now for none. */
export function zoneNames(slots: readonly (Span | null)[], timeZone: string): string {
  const moments = slots.flatMap((slot) => slot?.startsAt ?? []).toSorted()
  const names = (moments.length === 0 ? [new Date().toISOString()] : moments).map((iso) => zoneName(iso, timeZone))
  return [...new Set(names)].join(', then ')
}

const wallIn = (at: string): WallTime => ({ date: at.slice(0, 10), time: at.slice(11, 16) })

const noTime = (at: string): string =>
  at === '' ? 'Choose a day and a time' : 'The clocks skip this time. Choose another'

const problemTexts = {
  past: 'This time has passed',
  too_far: 'Choose a time within a year',
  too_short: 'This time is too short',
  too_long: 'This time is too long',
  same: 'You already offer this time',
} as const

export const reasonMaxLength = 500

/** What the form means, or what is wrong with which of its fields. */
export const proposalForm = z.custom<ProposalForm>().transform((form, context): Proposal => {
  const { times, minutes: _minutes, reason, ...fields } = form
  const slots = slotsIn(form)
  const problems = slotProblems(
    slots.map((slot, index) => slot ?? { startsAt: `none ${index}`, endsAt: '' }),
    new Date(),
  )
  slots.forEach((slot, index) => {
    const problem = problems[index]
    const message = slot ? problem && problemTexts[problem] : noTime(times[index]!.at)
    if (message) context.addIssue({ code: 'custom', path: ['times', index, 'at'], message })
  })
  const parsed = proposalFields.safeParse({ ...fields, slots: slots.filter((slot) => slot !== null) })
  for (const { path, message } of parsed.error?.issues ?? [])
    if (path[0] !== 'slots' || times.length === 0)
      context.addIssue({ code: 'custom', path: path[0] === 'slots' ? ['times'] : path, message })
  const tooLong = overLimitText('Reason', reason, reasonMaxLength)
  if (tooLong) context.addIssue({ code: 'custom', path: ['reason'], message: tooLong })
  return parsed.success ? { ...parsed.data, reason: reason.trim() } : z.NEVER
})

/** The time after the last one: where that ends, or at the same time of the next working day. */
export function nextTime({ times, timeZone, minutes }: Times, how: 'after' | 'next_day'): string {
  const last = times.at(-1)?.at ?? ''
  if (last === '') return ''
  const { date, time } = wallIn(last)
  if (how === 'next_day') return `${nextWorkday(date)}T${time}`
  const start = toInstant({ date, time }, timeZone)
  if (start === null) return last
  const next = toWallTime(new Date(Date.parse(start) + Number(minutes) * minute).toISOString(), timeZone)
  return `${next.date}T${next.time}`
}
