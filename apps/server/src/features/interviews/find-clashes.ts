import type { Clash } from '@fledge/contract/interviews'
import type { CompanyUser } from '@fledge/contract/users'
import type { Span } from '@fledge/core/interviews/slots'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { findApplicationTo, listEngagements } from './interview-queries.ts'
import { clashOf } from './present.ts'
import { refuseClosedApplication } from './propose.ts'

/** Conflicts of each proposed time. Refuses who may not propose before it reads the student's calendar. */
export async function findClashes(
  { db, now }: Deps,
  company: CompanyUser,
  applicationId: string,
  slots: readonly Span[],
): Promise<(Clash | null)[]> {
  const application = orNotFound(await findApplicationTo(db, company.id, applicationId), 'application')
  refuseClosedApplication(application)
  const { studentId } = application
  const agreed = await listEngagements(db, { companyIds: [company.id], studentIds: [studentId] }, now())
  const meeting = { applicationId, companyId: company.id, studentId }
  return slots.map((slot) => clashOf(slot, meeting, agreed, 'company'))
}
