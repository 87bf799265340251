import { dayMs, hourMs } from '@fledge/core/time/units'
import { demoStudentEmail } from '../demo-accounts.ts'
import { demoCompanyName } from '../people/companies.ts'
import { randomOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { decisionWords } from './decision-words.ts'
import type { AnsweredApplication, DemoApplication, DemoLife } from './sent-application.ts'

const held = 2

/** Moves the latest decisions of the demo company to this morning: they are on hold until tomorrow. */
export function holdLatest(applications: readonly AnsweredApplication[], { now }: WorldTime): AnsweredApplication[] {
  const latest = applications
    .filter(({ listing, decidedAt }) => listing.company.name === demoCompanyName && decidedAt !== null)
    .toSorted((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
    .slice(0, held)
  return applications.map((one) => {
    const place = latest.indexOf(one)
    return place < 0 ? one : { ...one, decidedAt: new Date(now.getTime() - (place + 2) * hourMs).toISOString() }
  })
}

/** The events of an application. */
export function live(application: AnsweredApplication, time: WorldTime): DemoApplication {
  return { ...application, life: lifeOf(application, time) }
}

function lifeOf(application: AnsweredApplication, time: WorldTime): DemoLife {
  const seenAt = timeOfView(application, time)
  const random = randomOf(`${application.id}/life`)
  const isWaiting = application.status === 'pending' && application.withdrawnAt === null
  const tellAt = tellAtOf(application, time)
  return {
    seenAt,
    tellAt,
    shortlistedAt: isWaiting && seenAt !== null && random.chance(0.35) ? time.after(random, seenAt, 0, 30) : null,
    ...answerOf(application, tellAt, time),
    ...decisionWords(application, time),
  }
}

/** Most decided applications, and a third of the pending ones, were viewed. */
function timeOfView(application: AnsweredApplication, time: WorldTime): string | null {
  const { id, createdAt, decidedAt, withdrawnAt } = application
  const random = randomOf(`${id}/view`)
  if (withdrawnAt !== null) return null
  if (decidedAt === null) return random.chance(0.35) ? time.after(random, createdAt, 6, 24 * 6) : null
  const share = 0.3 + 0.6 * random.part()
  return new Date(Date.parse(createdAt) + (Date.parse(decidedAt) - Date.parse(createdAt)) * share).toISOString()
}

/** Decisions of the demo company in the last hours can still be undone. */
function tellAtOf({ listing, decidedAt }: AnsweredApplication, { now }: WorldTime): string | null {
  const age = now.getTime() - Date.parse(decidedAt ?? '')
  const isFresh = listing.company.name === demoCompanyName && age < (held + 2) * hourMs
  return isFresh ? new Date(now.getTime() + dayMs - age).toISOString() : null
}

/** Most accepted students confirm within days; the demo student has not answered yet. */
function answerOf(application: AnsweredApplication, tellAt: string | null, time: WorldTime) {
  const { id, status, decidedAt, student } = application
  const none = { answer: null, answeredAt: null, answerReason: null }
  if (status !== 'accepted' || decidedAt === null || tellAt !== null) return none
  const random = randomOf(`${id}/answer`)
  const answeredAt = time.after(random, decidedAt, 2, 24 * 12)
  const isOpen = student.email === demoStudentEmail ? time.daysSince(decidedAt) < 30 : random.chance(0.2)
  if (answeredAt === null || isOpen) return none
  if (random.chance(0.85)) return { answer: 'confirmed' as const, answeredAt, answerReason: null }
  return { answer: 'declined' as const, answeredAt, answerReason: random.pick(declineReasons) }
}

const declineReasons = [
  'I have accepted another internship. Thank you for the offer.',
  'The dates overlap with my examinations.',
  null,
]
