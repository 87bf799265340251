import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { companies, settings } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'

/** For how many hours this company holds its decisions back; 0 unless it chose otherwise. */
export async function findHoldHours(db: Db, companyId: string): Promise<number> {
  const [row] = await selectHoldHours(db, { companyId })
  return row?.holdHours ?? 0
}

const selectHoldHours = ready('hold hours', (db) =>
  db
    .select({ holdHours: settings.holdHours })
    .from(settings)
    .where(eq(settings.userId, sql.placeholder('companyId'))),
)

/** Decisions whose hold is over, locked; what another transaction holds is left to it. */
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
    .where(and(lte(applications.tellAt, now.toISOString())))
    .limit(limit)
    .for('update', { of: applications, skipLocked: true })
}

/** From now on these decisions are known, and final. */
export async function markTold(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(applications)
    .set({ tellAt: null, decidedAt: sql`now()` })
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`)
}
