import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { HttpProblem } from '../../http/errors/problem.ts'
import type { ApplicationRow } from './queries.ts'

/** Companies cannot read the timeline and messages of a withdrawn application; its student can. Throws 410. */
export function refuseWithdrawn({ application }: ApplicationRow, user: User): void {
  if (user.role === 'company' && application.withdrawnAt !== null)
    throw new HttpProblem(410, 'withdrawn', texts.apply.withdrawnByStudent)
}
