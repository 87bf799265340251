import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, settings } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'

/** For how many hours this company holds its decisions; 0 by default. */
export async function findHoldHours(db: Db, companyId: string): Promise<number> {
  const [row] = await db.select({ holdHours: settings.holdHours }).from(settings).where(eq(settings.userId, companyId))
  return row?.holdHours ?? 0
}

/** Locks decisions whose hold has ended. Skips rows that another transaction has locked. */
export async function lockDueDecisions(db: Db, now: Date, limit: number) {
  return db
    .select({
      application: { id: applications.id, studentId: applications.studentId, status: applications.status },
      internship: { id: internships.id, title: internships.title },
      company: { id: companies.userId, companyName: companies.companyName },
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(lte(applications.tellAt, now.toISOString()))
    .limit(limit)
    .for('update', { of: applications, skipLocked: true })
}

/** Makes decisions visible to their students, and final. */
export async function markReleased(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(applications)
    .set({ tellAt: null, decidedAt: sql`now()` })
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`)
}
