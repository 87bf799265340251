import type { Application } from '@fledge/contract/applications'
import type { User } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { type Effects, recordEffects } from '../timeline/record-effects.ts'
import { withFits } from './application-fits.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from './application-queries.ts'
import { applicationOf } from './to-application.ts'

type Actor = Pick<User, 'id' | 'role'>
export type Change = (tx: Deps, row: ApplicationRow) => Promise<Effects>

/**
 * Changes one of the user's applications in one transaction: locks the row, runs `change`, which refuses by throwing or
 * writes, and records its effects. Returns the application as this user sees it.
 */
export async function updateApplication(deps: Deps, user: Actor, id: string, change: Change): Promise<Application> {
  const row = await inTransaction(deps, async (tx) => {
    const before = orNotFound(await lockApplicationOf(tx.db, user, id), 'application')
    await recordEffects(tx, user, id, await change(tx, before))
    return (await findApplicationOf(tx.db, user, id))!
  })
  if (user.role === 'student') return applicationOf(row, 'student', deps.now())
  const [application] = await withFits(deps, [row])
  return application!
}
