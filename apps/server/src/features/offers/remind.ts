import { reminderDays } from '@fledge/core/applications/offers'
import { indianDay, startOfIndianDay } from '@fledge/core/internships/state'
import { dayMs } from '@fledge/core/time/units'
import { and, eq, gte, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { insertNotifications, type NewNotification } from '../notifications/insert-notifications.ts'

/**
 * Reminds students of offers that they have not answered, once for each day to answer by, from two days before it, but not
 * on the day on which they were notified of it. An offer whose day passes stays as it is.
 */
export async function remindOfOffers(deps: Deps): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const due = await takeDueOffers(tx.db, deps.now())
    await insertNotifications(tx, due.map(answerDueNotice))
  })
}

/** Offers to remind of, which are marked as reminded. */
async function takeDueOffers(db: Db, now: Date) {
  const [today, last] = [indianDay(now), indianDay(new Date(now.getTime() + reminderDays * dayMs))]
  const { id, studentId, internshipId, answer, answerBy, answerRemindedAt, status, tellAt, withdrawnAt } = applications
  const isOpenOffer = and(eq(status, 'accepted'), isNull(tellAt), isNull(answer), isNull(withdrawnAt))
  const startOfToday = startOfIndianDay(now).toISOString()
  const extendedToday = db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, id),
        eq(applicationEvents.kind, 'offer_extended'),
        gte(applicationEvents.createdAt, startOfToday),
      ),
    )
  const isDue = and(
    isNull(answerRemindedAt),
    gte(answerBy, today),
    lte(answerBy, last),
    lt(applications.decidedAt, startOfToday),
    notExists(extendedToday),
  )
  const taken = await db
    .update(applications)
    .set({ answerRemindedAt: now.toISOString() })
    .where(and(isOpenOffer, isDue))
    .returning({ id })
  const ids = taken.map((row) => row.id)
  return db
    .select({
      id,
      studentId,
      internshipId,
      answerBy: sql<string>`${answerBy}::text`,
      title: internships.title,
      companyId: companies.userId,
      companyName: companies.companyName,
    })
    .from(applications)
    .innerJoin(internships, eq(internships.id, internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(isAmong(id, ids))
}

const answerDueNotice = (offer: Awaited<ReturnType<typeof takeDueOffers>>[number]): NewNotification => ({
  userId: offer.studentId,
  senderId: offer.companyId,
  event: `application:${offer.id}:answer_by:${offer.answerBy}`,
  content: {
    kind: 'offer_answer_due',
    params: { listing: offer.title, company: offer.companyName, answerBy: offer.answerBy },
  },
  internshipId: offer.internshipId,
  senderName: offer.companyName,
  actionUrl: `/student/dashboard?tab=applications&application=${offer.id}`,
})
