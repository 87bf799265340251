import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'

const company = alias(users, 'company')

/**
 * Throws 403 when a real student applies to a listing of a demo company, unless the demo is only on this machine:
 * elsewhere any visitor can sign in to the demo company and read the resume.
 */
export async function refuseRealApplicationToDemo(
  { db, demo }: Pick<Deps, 'db' | 'demo'>,
  studentId: string,
  internshipId: string,
) {
  if (demo === 'local') return
  const [refused] = await db
    .select({ id: internships.id })
    .from(internships)
    .innerJoin(company, eq(company.id, internships.companyId))
    .innerJoin(users, eq(users.id, studentId))
    .where(and(eq(internships.id, internshipId), eq(company.isDemo, true), eq(users.isDemo, false)))
  if (refused) throw isDemoListing()
}

const isDemoListing = () =>
  new HttpProblem(403, 'demo_listing', 'This is a demo listing. It takes applications from demo accounts only.')
