import type { Decision } from '@fledge/core/applications/status'
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'

const select = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      application: { id: applications.id, studentId: applications.studentId },
      // A decision is held, so it is one.
      status: sql<Decision>`${applications.status}`,
      internship: { id: internships.id, title: internships.title },
      company: { id: companies.userId, companyName: companies.companyName },
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(condition)

/** Locks single decisions that are due to be released. Skips rows that another transaction has locked. */
export async function lockDueDecisions(db: Db, now: Date, limit: number) {
  return select(db, and(lte(applications.tellAt, now.toISOString()), isNull(applications.batchId)))
    .limit(limit)
    .for('update', { of: applications, skipLocked: true })
}

/** Locks the held decisions of a bulk act, in the order in which others lock them. */
export async function lockHeldOfBatch(db: Db, batchId: string) {
  return select(db, and(eq(applications.batchId, batchId), isNotNull(applications.tellAt)))
    .orderBy(asc(applications.id))
    .for('update', { of: applications })
}

/** Makes decisions visible to their students, and final. */
export async function markReleased(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.update(applications).set({ tellAt: null, decidedAt: now.toISOString() }).where(isAmong(applications.id, ids))
}
