import type { Application } from '@fledge/contract/applications'
import type { CompanyUser } from '@fledge/contract/users'
import { refuseDecision } from '@fledge/core/applications/lifecycle'
import type { Deps } from '../../deps.ts'
import { actOn } from './act-on.ts'
import { refusals } from './decide.ts'
import { now, updateApplication } from './queries.ts'

/** Puts a pending application on the company's shortlist, or takes it off. The student does not hear of it. */
export const shortlist = (deps: Deps, company: CompanyUser, id: string, wanted: boolean): Promise<Application> =>
  actOn(deps, company, id, async (db, { application }) => {
    const refusal = refuseDecision(application)
    if (refusal) throw refusals[refusal]()
    if ((application.shortlistedAt !== null) === wanted) return {}
    await updateApplication(db, id, { shortlistedAt: wanted ? now : null })
    return { event: { kind: wanted ? 'shortlisted' : 'shortlist_removed' }, stale: [company.id] }
  })
