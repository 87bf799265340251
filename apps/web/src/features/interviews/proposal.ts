import { type Interview, type ProposalFields, proposalFields } from '@fledge/contract/interviews'
import { overlaps, type SlotProblem, type Span, slotProblems } from '@fledge/core/interviews/slots'
import { toInstant, toWallTime, zoneName } from '@fledge/core/interviews/zoned-time'
import { dayMs, minuteMs } from '@fledge/core/time/units'
import { z } from 'zod'
import { overLimitText } from '../../lib/text-limit.ts'
import { ownTimeZone } from '../../lib/time-zone.ts'

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

/** The working day for suggested times; users may type any time. */
const opensAt = 10 * 60
const closesAt = 18 * 60
const stepMinutes = 15
/** Working days of a year, the furthest an interview can be proposed. */
const maxDays = 260

type Wanted = { timeZone: string; minutes: number; busy: readonly Span[] }

/** Times that are taken: those of scheduled interviews, and those offered in open proposals. */
export const busySpans = (interviews: readonly Interview[]): Span[] =>
  interviews.flatMap(({ status, startsAt, endsAt, slots }) => {
    if (status === 'cancelled') return []
    return status === 'scheduled' && startsAt !== null && endsAt !== null ? [{ startsAt, endsAt }] : slots
  })

/**
 * The first quarter of an hour on the working days after `after` ('2026-11-23') with no overlap with `busy`, as local
 * time of the zone: '2026-11-24T10:45'. The first working day's morning where the whole year is taken.
 */
export function firstFreeTime(after: string, { timeZone, minutes, busy }: Wanted): string {
  const first = nextWorkday(after)
  for (let date = first, days = 0; days < maxDays; date = nextWorkday(date), days += 1)
    for (let start = opensAt; start + minutes <= closesAt; start += stepMinutes) {
      const at = `${date}T${clockText(start)}`
      const slot = slotAt(at, timeZone, minutes)
      if (slot && !busy.some((span) => overlaps(slot, span))) return at
    }
  return `${first}T${clockText(opensAt)}`
}

/** The span of an interview that starts at a local time of the zone; null where no such time exists. */
function slotAt(at: string, timeZone: string, minutes: number): Span | null {
  const startsAt = toInstant({ date: at.slice(0, 10), time: at.slice(11, 16) }, timeZone)
  if (startsAt === null) return null
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString() }
}

function nextWorkday(date: string): string {
  const next = new Date(Date.parse(`${date}T00:00:00.000Z`) + dayMs)
  const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === 6
  const text = next.toISOString().slice(0, 10)
  return isWeekend ? nextWorkday(text) : text
}

/** Minutes since midnight as '10:45'. */
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
