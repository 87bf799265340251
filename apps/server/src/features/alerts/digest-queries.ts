import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { companies, settings, students, users } from '../../db/schema/accounts.ts'
import { applications, interviewSlots, interviews, replyPromises } from '../../db/schema/applications.ts'
import { announcedInternships, internships, isOpen, ofCompany } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'

/** Students without a digest since this time. */
const isDue = (due: Date): SQL => lt(students.digestedAt, due.toISOString())

/** Readers of the digest have a confirmed address, and email and digest switched on. */
const canBeMailed = and(
  isNotNull(users.emailVerifiedAt),
  isNull(users.eraseAt),
  sql`coalesce(${settings.email} and ${settings.weeklyDigest}, true)`,
)

export async function listDigestReaders(db: Db, { due, after, limit }: { due: Date; after: string; limit: number }) {
  return db
    .select({
      id: students.userId,
      email: users.email,
      digestedAt: students.digestedAt,
      wantsMatches: sql<boolean>`coalesce(${settings.matches}, true)`,
      wantsApplications: sql<boolean>`coalesce(${settings.applications}, true)`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(settings, eq(settings.userId, students.userId))
    .where(and(isDue(due), canBeMailed, gt(students.userId, after)))
    .orderBy(asc(students.userId))
    .limit(limit)
}

export type DigestReader = Awaited<ReturnType<typeof listDigestReaders>>[number]

/** Ends the week of all other students, so that their digest does not arrive in the middle of a later week. */
export async function skipDigests(db: Db, due: Date, now: Date): Promise<void> {
  const readers = db
    .select({ id: students.userId })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(settings, eq(settings.userId, students.userId))
    .where(and(isDue(due), canBeMailed))
  await db
    .update(students)
    .set({ digestedAt: now.toISOString() })
    .where(and(isDue(due), sql`${students.userId} not in (${readers})`))
}

/** Records the digest of a student; false when another process did. The student is locked until the transaction ends. */
export async function recordDigest(db: Db, studentId: string, due: Date, now: Date): Promise<boolean> {
  const updated = await db
    .update(students)
    .set({ digestedAt: now.toISOString() })
    .where(and(eq(students.userId, studentId), isDue(due)))
    .returning({ id: students.userId })
  return updated.length > 0
}

/** Internships posted since by companies with a confirmed address, on a public server without the demo ones. */
export async function listPostedSince(db: Db, { since, demo }: { since: string; demo: Deps['demo'] }) {
  const { id, title, createdAt } = internships
  return db
    .select({ id, title, createdAt, companyName: companies.companyName })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        gt(createdAt, since),
        isOpen,
        isNotNull(users.emailVerifiedAt),
        demo === 'public' ? eq(users.isDemo, false) : undefined,
      ),
    )
}

export type PostedListing = Awaited<ReturnType<typeof listPostedSince>>[number]

/** Which of these internships the student was alerted to or has applied to. */
export async function listKnown(db: Db, studentId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const announced = await db
    .select({ id: announcedInternships.internshipId })
    .from(announcedInternships)
    .where(and(eq(announcedInternships.studentId, studentId), isAmong(announcedInternships.internshipId, ids)))
  const applied = await db
    .select({ id: applications.internshipId })
    .from(applications)
    .where(and(eq(applications.studentId, studentId), isAmong(applications.internshipId, ids)))
  return new Set([...announced, ...applied].map(({ id }) => id))
}

/** Names for a mail, which contains no words of a company with an unconfirmed address. */
const offer = {
  listing: sql<string>`case when ${users.emailVerifiedAt} is null then 'An internship' else ${internships.title} end`,
  company: sql<string>`case when ${users.emailVerifiedAt} is null then 'a company' else ${companies.companyName} end`,
}

/** A student's interviews that begin before `until`, and those with times to pick from, in their order. */
export async function listInterviewsAhead(db: Db, studentId: string, { now, until }: { now: Date; until: Date }) {
  const { startsAt, endsAt, timeZone, status, applicationId } = interviews
  const from = now.toISOString()
  const openSlots = db
    .select({ one: sql`1` })
    .from(interviewSlots)
    .where(and(eq(interviewSlots.interviewId, interviews.id), gt(interviewSlots.startsAt, from)))
  const isAhead = and(eq(status, 'scheduled'), gt(startsAt, from), lt(startsAt, until.toISOString()))
  return db
    .select({ ...offer, status, startsAt, endsAt, timeZone })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, ofCompany)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(interviews.studentId, studentId), or(isAhead, and(eq(status, 'proposed'), sql`exists ${openSlots}`))))
    .orderBy(sql`case when ${status} = 'scheduled' then ${startsAt} end nulls first`, asc(interviews.createdAt))
}

/** Open promises to a student that are due before `until`, and those that became late since the last digest. */
export async function listPromisesDue(
  db: Db,
  { id, digestedAt }: Pick<DigestReader, 'id' | 'digestedAt'>,
  until: Date,
) {
  const { replyBy, answeredAt, closedAt, applicationId } = replyPromises
  return db
    .select({ ...offer, replyBy })
    .from(replyPromises)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, ofCompany)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        eq(applications.studentId, id),
        isNull(answeredAt),
        isNull(closedAt),
        gt(replyBy, digestedAt),
        lt(replyBy, until.toISOString()),
      ),
    )
    .orderBy(asc(replyBy))
}
