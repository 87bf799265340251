import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { readySql } from '../../db/ready.ts'
import { applicationEvents } from '../../db/schema/applications.ts'

export type NewEvent = Pick<typeof applicationEvents.$inferInsert, 'applicationId' | 'kind' | 'actor' | 'detail'>

/** Writes lines of timelines, in the transaction of what happened. */
export async function insertEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await insertLines(db, { lines: JSON.stringify(events) })
}

const insertLines = readySql(
  'insert timeline',
  sql`insert into ${applicationEvents} (application_id, kind, actor, detail)
    select "applicationId", kind, actor, coalesce(detail, '{}')
    from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line
      ("applicationId" uuid, kind text, actor text, detail jsonb)`,
)

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
