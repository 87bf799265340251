import type { Application } from '@fledge/contract/applications'
import type { CompanyUser } from '@fledge/contract/users'
import { refuseDecision } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { now, patchApplication } from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import { decisionRefusals } from './decide.ts'

/** Adds a pending application to the company's shortlist or removes it. The student is not notified. */
export const shortlist = (deps: Deps, company: CompanyUser, id: string, wanted: boolean): Promise<Application> =>
  updateApplication(deps, company, id, async ({ db }, { application }) => {
    const refusal = refuseDecision(application)
    if (refusal) throw decisionRefusals[refusal]()
    if ((application.shortlistedAt !== null) === wanted) return {}
    await patchApplication(db, id, { shortlistedAt: wanted ? now : null })
    return { ...(wanted ? { event: { kind: 'shortlisted' } } : { undoes: 'shortlisted' }), outdated: [company.id] }
  })

/** Records when the company first opened an application; the student's page shows it. */
export const markSeen = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  updateApplication(deps, company, id, async ({ db }, { application }) => {
    if (application.seenAt !== null || application.withdrawnAt !== null) return {}
    await patchApplication(db, id, { seenAt: now })
    return { event: { kind: 'seen' }, outdated: [application.studentId] }
  })
