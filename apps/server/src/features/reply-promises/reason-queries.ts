import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { and, eq } from 'drizzle-orm'
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
