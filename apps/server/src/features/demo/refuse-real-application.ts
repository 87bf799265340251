import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../../http/errors/problem.ts'
import { isDemoAccount } from '../auth/account-queries.ts'

/**
 * Throws 403 when a real student applies to a listing of a demo company, unless the demo is only on this machine:
 * elsewhere any visitor can sign in to the demo company and read the resume.
 */
export async function refuseRealApplicationToDemo(
  { db, demo }: Pick<Deps, 'db' | 'demo'>,
  studentId: string,
  listing: { isDemo: boolean },
) {
  if (demo === 'local' || !listing.isDemo || (await isDemoAccount(db, studentId))) return
  throw new HttpProblem(403, 'demo_listing', 'This is a demo listing. It takes applications from demo accounts only.')
}
