import type { AlertFrequency } from '@fledge/core/alerts'
import { and, asc, desc, eq, gt, inArray, lte, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Db, isAmong } from '../../db/client.ts'
import { companies, settings, students, users } from '../../db/schema/accounts.ts'
import {
  announcedInternships,
  internships,
  isOpen,
  ofCompany,
  savedSearches,
  waitingAlerts,
} from '../../db/schema/internships.ts'
import { hasNotApplied } from '../applications/application-queries.ts'

export type Announcement = { studentId: string; internshipId: string }

/**
 * Records that these students are alerted to these internships. Returns those that were not recorded before; of
 * concurrent transactions one gets each. Skips deleted students and internships.
 */
export async function recordAnnouncements(db: Db, rows: readonly Announcement[], now: Date): Promise<Announcement[]> {
  if (rows.length === 0) return []
  const studentIds = await lockAgainstDeletion(
    db,
    students.userId,
    rows.map(({ studentId }) => studentId),
  )
  const internshipIds = await lockAgainstDeletion(
    db,
    internships.id,
    rows.map(({ internshipId }) => internshipId),
  )
  const locked = rows.filter((row) => studentIds.has(row.studentId) && internshipIds.has(row.internshipId))
  if (locked.length === 0) return []
  return db
    .insert(announcedInternships)
    .values(locked.toSorted(byStudentAndInternship).map((row) => ({ ...row, createdAt: now.toISOString() })))
    .onConflictDoNothing()
    .returning({ studentId: announcedInternships.studentId, internshipId: announcedInternships.internshipId })
}

/** A fixed order keeps concurrent transactions from deadlocking. */
const byStudentAndInternship = (one: Announcement, other: Announcement): number =>
  `${one.studentId} ${one.internshipId}` < `${other.studentId} ${other.internshipId}` ? -1 : 1

/** The ids that exist in this column. Their rows cannot be deleted until the transaction ends. */
async function lockAgainstDeletion(
  db: Db,
  id: typeof students.userId | typeof internships.id,
  ids: readonly string[],
): Promise<Set<string>> {
  const among = isAmong(id, new Set(ids))
  const rows = await db.select({ id }).from(id.table).where(among).orderBy(asc(id)).for('key share')
  return new Set(rows.map((row) => row.id))
}

/** True for students without an alert to this internship. */
export const wasNotAnnounced = (db: Db, studentId: AnyPgColumn, internshipId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(announcedInternships)
      .where(and(eq(announcedInternships.studentId, studentId), eq(announcedInternships.internshipId, internshipId))),
  )

/** True for students without this setting switched off; without a row the defaults apply. */
export const hasSwitchedOn = (
  db: Db,
  studentId: AnyPgColumn,
  ...flags: (typeof settings.matches | typeof settings.matchAlerts)[]
): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(settings)
      .where(and(eq(settings.userId, studentId), or(...flags.map((flag) => not(flag))))),
  )

type SearchPage = { internshipId: string; after: string; limit: number }

/** A page of the saved searches that may alert to this internship: not of its applicants nor of those who know of it. */
export async function listSearchesToAlert(db: Db, { internshipId, after, limit }: SearchPage) {
  const { id, studentId, name, q, type, location, filters, alert } = savedSearches
  const rows = await db
    .select({ id, studentId, name, q, type, location, filters, alert })
    .from(savedSearches)
    .where(
      and(
        gt(id, after),
        ne(alert, 'never'),
        hasSwitchedOn(db, studentId, settings.matches),
        hasNotApplied(db, studentId, internshipId),
        wasNotAnnounced(db, studentId, internshipId),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ filters, ...search }) => ({ ...search, ...filters }))
}

/** Keeps an internship for the next daily or weekly alert of these searches. */
export async function insertWaitingAlerts(db: Db, searchIds: readonly string[], internshipId: string, now: Date) {
  if (searchIds.length === 0 || !(await lockAgainstDeletion(db, internships.id, [internshipId])).has(internshipId))
    return
  const { id, alert } = savedSearches
  const searches = await db
    .select({ searchId: id })
    .from(savedSearches)
    .where(and(inArray(id, [...searchIds]), ne(alert, 'never')))
    .orderBy(asc(id))
    .for('key share')
  if (searches.length === 0) return
  const createdAt = now.toISOString()
  await db
    .insert(waitingAlerts)
    .values(searches.map(({ searchId }) => ({ searchId, internshipId, createdAt })))
    .onConflictDoNothing()
}

/** When what waits for an alert must have been found at the latest, by frequency. */
export type DueTimes = Record<Exclude<AlertFrequency, 'never'>, Date>

const isDue = (times: DueTimes): SQL =>
  or(
    ...Object.entries(times).map(([frequency, at]) =>
      and(sql`${savedSearches.alert} = ${frequency}`, lte(waitingAlerts.createdAt, at.toISOString())),
    ),
  )!

export async function listDueSearches(db: Db, times: DueTimes): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: savedSearches.id })
    .from(waitingAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, waitingAlerts.searchId))
    .where(isDue(times))
    .orderBy(savedSearches.id)
  return rows.map(({ id }) => id)
}

/** Takes the due internships of a search and locks it. Undefined when another process took them or it changed. */
export async function takeDueAlerts(db: Db, searchId: string, times: DueTimes) {
  const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, searchId)).for('no key update')
  if (!search) return undefined
  const due = db
    .select({ id: waitingAlerts.internshipId })
    .from(waitingAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, waitingAlerts.searchId))
    .where(and(eq(waitingAlerts.searchId, searchId), isDue(times)))
  const taken = await db
    .delete(waitingAlerts)
    .where(and(eq(waitingAlerts.searchId, searchId), inArray(waitingAlerts.internshipId, due)))
    .returning({ id: waitingAlerts.internshipId })
  return taken.length === 0 ? undefined : { search, internshipIds: taken.map(({ id }) => id) }
}

/** The internships among these that are open and to which the student has not applied, the newest first. */
export async function listAnnounceable(db: Db, studentId: string, ids: readonly string[]) {
  const { id, title, createdAt } = internships
  return db
    .select({
      id,
      title,
      companyName: companies.companyName,
      company: { id: companies.userId },
      isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(isAmong(id, ids), isOpen, hasNotApplied(db, studentId, id)))
    .orderBy(desc(createdAt), id)
}

/** Whether the student wants to hear of matches at all. */
export async function wantsMatches(db: Db, studentId: string): Promise<boolean> {
  const [row] = await db.select({ matches: settings.matches }).from(settings).where(eq(settings.userId, studentId))
  return row?.matches ?? true
}
