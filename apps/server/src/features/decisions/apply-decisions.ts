import type { Decision } from '@fledge/core/applications/status'
import type { Deps } from '../../deps.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { type DecidedApplication, decidedNotice, decidedTogetherNotice } from '../applications/application-notices.ts'
import { cancelOpenInterviews } from '../interviews/cancel.ts'
import { listWithOpenInterview } from '../interviews/interview-queries.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { recordAnswers } from '../reply-promises/promise-queries.ts'
import { markReleased } from './held-decision-queries.ts'

/** A decision of an application whose row is locked. */
export type Decided = DecidedApplication & { status: Decision }

const reason = 'The application was not successful.'

/** Makes decisions on locked applications take effect. A student with several of them gets one notification. */
export async function applyDecisions(tx: Deps, rows: readonly Decided[]): Promise<void> {
  await recordAnswers(tx.db, rows.map(applicationId), tx.now())
  await notifyStudents(tx, rows, await decisionNotices(tx, rows))
}

/** Makes held decisions visible to their students, and final. */
export async function releaseHeld(tx: Deps, rows: readonly Decided[]): Promise<void> {
  await markReleased(tx.db, rows.map(applicationId), tx.now())
  await applyDecisions(tx, rows)
}

/** Cancels the open interviews of rejected applications and returns all notifications. */
export async function decisionNotices(tx: Deps, rows: readonly Decided[]): Promise<NewNotification[]> {
  const rejected = rows.filter(({ status }) => status === 'rejected').map(applicationId)
  const notices: NewNotification[] = []
  for (const [, decided] of Map.groupBy(rows, ({ application, status }) => `${application.studentId} ${status}`)) {
    const [first, ...more] = decided
    notices.push(more.length === 0 ? decidedNotice(first!, first!.status) : decidedTogetherNotice(decided))
  }
  for (const id of await listWithOpenInterview(tx.db, rejected, tx.now()))
    notices.push(...(await cancelOpenInterviews(tx, { applicationId: id, by: 'company', reason })))
  return notices
}

/** Stores notifications about applications, and updates the open pages of students that get none. */
export async function notifyStudents(
  outbox: Outbox,
  rows: readonly Pick<Decided, 'application'>[],
  notices: readonly NewNotification[],
): Promise<void> {
  const deliveries = await insertNotifications(outbox, notices)
  const notified = new Set(deliveries.map(({ userId }) => userId))
  for (const { application } of rows) {
    if (!notified.has(application.studentId))
      outbox.publish(application.studentId, 'applicationChanged', { applicationId: application.id })
  }
}

const applicationId = ({ application }: Decided): string => application.id
