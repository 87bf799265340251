import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { HttpProblem, notFound } from '../../http/problem.ts'
import { insertNotifications } from '../notifications/queries.ts'
import { tell } from '../notifications/tell.ts'
import { viewedNotice } from './notices.ts'
import { findApplicationOf } from './queries.ts'

/** The file that was sent with an application. When its company opens it, the student is told, once a day. */
export async function openSentResume(deps: Deps, user: User, id: string) {
  const row = await findApplicationOf(deps.db, user, id)
  if (!row) throw notFound('application')
  if (!row.file) throw new HttpProblem(404, 'no_resume', texts.resume.notAttached)
  if (user.role === 'company') {
    tell(deps.publish, await insertNotifications(deps.db, [viewedNotice(row, user, deps.now())]))
  }
  return row.file
}
