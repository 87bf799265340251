import type { NewSavedSearch, SavedInternship, SavedSearch } from '@fledge/contract/saved-items'
import { and, asc, desc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, students } from '../../db/schema/accounts.ts'
import { internships, savedInternships, savedSearches } from '../../db/schema/internships.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { hasNotApplied } from '../applications/application-queries.ts'
import { isOpen, listingColumns, ofCompany, toInternship } from '../internships/listing-queries.ts'

/** Makes what a student saves at the same time happen one after the other, so that a limit holds. */
export async function lockSaver(db: Db, studentId: string): Promise<void> {
  await db.select({ id: students.userId }).from(students).where(eq(students.userId, studentId)).for('update')
}

export const countSavedInternships = (db: Db, studentId: string): Promise<number> =>
  db.$count(savedInternships, eq(savedInternships.studentId, studentId))

/** An internship that is open, kept from being deleted until the transaction ends. */
export async function holdOpenInternship(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(eq(internships.id, id), isOpen))
    .for('key share')
  return rows.length > 0
}

export async function insertSavedInternship(db: Db, studentId: string, internshipId: string): Promise<void> {
  await db.insert(savedInternships).values({ studentId, internshipId }).onConflictDoNothing()
}

export async function deleteSavedInternship(db: Db, studentId: string, internshipId: string): Promise<void> {
  await db
    .delete(savedInternships)
    .where(and(eq(savedInternships.studentId, studentId), eq(savedInternships.internshipId, internshipId)))
}

/** Whether any student saved it. */
export async function isSaved(db: Db, internshipId: string): Promise<boolean> {
  const rows = await db
    .select({ id: savedInternships.internshipId })
    .from(savedInternships)
    .where(eq(savedInternships.internshipId, internshipId))
    .limit(1)
  return rows.length > 0
}

/** The last saved first; of one internship when it is named. */
export async function listSavedOf(db: Db, studentId: string, internshipId?: string): Promise<SavedInternship[]> {
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

export async function listSearchesOf(db: Db, studentId: string): Promise<SavedSearch[]> {
  const rows = await db
    .select(searchColumns)
    .from(savedSearches)
    .where(eq(savedSearches.studentId, studentId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
  return rows.map(searchOf)
}

export const countSearches = (db: Db, studentId: string): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.studentId, studentId))

/** The new search, or nothing when the student has saved the same one before. */
export async function insertSearch(
  db: Db,
  studentId: string,
  search: NewSavedSearch,
): Promise<SavedSearch | undefined> {
  const [row] = await db
    .insert(savedSearches)
    .values({ ...search, studentId })
    .onConflictDoNothing()
    .returning(searchColumns)
  return row && searchOf(row)
}

export async function deleteSearchOf(db: Db, studentId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.studentId, studentId)))
    .returning({ id: savedSearches.id })
  return deleted.length > 0
}

type Announcing = { internshipId: string; after: string; limit: number }

/** Saved searches of students who have no resume that was read and did not apply, some at a time, in the order of their ids. */
export async function listSearchesWithoutResume(db: Db, page: Announcing) {
  const { id, studentId, name, q, type, location } = savedSearches
  const read = db
    .select({ one: sql`1` })
    .from(resumes)
    .innerJoin(resumeFiles, eq(resumeFiles.id, resumes.fileId))
    .where(and(eq(resumes.studentId, savedSearches.studentId), isNotNull(resumeFiles.draft)))
  return db
    .select({ id, studentId, name, q, type, location })
    .from(savedSearches)
    .where(and(gt(savedSearches.id, page.after), notExists(read), hasNotApplied(db, studentId, page.internshipId)))
    .orderBy(asc(savedSearches.id))
    .limit(page.limit)
}

const searchColumns = {
  id: savedSearches.id,
  name: savedSearches.name,
  q: savedSearches.q,
  type: savedSearches.type,
  location: savedSearches.location,
  createdAt: savedSearches.createdAt,
}

const searchOf = (row: Omit<SavedSearch, '_id'>): SavedSearch => ({ _id: row.id, ...row })
