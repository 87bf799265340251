import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'

/** The reasons of each of the company's rejections; an empty list for one without. */
export async function listGivenReasons(db: Db, companyId: string): Promise<StoredReason[][]> {
  const rows = await db
    .select({ reasons: applications.reasons })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .where(and(eq(internships.companyId, companyId), eq(applications.status, 'rejected')))
  return rows.map(({ reasons }) => reasons)
}

/** The number of released rejections with each reason, of all companies. */
export async function countAllReasons(db: Db): Promise<Map<string, number>> {
  const code = sql<string>`reason ->> 'code'`
  const rows = await db
    .select({ code, count: sql`count(distinct ${applications.id})`.mapWith(Number) })
    .from(sql`${applications} cross join lateral jsonb_array_elements(${applications.reasons}) as reason`)
    .where(sql`${applications.tellAt} is null`)
    .groupBy(code)
  return new Map(rows.map(({ code, count }) => [code, count]))
}
