import { isHeld, type Life, lifeSeenBy, type Side } from './lifecycle.ts'
import type { ApplicationEventKind } from './status.ts'

export type EventDetail = Record<string, string | number | boolean | null>
export type TimelineEvent = {
  kind: ApplicationEventKind
  actor: Side | 'system'
  createdAt: string
  detail: EventDetail
}

/** Kinds that only the company may know of. */
const ofCompany: ReadonlySet<ApplicationEventKind> = new Set(['shortlisted', 'shortlist_removed', 'decision_undone'])

type Told = Life & { listingClosedAt: string | null }

/**
 * What happened to an application, in order, as far as this side may know. What was not written down when it happened
 * (applications older than the timeline, a listing that was taken down) follows from the application itself.
 */
export function timelineFor(side: Side, events: readonly TimelineEvent[], life: Told): TimelineEvent[] {
  const known = [...derivedFrom(life, new Set(events.map(({ kind }) => kind))), ...events].sort(byTime)
  return side === 'company' ? known : seenByStudent(known, life)
}

/** Of the decisions only the one that was told, at the time when it was told. */
function seenByStudent(known: readonly TimelineEvent[], life: Life): TimelineEvent[] {
  const told = isHeld(life) ? undefined : known.findLast(({ kind }) => kind === 'decided')
  const { status, decidedAt } = lifeSeenBy('student', life)
  return known
    .filter((event) => !ofCompany.has(event.kind))
    .filter((event) => event.kind !== 'decided' || (event === told && status !== 'pending'))
    .map((event) => (event.kind === 'decided' ? { ...event, createdAt: decidedAt ?? event.createdAt } : event))
    .sort(byTime)
}

function derivedFrom(life: Told, written: ReadonlySet<ApplicationEventKind>): TimelineEvent[] {
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
