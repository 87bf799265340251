import { randomUUID } from 'node:crypto'
import type { Message } from '@fledge/contract/messages'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { lifeSeenBy } from '@fledge/core/applications/lifecycle'
import { isQuestion } from '@fledge/core/applications/reply-promise'
import { fullName } from '@fledge/core/full-name'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { conflict, notFound, orNotFound } from '../../http/errors/problem.ts'
import type { Outbox } from '../../mail/insert-mails.ts'
import { applicantUrl } from '../applications/application-notices.ts'
import { type ApplicationRow, lockApplicationOf } from '../applications/application-queries.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'
import { recordMessages, startPromise } from '../reply-promises/promise-queries.ts'
import {
  countMessages,
  findFirstUnread,
  findMessage,
  hasUnreadNotification,
  insertMessage,
  type MessageRow,
  maxMessagesPerSide,
  threadEvent,
} from './message-queries.ts'

const threadFull = `You have sent ${maxMessagesPerSide} messages here, the most that a conversation holds. Please go on by email.`

type Sent = { id?: string | undefined; text: string }

/** Sends a message to the other side of an application. A repeated request with the same id sends no second message. */
export async function send(deps: Deps, user: User, applicationId: string, sent: Sent): Promise<Message> {
  return inTransaction(deps, async (tx) => {
    const { db } = tx
    const row = orNotFound(await lockApplicationOf(db, user, applicationId), 'application')
    if (row.application.withdrawnAt !== null)
      throw conflict('withdrawn', user.role === 'student' ? texts.messages.closed : texts.apply.withdrawnByStudent)
    const { id = randomUUID(), text } = sent
    const stored = await insertMessage(db, { id, applicationId, sender: user.role, text })
    if (stored) {
      if ((await countMessages(db, stored)) > maxMessagesPerSide) throw conflict('thread_full', threadFull)
      await updatePromises(db, row, stored, deps.now())
      await notifyRecipient(tx, row, stored)
    }
    for (const userId of [row.application.studentId, row.company.id])
      tx.publish(userId, 'applicationChanged', { applicationId })
    return messageOf(stored ?? (await findOwn(db, user, applicationId, id)))
  })
}

export const messageOf = (row: MessageRow): Message => ({ _id: row.id, ...row })

/** The user's message with this id. Throws 404 for a message of another user. */
async function findOwn(db: Db, user: User, applicationId: string, id: string): Promise<MessageRow> {
  const found = await findMessage(db, id)
  if (found?.applicationId !== applicationId || found.sender !== user.role) throw notFound('message')
  return found
}

/** A message of the company replies to a question. A question of the student begins a promise, unless the student was rejected. */
async function updatePromises(db: Db, row: ApplicationRow, { sender, text }: MessageRow, now: Date): Promise<void> {
  const { application, company, internship } = row
  if (sender === 'company') return recordMessages(db, [application.id], now)
  if (!isQuestion(text) || lifeSeenBy('student', application).status === 'rejected') return
  const promise = { applicationId: application.id, companyId: company.id, days: internship.replyDays }
  await startPromise(db, { ...promise, about: 'question' }, now)
}

/** Stores a notification unless the recipient has an unread one about this thread. */
async function notifyRecipient(outbox: Outbox, row: ApplicationRow, message: MessageRow): Promise<void> {
  const { db } = outbox
  const notice = messageNotice(row, message)
  const firstUnread = await findFirstUnread(db, message)
  const { userId } = notice
  const { applicationId } = message
  const since = firstUnread?.createdAt ?? message.createdAt
  if (!(await hasUnreadNotification(db, { userId, applicationId, since }))) await insertNotifications(outbox, [notice])
}

type Thread = {
  application: Pick<ApplicationRow['application'], 'id'>
  internship: Pick<ApplicationRow['internship'], 'id' | 'title'>
  company: Pick<ApplicationRow['company'], 'id' | 'companyName'>
  student: Pick<ApplicationRow['student'], 'userId' | 'firstName' | 'lastName'>
}

export function messageNotice(row: Thread, message: MessageRow): NewNotification {
  const { application, internship, company, student } = row
  const toCompany = message.sender === 'student'
  const senderName = toCompany ? fullName(student) : company.companyName
  return {
    userId: toCompany ? company.id : student.userId,
    senderId: toCompany ? student.userId : company.id,
    event: `${threadEvent(application.id)}${message.id}`,
    content: {
      kind: 'message_received',
      params: { sender: senderName, listing: internship.title, excerpt: shortened(message.text) },
    },
    internshipId: internship.id,
    senderName,
    actionUrl: toCompany
      ? applicantUrl(internship.id, application.id)
      : `/student/dashboard?tab=applications&application=${application.id}`,
  }
}

const highSurrogateAtEnd = /[\uD800-\uDBFF]$/

/** At most 140 characters in one line. PostgreSQL rejects half of a surrogate pair, such as an emoji. */
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 140 ? line : `${line.slice(0, 139).replace(highSurrogateAtEnd, '').trimEnd()}…`
}
