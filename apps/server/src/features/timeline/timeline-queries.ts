import type { Answer } from '@fledge/core/applications/lifecycle'
import type { ApplicationEventKind, Decision } from '@fledge/core/applications/status'
import type { EventDetail } from '@fledge/core/applications/timeline'
import { changesText, type TermChange } from '@fledge/core/internships/terms'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { applicationEvents, type StoredDetail } from '../../db/schema/applications.ts'

/** The details of the kinds of events that have any. Texts are rendered from them when a timeline is shown. */
type EventDetails = {
  decided: { status: Decision }
  answered: { answer: Answer }
  offer_extended: { answerBy: string; was: string | null }
  listing_changed: { changes: readonly TermChange[] }
  interview_proposed: { slots: number }
  interview_others_asked: { reason: string; startsAt: string | null }
  interview_scheduled: { startsAt: string | null; endsAt: string | null }
  interview_moved: { startsAt: string | null; reason: string }
  interview_cancelled: { reason: string; startsAt: string | null }
} & Record<ApplicationEventKind, object>

/** What happened, with the details that its kind requires. */
export type EventContent = {
  [K in ApplicationEventKind]: object extends EventDetails[K]
    ? { kind: K; detail?: undefined }
    : { kind: K; detail: EventDetails[K] }
}[ApplicationEventKind]

export type NewEvent = EventContent & Pick<typeof applicationEvents.$inferInsert, 'applicationId' | 'actor'>

/** Writes timeline events in the transaction of their cause. */
export async function insertEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(applicationEvents).values(events)
}

/** Deletes the latest event of a kind from each timeline, because it was taken back. */
export async function deleteLatestEvents(db: Db, ids: readonly string[], kind: ApplicationEventKind): Promise<void> {
  const { id, applicationId, createdAt } = applicationEvents
  const latest = db
    .selectDistinctOn([applicationId], { id })
    .from(applicationEvents)
    .where(and(isAmong(applicationId, ids), eq(applicationEvents.kind, kind)))
    .orderBy(applicationId, desc(createdAt))
  await db.delete(applicationEvents).where(inArray(id, latest))
}

/** Events of one page of a timeline; more when the oldest happened at the same time. */
export const eventsPerPage = 100

/** The newest events before a time, oldest first. Events of the same time are on one page. */
export async function listEventsOf(db: Db, applicationId: string, before?: string) {
  const { createdAt, id } = applicationEvents
  const isOnPage = and(
    eq(applicationEvents.applicationId, applicationId),
    before === undefined ? undefined : lt(createdAt, before),
  )
  const oldest = db
    .select({ at: createdAt })
    .from(applicationEvents)
    .where(isOnPage)
    .orderBy(desc(createdAt))
    .limit(1)
    .offset(eventsPerPage - 1)
  const events = await db
    .select()
    .from(applicationEvents)
    .where(and(isOnPage, sql`${createdAt} >= coalesce((${oldest}), '-infinity')`))
    .orderBy(desc(createdAt), desc(id))
  return events.toReversed().map((event) => ({ ...event, detail: renderDetail(event.detail) }))
}

/** Details as they are sent to clients: the changes of a listing as a text, which earlier releases also stored. */
export function renderDetail(detail: StoredDetail): EventDetail {
  const texts = Object.entries(detail).map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null ? changesText(value) : value,
  ])
  return Object.fromEntries(texts)
}

export async function hasEventSince(
  db: Db,
  { applicationId, kind }: Pick<NewEvent, 'applicationId' | 'kind'>,
  since: Date,
): Promise<boolean> {
  const isSuch = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.kind, kind),
    gte(applicationEvents.createdAt, since.toISOString()),
  )
  return (await db.$count(applicationEvents, isSuch)) > 0
}
