import { type Reminder, reminderDue, remindersReach } from '@fledge/core/interviews/reminders'
import { type Deps, inTransaction } from '../../deps.ts'
import { runEach } from '../../jobs/run-each.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { reminderNotices } from './interview-notices.ts'
import { type InterviewRow, listAhead, recordReminder } from './interview-queries.ts'

/** Sends due reminders of scheduled interviews to both sides, once for each reminder and time. */
export async function remindOfInterviews(deps: Deps): Promise<void> {
  const now = deps.now()
  const ahead = await listAhead(deps.db, now, remindersReach(now))
  await runEach(ahead, 'Some reminders could not be sent.', async (row) => {
    const reminder = reminderFor(row, now)
    if (reminder !== null) await remind(deps, row, reminder, now)
  })
}

function reminderFor({ interview: { startsAt, updatedAt, reminded } }: InterviewRow, now: Date): Reminder | null {
  // The last change of a scheduled interview is the agreement on its time.
  return startsAt === null ? null : reminderDue({ startsAt, agreedAt: updatedAt, reminded }, now)
}

/** One transaction, so that one process sends a reminder, and none for an interview that just moved. */
async function remind(deps: Deps, row: InterviewRow, reminder: Reminder, now: Date): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const isRecorded = await recordReminder(tx.db, row.interview, reminder)
    if (isRecorded) await insertNotifications(tx, reminderNotices(row, reminder, now))
  })
}
