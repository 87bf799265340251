import { isHeld, type Life, lifeSeenBy, type Side } from './lifecycle.ts'
import type { ApplicationEventKind } from './status.ts'

export type EventDetail = Record<string, string | number | boolean | null>
export type TimelineEvent = {
  kind: ApplicationEventKind
  actor: Side | 'system'
  createdAt: string
  detail: EventDetail
}

type TimelineLife = Life & { listingClosedAt: string | null }

/** The events that this side may see, in order of time. Events without a record are derived from the application. */
export function timelineFor(side: Side, events: readonly TimelineEvent[], life: TimelineLife): TimelineEvent[] {
  const known = [...derivedFrom(life, new Set(events.map(({ kind }) => kind))), ...events].sort(byTime)
  return side === 'company' ? known : seenByStudent(known, life)
}

/** Leaves only the decision that the student was notified of, at the time of the notification. */
function seenByStudent(known: readonly TimelineEvent[], life: Life): TimelineEvent[] {
  const notified = isHeld(life) ? undefined : known.findLast(({ kind }) => kind === 'decided')
  const { status, decidedAt } = lifeSeenBy('student', life)
  return known
    .filter(({ kind }) => kind !== 'shortlisted')
    .filter((event) => event.kind !== 'decided' || (event === notified && status !== 'pending'))
    .map((event) => (event.kind === 'decided' ? { ...event, createdAt: decidedAt ?? event.createdAt } : event))
    .sort(byTime)
}

function derivedFrom(life: TimelineLife, written: ReadonlySet<ApplicationEventKind>): TimelineEvent[] {
  const { status, createdAt, decidedAt, seenAt, withdrawnAt, listingClosedAt } = life
  const derive = (kind: ApplicationEventKind, actor: Side, at: string | null, detail: EventDetail = {}) =>
    at === null || written.has(kind) ? [] : [{ kind, actor, createdAt: at, detail }]
  return [
    ...(written.has('submitted_again') ? [] : derive('submitted', 'student', createdAt)),
    ...derive('seen', 'company', seenAt),
    ...derive('decided', 'company', status === 'pending' ? null : decidedAt, { status }),
    ...derive('withdrawn', 'student', withdrawnAt),
    ...derive('listing_withdrawn', 'company', listingClosedAt),
  ]
}

const byTime = (a: TimelineEvent, b: TimelineEvent): number =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1
