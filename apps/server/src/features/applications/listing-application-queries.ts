import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'

export async function listApplicantIds(db: Db, internshipId: string): Promise<string[]> {
  const rows = await db
    .select({ studentId: applications.studentId })
    .from(applications)
    .where(eq(applications.internshipId, internshipId))
  return rows.map(({ studentId }) => studentId)
}

/** Applications to a listing that are neither withdrawn nor rejected; a rejection counts once the student sees it. */
export async function listActiveApplications(
  db: Db,
  internshipId: string,
): Promise<{ id: string; studentId: string }[]> {
  const { id, studentId, status, withdrawnAt, tellAt } = applications
  const isWaiting = or(ne(status, 'rejected'), isNotNull(tellAt))
  return db
    .select({ id, studentId })
    .from(applications)
    .where(and(eq(applications.internshipId, internshipId), isNull(withdrawnAt), isWaiting))
}

/** A place is filled when its student accepted the offer, and the company sees that. */
export const filledCount =
  sql`count(*) filter (where ${applications.answer} = 'confirmed' and ${applications.answerTellAt} is null)`.mapWith(
    Number,
  )

/** Withdrawn applications do not count, and are named next to the count (settlement 84). */
const applicationsCount = sql`count(*) filter (where ${applications.withdrawnAt} is null)`.mapWith(Number)

const withdrawnCount = sql`count(${applications.withdrawnAt})`.mapWith(Number)

type Counts = { applicationsCount: number; withdrawnCount: number; filledCount: number }

/** Applications and accepted offers per listing; listings without applications are left out. */
export async function countApplications(db: Db, internshipIds: readonly string[]): Promise<Map<string, Counts>> {
  if (internshipIds.length === 0) return new Map()
  const rows = await db
    .select({ id: applications.internshipId, applicationsCount, withdrawnCount, filledCount })
    .from(applications)
    .where(isAmong(applications.internshipId, internshipIds))
    .groupBy(applications.internshipId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
