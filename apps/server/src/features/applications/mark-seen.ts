import type { Application } from '@fledge/contract/applications'
import type { CompanyUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { actOn } from './act-on.ts'
import { now, updateApplication } from './queries.ts'

/** Notes that the company opened an application, the first time. The student's page shows it. */
export const markSeen = (deps: Deps, company: CompanyUser, id: string): Promise<Application> =>
  actOn(deps, company, id, async (db, { application }) => {
    if (application.seenAt !== null || application.withdrawnAt !== null) return {}
    await updateApplication(db, id, { seenAt: now })
    return { event: { kind: 'seen' }, stale: [application.studentId] }
  })
