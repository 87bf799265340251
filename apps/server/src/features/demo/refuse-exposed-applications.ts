import { countText } from '@fledge/core/count-text'
import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { StartProblem } from '../../start-problem.ts'

const company = alias(users, 'company')

/**
 * Throws StartProblem when real students applied to demo listings, as a local server allows: on a public server every
 * visitor could sign in to the demo company and read their resumes.
 */
export async function refuseExposedApplications(db: Db): Promise<void> {
  const exposed = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(company, eq(company.id, internships.companyId))
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(and(eq(company.isDemo, true), eq(users.isDemo, false), isNull(applications.withdrawnAt)))
  if (exposed.length === 0) return
  throw new StartProblem(
    `DEMO=1 on a public server would show ${countText(exposed.length, 'application')} of real students to every visitor, because they were sent to demo listings. Start without DEMO, or have the students withdraw them first.`,
  )
}
