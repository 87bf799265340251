import { lastAlertTime } from '@fledge/core/alerts'
import { type Deps, inTransaction } from '../../deps.ts'
import { runEach } from '../../jobs/run-each.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { searchAlertNotice } from './alert-notices.ts'
import * as queries from './alert-queries.ts'

/** Sends the due daily and weekly alerts, each in one transaction: a crash loses and repeats none. */
export async function sendSearchAlerts(deps: Deps): Promise<void> {
  const now = deps.now()
  // What waits for a search that was changed to alert at once is due now.
  const times = { at_once: now, daily: lastAlertTime('daily', now), weekly: lastAlertTime('weekly', now) }
  await runEach(
    await queries.listDueSearches(deps.db, times),
    'Some alerts of saved searches could not be sent.',
    (searchId) => inTransaction(deps, (tx) => insertSearchAlert(tx, searchId, times)),
  )
}

async function insertSearchAlert(deps: Deps, searchId: string, times: queries.DueTimes): Promise<void> {
  const { db } = deps
  const due = await queries.takeDueAlerts(db, searchId, times)
  if (!due) return
  const { studentId } = due.search
  if (!(await queries.wantsMatches(db, studentId))) return
  const open = await queries.listAnnounceable(db, studentId, due.internshipIds)
  const wanted = open.map(({ id }) => ({ studentId, internshipId: id }))
  const recorded = await queries.recordAnnouncements(db, wanted, deps.now())
  const isNew = new Set(recorded.map(({ internshipId }) => internshipId))
  const [first, ...others] = open.filter(({ id }) => isNew.has(id))
  if (first) await insertNotifications(deps, [searchAlertNotice(studentId, [first, ...others], due.search)])
}
