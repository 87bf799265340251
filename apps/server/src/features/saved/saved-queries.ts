import type { NewSavedSearch, SavedFilters, SavedInternship, SavedSearch } from '@fledge/contract/saved-items'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, students } from '../../db/schema/accounts.ts'
import {
  internships,
  isOpen,
  ofCompany,
  savedInternships,
  savedSearches,
  waitingAlerts,
} from '../../db/schema/internships.ts'
import { listingColumns, toInternship } from '../internships/listing-queries.ts'

/** Serializes the saves of one student, so that the limits hold. */
export async function lockStudent(db: Db, studentId: string): Promise<void> {
  await db.select({ id: students.userId }).from(students).where(eq(students.userId, studentId)).for('update')
}

export const countSavedInternships = (db: Db, studentId: string): Promise<number> =>
  db.$count(savedInternships, eq(savedInternships.studentId, studentId))

export async function insertSavedInternship(db: Db, studentId: string, internshipId: string): Promise<void> {
  await db.insert(savedInternships).values({ studentId, internshipId }).onConflictDoNothing()
}

export async function deleteSavedInternship(db: Db, studentId: string, internshipId: string): Promise<void> {
  await db
    .delete(savedInternships)
    .where(and(eq(savedInternships.studentId, studentId), eq(savedInternships.internshipId, internshipId)))
}

/** The saved internships of a student, last saved first; only one when `internshipId` is given. */
export async function listSavedInternships(
  db: Db,
  studentId: string,
  internshipId?: string,
): Promise<SavedInternship[]> {
  const rows = await db
    .select({ ...listingColumns, savedAt: savedInternships.createdAt, open: sql<boolean>`${isOpen}` })
    .from(savedInternships)
    .innerJoin(internships, eq(internships.id, savedInternships.internshipId))
    .innerJoin(companies, ofCompany)
    .where(
      and(
        eq(savedInternships.studentId, studentId),
        internshipId === undefined ? undefined : eq(savedInternships.internshipId, internshipId),
      ),
    )
    .orderBy(desc(savedInternships.createdAt), desc(savedInternships.internshipId))
  return rows.map(({ listing, companyName, savedAt, open }) => ({
    ...toInternship(listing, companyName),
    savedAt,
    open,
  }))
}

export async function listSavedSearches(db: Db, studentId: string): Promise<SavedSearch[]> {
  const rows = await db
    .select(searchColumns)
    .from(savedSearches)
    .where(eq(savedSearches.studentId, studentId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
  return rows.map(toSavedSearch)
}

export async function findSavedSearch(db: Db, studentId: string, id: string): Promise<SavedSearch | undefined> {
  const [row] = await db
    .select(searchColumns)
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.studentId, studentId)))
  return row && toSavedSearch(row)
}

export const countSavedSearches = (db: Db, studentId: string): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.studentId, studentId))

/** Returns the new search, or nothing when the student has saved the same search before. */
export async function insertSavedSearch(
  db: Db,
  studentId: string,
  { name, q, type, location, alert, ...others }: NewSavedSearch,
): Promise<SavedSearch | undefined> {
  const [row] = await db
    .insert(savedSearches)
    .values({ name, q, type, location, alert, filters: setFilters(others), studentId })
    .onConflictDoNothing()
    .returning(searchColumns)
  return row && toSavedSearch(row)
}

export async function deleteSavedSearch(db: Db, studentId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.studentId, studentId)))
    .returning({ id: savedSearches.id })
  return deleted.length > 0
}

/** Returns the search after the change, or nothing when the student has none of this id. */
export async function updateSearchAlert(
  db: Db,
  studentId: string,
  { id, alert }: Pick<SavedSearch, 'id' | 'alert'>,
): Promise<SavedSearch | undefined> {
  const [row] = await db
    .update(savedSearches)
    .set({ alert })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.studentId, studentId)))
    .returning(searchColumns)
  return row && toSavedSearch(row)
}

const searchColumns = {
  id: savedSearches.id,
  name: savedSearches.name,
  q: savedSearches.q,
  type: savedSearches.type,
  location: savedSearches.location,
  filters: savedSearches.filters,
  alert: savedSearches.alert,
  createdAt: savedSearches.createdAt,
}

type Row = Omit<SavedSearch, '_id' | keyof SavedFilters> & { filters: SavedFilters }

const toSavedSearch = ({ filters, ...row }: Row): SavedSearch => ({ _id: row.id, ...row, ...filters })

/** The filters that narrow a search, in one spelling. */
function setFilters({ skill = [], ...others }: SavedFilters): SavedFilters {
  const set = Object.entries(others).filter(([, value]) => Boolean(value))
  return { ...Object.fromEntries(set), ...(skill.length > 0 && { skill: skill.toSorted() }) }
}

export async function deleteWaitingAlerts(db: Db, searchId: string): Promise<void> {
  await db.delete(waitingAlerts).where(eq(waitingAlerts.searchId, searchId))
}
