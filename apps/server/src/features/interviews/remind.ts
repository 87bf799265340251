import { type Reminder, reminderDue, remindersReach } from '@fledge/core/interviews/reminders'
import type { Deps } from '../../deps.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { publishDeliveries } from '../notifications/publish.ts'
import { reminderNotices } from './interview-notices.ts'
import { type InterviewRow, listAhead, noteReminder } from './interview-queries.ts'

/**
 * Reminds both sides of the agreed interviews that are near, once for each reminder and time. One that fails keeps no
 * other from being told; it is tried again with the job.
 */
export async function remindOfInterviews(deps: Deps): Promise<void> {
  const now = deps.now()
  const failures: unknown[] = []
  for (const row of await listAhead(deps.db, now, remindersReach(now))) {
    const reminder = reminderFor(row, now)
    if (reminder !== null) await remind(deps, row, reminder, now).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all reminders could be told.')
}

function reminderFor({ interview: { startsAt, updatedAt, reminded } }: InterviewRow, now: Date): Reminder | null {
  // While an interview is scheduled, its last change is that it was agreed.
  return startsAt === null ? null : reminderDue({ startsAt, agreedAt: updatedAt, reminded }, now)
}

/** Noting it and telling it are one transaction: of two processes only one tells, and nothing of what just moved. */
async function remind(deps: Deps, row: InterviewRow, reminder: Reminder, now: Date): Promise<void> {
  const deliveries = await deps.db.transaction(async (db) => {
    const isNoted = await noteReminder(db, row.interview, reminder)
    return isNoted ? insertNotifications({ ...deps, db }, reminderNotices(row, reminder, now)) : []
  })
  publishDeliveries(deps.publish, deliveries)
}
