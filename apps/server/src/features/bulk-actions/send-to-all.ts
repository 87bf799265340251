import type { Outbox } from '../../mail/insert-mails.ts'
import { notifyStudents } from '../decisions/apply-decisions.ts'
import { insertMessages } from '../messages/message-queries.ts'
import { messageNotice } from '../messages/send-message.ts'
import { recordMessages } from '../reply-promises/promise-queries.ts'
import type { Target } from './target-queries.ts'

/** Writes one message for each application, whose rows are locked, and notifies each student once. */
export async function sendToAll(outbox: Outbox, targets: readonly Target[], text: string, now: Date): Promise<void> {
  const applicationIds = targets.map(({ application }) => application.id)
  const stored = await insertMessages(outbox.db, applicationIds, { sender: 'company', text })
  await recordMessages(outbox.db, applicationIds, now)
  const byApplication = new Map(stored.map((message) => [message.applicationId, message]))
  const perStudent = new Map(targets.map((target) => [target.application.studentId, target]))
  const notices = [...perStudent.values()].map((target) =>
    messageNotice(target, byApplication.get(target.application.id)!),
  )
  await notifyStudents(outbox, targets, notices)
}
