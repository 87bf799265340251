import { shortlistUndoMs } from '@fledge/core/applications/undo-window'
import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { applications, bulkActions } from '../../db/schema/applications.ts'

type NewBulkAction = typeof bulkActions.$inferInsert
export type BulkActionRow = typeof bulkActions.$inferSelect

export async function insertBulkAction(db: Db, row: NewBulkAction): Promise<BulkActionRow> {
  const [inserted] = await db.insert(bulkActions).values(row).returning()
  return inserted!
}

/** Locked against undoing and telling until the transaction ends; undefined for another company's. */
export async function lockBulkAction(db: Db, companyId: string, id: string): Promise<BulkActionRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), eq(bulkActions.companyId, companyId)))
    .for('update')
  return row
}

const isWaiting = and(isNull(bulkActions.releasedAt), isNull(bulkActions.undoneAt))

/** Locks an act that is due to be released. Skips those that another transaction has locked. */
export async function lockDueBulkAction(db: Db, now: Date): Promise<BulkActionRow | undefined> {
  const [row] = await db
    .select()
    .from(bulkActions)
    .where(and(lte(bulkActions.tellAt, now.toISOString()), isWaiting))
    .orderBy(bulkActions.tellAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function markBulkAction(db: Db, id: string, change: Pick<NewBulkAction, 'releasedAt' | 'undoneAt'>) {
  await db.update(bulkActions).set(change).where(eq(bulkActions.id, id))
}

/** Acts of a company that can still be undone. */
export async function listUndoable(db: Db, companyId: string, now: Date): Promise<BulkActionRow[]> {
  const since = new Date(now.getTime() - shortlistUndoMs).toISOString()
  const isRecentShortlist = and(eq(bulkActions.act, 'shortlist'), gt(bulkActions.createdAt, since))
  return db
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.companyId, companyId), isWaiting, or(isNotNull(bulkActions.tellAt), isRecentShortlist)))
    .orderBy(desc(bulkActions.createdAt))
}

/** Writes columns of locked applications. */
export async function patchAll(db: Db, ids: readonly string[], change: Partial<typeof applications.$inferInsert>) {
  await db.update(applications).set(change).where(isAmong(applications.id, ids))
}

/** Those of these applications that this act put on the shortlist and that are still there, locked. */
export async function lockShortlisted(db: Db, { applicationIds, createdAt }: BulkActionRow): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        isAmong(applications.id, applicationIds),
        eq(applications.shortlistedAt, createdAt),
        isNull(applications.withdrawnAt),
      ),
    )
    .orderBy(applications.id)
    .for('update')
  return rows.map(({ id }) => id)
}
