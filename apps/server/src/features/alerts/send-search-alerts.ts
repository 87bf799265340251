import { lastAlertTime } from '@fledge/core/alerts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import { runEach } from '../../jobs/run-each.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { searchAlertNotice } from './alert-notices.ts'
import {
  type DueTimes,
  listAnnounceable,
  listDueSearches,
  recordAnnouncements,
  takeDueAlerts,
  wantsMatches,
} from './alert-queries.ts'

/**
 * Sends the daily and weekly alerts of saved searches that are due, each in one transaction: a crash loses and repeats
 * none.
 */
export async function sendSearchAlerts(deps: Deps): Promise<void> {
  const now = deps.now()
  // What waits for a search that was changed to alert at once is due now.
  const times = { at_once: now, daily: lastAlertTime('daily', now), weekly: lastAlertTime('weekly', now) }
  await runEach(await listDueSearches(deps.db, times), 'Some alerts of saved searches could not be sent.', (searchId) =>
    inTransaction(deps, (tx) => insertSearchAlert(tx, searchId, times)),
  )
}

async function insertSearchAlert(deps: Deps, searchId: string, times: DueTimes): Promise<void> {
  const { db } = deps
  const due = await takeDueAlerts(db, searchId, times)
  if (!due) return
  const { studentId } = due.search
  if (!(await wantsMatches(db, studentId))) return
  const open = await listAnnounceable(db, studentId, due.internshipIds)
  const recorded = await recordAnnouncements(
    db,
    open.map(({ id }) => ({ studentId, internshipId: id })),
    deps.now(),
  )
  const isNew = new Set(recorded.map(({ internshipId }) => internshipId))
  const [first, ...others] = open.filter(({ id }) => isNew.has(id))
  if (first) await insertNotifications(deps, [searchAlertNotice(studentId, [first, ...others], due.search)])
}
