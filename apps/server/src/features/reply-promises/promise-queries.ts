import { type ReplyReminder, type ReplySubject, replyDeadline } from '@fledge/core/applications/reply-promise'
import { and, desc, eq, gt, gte, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Db, isAmong } from '../../db/client.ts'
import { students } from '../../db/schema/accounts.ts'
import { applications, messages, replyPromises } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'

type NewPromise = { applicationId: string; companyId: string; about: ReplySubject; days: number }

const isOpen = and(isNull(replyPromises.answeredAt), isNull(replyPromises.closedAt))

/** Begins a promise to reply, unless one of this application is open. */
export async function startPromise(db: Db, { days, ...promise }: NewPromise, now: Date): Promise<void> {
  await db
    .insert(replyPromises)
    .values({ ...promise, startedAt: now.toISOString(), replyBy: replyDeadline(now, days) })
    .onConflictDoNothing()
}

/** Records a reply of the company to applications: a released decision or an interview proposal. */
export async function recordAnswers(db: Db, applicationIds: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .update(replyPromises)
    .set({ answeredAt: at })
    .where(and(isAmong(replyPromises.applicationId, applicationIds), isOpen))
  await db
    .update(applications)
    .set({ firstAnswerAt: at })
    .where(and(isAmong(applications.id, applicationIds), isNull(applications.firstAnswerAt)))
}

/** Records a message of the company, which replies to a question of the student and not to the application. */
export async function recordMessages(db: Db, applicationIds: readonly string[], now: Date): Promise<void> {
  await db
    .update(replyPromises)
    .set({ answeredAt: now.toISOString() })
    .where(and(isAmong(replyPromises.applicationId, applicationIds), eq(replyPromises.about, 'question'), isOpen))
}

/** When the company last wrote to the student of an application since this promise; null for never. */
const lastWrittenAt = (db: Db, startedAt: AnyPgColumn): SQL<string | null> => {
  const ofCompany = and(eq(messages.applicationId, applications.id), eq(messages.sender, 'company'))
  // A query of its own, because a selection from one table names no tables in plain `sql`.
  const last = db
    .select({ at: max(messages.createdAt) })
    .from(messages)
    .where(and(ofCompany, gte(messages.createdAt, startedAt)))
  return sql<string | null>`(${last})`.mapWith(messages.createdAt)
}

/** Closes the promises of a withdrawn application: none of them counts, also when it was answered. */
export async function closePromises(db: Db, applicationId: string, now: Date): Promise<void> {
  await db
    .update(replyPromises)
    .set({ closedAt: now.toISOString() })
    .where(and(eq(replyPromises.applicationId, applicationId), isNull(replyPromises.closedAt)))
}

/** Closes the promises to applicants of a withdrawn listing. Those that are late already still count. */
export async function closeUnduePromises(db: Db, internshipId: string, now: Date): Promise<void> {
  const sent = db.select({ id: applications.id }).from(applications).where(eq(applications.internshipId, internshipId))
  const isUndue = and(isOpen, gt(replyPromises.replyBy, now.toISOString()))
  await db
    .update(replyPromises)
    .set({ closedAt: now.toISOString() })
    .where(and(inArray(replyPromises.applicationId, sent), isUndue))
}

/** The last promise of each application, for a lateral join with `applications`. */
export const lastPromise = (db: Db) =>
  db
    .select({
      about: replyPromises.about,
      startedAt: replyPromises.startedAt,
      replyBy: replyPromises.replyBy,
      answeredAt: replyPromises.answeredAt,
      closedAt: replyPromises.closedAt,
      writtenAt: lastWrittenAt(db, replyPromises.startedAt).as('written_at'),
    })
    .from(replyPromises)
    .where(eq(replyPromises.applicationId, applications.id))
    .orderBy(desc(replyPromises.startedAt))
    .limit(1)
    .as('last_promise')

/** Open promises of a company, or of all, by date. Applications with a held decision are left out. */
export function listOpenPromises(db: Db, { companyId, limit }: { companyId?: string; limit?: number } = {}) {
  const rows = db
    .select({
      promise: replyPromises,
      internshipId: internships.id,
      internshipTitle: internships.title,
      nudgedAt: applications.nudgedAt,
      writtenAt: lastWrittenAt(db, replyPromises.startedAt),
      student: { firstName: students.firstName, lastName: students.lastName },
    })
    .from(replyPromises)
    .innerJoin(applications, eq(applications.id, replyPromises.applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(students, eq(students.userId, applications.studentId))
    .where(
      and(
        isOpen,
        isNull(applications.tellAt),
        companyId === undefined ? undefined : eq(replyPromises.companyId, companyId),
      ),
    )
    .orderBy(replyPromises.replyBy, replyPromises.id)
  return limit === undefined ? rows : rows.limit(limit)
}
export type OpenPromise = Awaited<ReturnType<typeof listOpenPromises>>[number]

/** Records the reminder of these promises, those that are still open. */
export async function markReminded(db: Db, ids: readonly string[], reminder: ReplyReminder): Promise<void> {
  await db
    .update(replyPromises)
    .set({ reminded: reminder })
    .where(and(isAmong(replyPromises.id, ids), isOpen))
}

/** Lets the next digest mention the open promise of an application that is late. */
export async function remindAgain(db: Db, applicationId: string): Promise<void> {
  await db
    .update(replyPromises)
    .set({ reminded: 'most' })
    .where(and(eq(replyPromises.applicationId, applicationId), isOpen))
}
