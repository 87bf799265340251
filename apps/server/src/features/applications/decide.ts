import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import type { Decision } from '@fledge/core/applications/status'
import type { Deps } from '../../deps.ts'
import { conflict, notFound } from '../../http/problem.ts'
import { insertNotifications } from '../notifications/queries.ts'
import { tell } from '../notifications/tell.ts'
import { withFits } from './fits.ts'
import { decidedNotice } from './notices.ts'
import { decidePending, findApplicationOf } from './queries.ts'

/** Accepts or rejects an application that is pending. Of decisions at the same moment the first one holds. */
export async function decide(deps: Deps, company: CompanyUser, id: string, status: Decision): Promise<Application> {
  const { row, told } = await deps.db.transaction(async (db) => {
    const decided = await decidePending(db, company, id, status)
    const row = await findApplicationOf(db, company, id)
    if (!row) throw notFound('application')
    if (decided === undefined) throw conflict('already_decided', texts.apply.alreadyDecided)
    return { row, told: await insertNotifications(db, [decidedNotice(row, status)]) }
  })

  tell(deps.publish, told)
  const [application] = await withFits(deps, [row])
  return application!
}
