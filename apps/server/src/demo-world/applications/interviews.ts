import type { InterviewMode } from '@fledge/core/interviews/interview'
import { toInstant, toWallTime } from '@fledge/core/interviews/zoned-time'
import { dayMs } from '@fledge/core/time/units'
import type { interviewSlots, interviews } from '../../db/schema/applications.ts'
import { demoStudentEmail } from '../demo-accounts.ts'
import { currentFields } from '../listings/demo-listing.ts'
import { demoCompanyName } from '../people/companies.ts'
import { type Random, randomOf, uuidOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import type { DemoApplication } from './sent-application.ts'

export type DemoInterview = {
  application: DemoApplication
  row: typeof interviews.$inferSelect
  slots: (typeof interviewSlots.$inferSelect)[]
  /** When the slots were offered. */
  proposedAt: string
}

/** What became of an interview; a cancelled one had been agreed. */
type Outcome = 'past' | 'ahead' | 'proposed' | 'others_asked' | 'cancelled'

/** Interviews in each state, for the demo accounts and some others, without double bookings. */
export function makeInterviews(applications: readonly DemoApplication[], time: WorldTime): DemoInterview[] {
  const outcomes = outcomesOf(applications)
  const booked = new Set<string>()
  return applications.flatMap((application) => {
    const outcome = outcomes.get(application.id)
    return (outcome && makeInterview(application, outcome, time, booked)) ?? []
  })
}

function outcomesOf(applications: readonly DemoApplication[]): Map<string, Outcome> {
  const possible = applications.filter(
    ({ listing, status, withdrawnAt }) => listing.deletedAt === null && status !== 'rejected' && withdrawnAt === null,
  )
  const [ofStudent, others] = split(possible, ({ student }) => student.email === demoStudentEmail)
  const [ofCompany, rest] = split(others, ({ listing }) => listing.company.name === demoCompanyName)
  return new Map([
    ...rest.flatMap((one) => chance(one) ?? []),
    ...dealt(ofCompany, ['ahead', 'proposed', 'others_asked', 'proposed', 'ahead', 'cancelled']),
    // The student's other applications wait for their promised replies.
    ...dealt(ofStudent, ['ahead', 'proposed']),
  ])
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** The first of those that wait get these outcomes, one each; with those that were accepted the company has spoken. */
function dealt(applications: readonly DemoApplication[], outcomes: readonly Outcome[]): [string, Outcome][] {
  const waiting = applications.filter(({ status }) => status === 'pending')
  const accepted = applications.filter(({ status }) => status === 'accepted')
  return [
    ...outcomes.flatMap((outcome, index) =>
      waiting[index] ? [[waiting[index].id, outcome] as [string, Outcome]] : [],
    ),
    ...accepted.map(({ id }): [string, Outcome] => [id, 'past']),
  ]
}

function chance({ id, status }: DemoApplication): [string, Outcome][] | null {
  const random = randomOf(`${id}/interview`)
  if (status === 'accepted') return random.chance(0.6) ? [[id, 'past']] : null
  const outcomes: Outcome[] = ['proposed', 'proposed', 'ahead', 'ahead', 'others_asked', 'cancelled']
  return random.chance(0.15) ? [[id, random.pick(outcomes)]] : null
}

const iso = (ms: number) => new Date(ms).toISOString()

function makeInterview(
  application: DemoApplication,
  outcome: Outcome,
  time: WorldTime,
  booked: Set<string>,
): DemoInterview[] | null {
  const random = randomOf(`${application.id}/meeting`)
  const times = timesOf(application, outcome, time)
  if (!times) return null
  const id = uuidOf(`interview/${application.id}`)
  const timeZone = zoneOf(currentFields(application.listing).location)
  const slots = [1, 2, 4].map((days, index) => slotAt(id, index, times.from + days * dayMs, timeZone, random))
  const isAgreed = outcome !== 'proposed' && outcome !== 'others_asked'
  const agreed = isAgreed
    ? slots.find(({ startsAt }) => Date.parse(startsAt) < times.until && isFree(application, startsAt, booked))
    : undefined
  if (isAgreed && !agreed) return null
  if (agreed && outcome !== 'cancelled') book(application, agreed.startsAt, booked)
  const { listing, student } = application
  const row = {
    id,
    timeZone,
    ...meetingOf(random, application),
    ...endings[outcome],
    round: 1,
    applicationId: application.id,
    companyId: listing.company.id,
    studentId: student.id,
    startsAt: agreed?.startsAt ?? null,
    endsAt: agreed?.endsAt ?? null,
    createdAt: iso(times.proposed),
    updatedAt: iso(times.changed),
  }
  return [{ application, slots, row, proposedAt: row.createdAt }]
}

/** When it was proposed and last changed, and between which times it takes place; null when there was no time for it. */
function timesOf({ createdAt, decidedAt }: DemoApplication, outcome: Outcome, { now }: WorldTime) {
  const isPast = outcome === 'past'
  const sent = Date.parse(createdAt)
  const end = isPast ? Date.parse(decidedAt ?? createdAt) : now.getTime()
  if (end - sent < (isPast ? 3 : 0.25) * dayMs) return null
  const proposed = Math.max(sent + (end - sent) * 0.2, end - 3 * dayMs)
  const answered = proposed + (end - proposed) * 0.3
  const changes: Partial<Record<Outcome, number>> = { proposed, cancelled: answered + (end - answered) / 2 }
  const changed = changes[outcome] ?? answered
  return { proposed, changed, from: isPast ? answered : end, until: isPast ? end : Number.POSITIVE_INFINITY }
}

type Ending = Pick<DemoInterview['row'], 'status' | 'sequence' | 'reason' | 'changedBy' | 'reminded'>

const agreedOn = { status: 'scheduled', sequence: 1, reason: '', changedBy: 'student', reminded: null } as const
const endings: Record<Outcome, Ending> = {
  past: { ...agreedOn, reminded: 'hour' },
  ahead: agreedOn,
  proposed: { ...agreedOn, status: 'proposed', sequence: 0, changedBy: 'company' },
  others_asked: {
    ...agreedOn,
    status: 'others_asked',
    sequence: 0,
    reason: 'I have practicals on these days. Mornings next week would suit me.',
  },
  cancelled: {
    ...agreedOn,
    status: 'cancelled',
    sequence: 2,
    reason: 'I have accepted another internship. Thank you for your time.',
  },
}

/** Each slot of a round has its own: two may come to lie on one day. */
const hoursOf = [
  ['10:00', '16:00'],
  ['11:00', '14:00'],
  ['12:00', '15:00'],
]

/** A time at which offices work there, near this moment, never on a Sunday. */
function slotAt(interviewId: string, index: number, near: number, timeZone: string, random: Random) {
  const { date } = toWallTime(iso(near), timeZone)
  const isSunday = new Date(`${date}T00:00:00.000Z`).getUTCDay() === 0
  const on = isSunday ? toWallTime(iso(near + dayMs), timeZone).date : date
  const startsAt = toInstant({ date: on, time: random.pick(hoursOf[index] ?? []) }, timeZone)!
  const endsAt = iso(Date.parse(startsAt) + 45 * 60_000)
  return { id: uuidOf(`slot/${interviewId}/${index}`), interviewId, startsAt, endsAt }
}

const keysOf = ({ student, listing }: DemoApplication, startsAt: string) =>
  [student.id, listing.company.id].map((person) => `${person} ${startsAt}`)
const isFree = (application: DemoApplication, startsAt: string, booked: ReadonlySet<string>) =>
  !keysOf(application, startsAt).some((key) => booked.has(key))
const book = (application: DemoApplication, startsAt: string, booked: Set<string>) => {
  for (const key of keysOf(application, startsAt)) booked.add(key)
}

const zones: [RegExp, string][] = [
  [/new york|boston/i, 'America/New_York'],
  [/austin/i, 'America/Chicago'],
  [/san francisco/i, 'America/Los_Angeles'],
]
const zoneOf = (location: string): string => zones.find(([place]) => place.test(location))?.[1] ?? 'Asia/Kolkata'

function meetingOf(random: Random, { listing }: DemoApplication): { mode: InterviewMode; place: string; note: string } {
  const { location } = currentFields(listing)
  const note = random.pick([
    '',
    '',
    'Please have one project at hand that you would like to show.',
    'You will meet the team lead.',
  ])
  const mode = random.weighted(
    ['video', 'phone', 'on-site'] as const,
    (one) => ({ video: 6, phone: 2, 'on-site': 2 })[one],
  )
  if (mode === 'video') return { mode, note, place: `https://meet.fledge.demo/${uuidOf(listing.id).slice(0, 8)}` }
  if (mode === 'phone' || /remote/i.test(location))
    return { mode: 'phone', note, place: 'We call the number in the resume' }
  return { mode, note, place: `${listing.company.name}, reception, ${location}` }
}
