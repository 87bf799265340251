import { type Interview, type ProposalFields, proposalFields } from '@fledge/contract/interviews'
import { type SlotProblem, type Span, slotProblems } from '@fledge/core/interviews/slots'
import { toWallTime, zoneName } from '@fledge/core/interviews/zoned-time'
import { z } from 'zod'
import { overLimitText } from '../../lib/text-limit.ts'
import { ownTimeZone } from '../../lib/time-zone.ts'
import { busySpans, firstFreeTime, nextWorkday, slotAt } from './free-time.ts'

export type ProposalAbout = { applicationId: string; firstName: string; title: string }

export type Proposal = ProposalFields & { reason: string }

/** The values of the inputs, with times local to the time zone: '2026-11-23T15:30'. */
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

const defaultMinutes = 45

/**
 * The initial form of a first proposal or of new times for `interview`, with a time free of the user's `interviews`, on a
 * working day after the proposal is sent, `sentIn` seconds from now.
 */
export function initialForm(interview?: Interview, interviews: readonly Interview[] = [], sentIn = 0): ProposalForm {
  const { mode = 'video', place = '', note = '', timeZone = ownTimeZone() } = interview ?? latestAddress(interviews)
  const today = toWallTime(secondsFromNow(sentIn).toISOString(), timeZone).date
  const at = firstFreeTime(today, { timeZone, minutes: defaultMinutes, busy: busySpans(interviews) })
  return { mode, place, note, timeZone, minutes: String(defaultMinutes), times: [{ at }], reason: '' }
}

/** Links and telephone numbers belong to one interview; an office is the same for the next one. */
function latestAddress(interviews: readonly Interview[]): Partial<ProposalForm> {
  const [latest] = interviews.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return latest?.mode === 'on-site' ? { mode: latest.mode, place: latest.place } : {}
}

type Times = Pick<ProposalForm, 'times' | 'timeZone' | 'minutes'>

/** The spans of the times; null for one that is incomplete or does not exist in the zone. */
export const slotsIn = ({ times, timeZone, minutes }: Times): (Span | null)[] =>
  times.map(({ at }) => slotAt(at, timeZone, Number(minutes)))

/** The names of the zone at the slots, two where daylight saving time changes between them. */
export function zoneNames(slots: readonly (Span | null)[], timeZone: string): string {
  const moments = slots.flatMap((slot) => slot?.startsAt ?? []).toSorted()
  const names = (moments.length === 0 ? [new Date().toISOString()] : moments).map((iso) => zoneName(iso, timeZone))
  return [...new Set(names)].join(', then ')
}

const missingTimeText = (at: string): string =>
  at === '' ? 'Choose a day and a time' : 'The clocks skip this time. Choose another'

const problemTexts = {
  past: 'This time has passed',
  too_far: 'Choose a time within a year',
  too_short: 'This time is too short',
  too_long: 'This time is too long',
  same: 'You already offer this time',
} as const

const problemText = (problem: SlotProblem, { startsAt }: Span): string =>
  problem === 'past' && Date.parse(startsAt) > Date.now()
    ? 'Students see the proposal only after this time. Choose a later one'
    : problemTexts[problem]

export const reasonMaxLength = 500

/** Validates the form of a proposal that is sent `sentIn` seconds from now, and converts it for the server. */
export const proposalForm = (sentIn = 0) =>
  z.custom<ProposalForm>().transform((form, context): Proposal => {
    const { times, minutes: _minutes, reason, ...fields } = form
    const slots = slotsIn(form)
    const problems = slotProblems(
      slots.map((slot, index) => slot ?? { startsAt: `none ${index}`, endsAt: '' }),
      secondsFromNow(sentIn),
    )
    slots.forEach((slot, index) => {
      const problem = problems[index]
      const message = slot ? problem && problemText(problem, slot) : missingTimeText(times[index]!.at)
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

/** The next time to offer: right after the last one, or at the same time on the next working day. */
export function nextTime({ times, timeZone, minutes }: Times, how: 'after' | 'next_day'): string {
  const last = times.at(-1)?.at ?? ''
  if (last === '') return ''
  if (how === 'next_day') return `${nextWorkday(last.slice(0, 10))}T${last.slice(11, 16)}`
  const slot = slotAt(last, timeZone, Number(minutes))
  if (slot === null) return last
  const { date, time } = toWallTime(slot.endsAt, timeZone)
  return `${date}T${time}`
}

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)
