import { and, asc, eq, gte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applicationEvents } from '../../db/schema/applications.ts'

export type NewEvent = Pick<typeof applicationEvents.$inferInsert, 'applicationId' | 'kind' | 'actor' | 'detail'>

/** Writes timeline events in the transaction of their cause. */
export async function insertEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(applicationEvents).values(events)
}

export async function listEventsOf(db: Db, applicationId: string) {
  return db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id))
}

export async function hasEventSince(
  db: Db,
  { applicationId, kind }: Pick<NewEvent, 'applicationId' | 'kind'>,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.kind, kind),
        gte(applicationEvents.createdAt, since.toISOString()),
      ),
    )
    .limit(1)
  return rows.length > 0
}
