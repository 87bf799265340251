import type { Internship, InternshipFields } from '@fledge/contract/internships'
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { listingRow, type Owner, versionRow } from './listing-row.ts'

/** What a listing is on the wire; the texts for searching stay in the database. */
const { searchText, placeText, deletedAt, ...columns } = getTableColumns(internships)
type Row = Omit<typeof internships.$inferSelect, 'searchText' | 'placeText' | 'deletedAt'>

export const isOpen = isNull(deletedAt)
export const listingColumns = { listing: columns, companyName: companies.companyName }
export const ofCompany = eq(companies.userId, internships.companyId)

/** Writes a listing and its first version. */
export async function insertInternship(db: Db, owner: Owner, fields: InternshipFields): Promise<Internship> {
  const [row] = await db.insert(internships).values(listingRow(owner, fields)).returning(columns)
  await db.insert(internshipVersions).values(versionRow(row!, fields))
  return wireOf(row!, owner.companyName)
}

/** Writes the fields as the next version. The row must be locked. */
export async function updateInternship(db: Db, owner: Owner, { id, version }: Internship, fields: InternshipFields) {
  const [row] = await db
    .update(internships)
    .set({ ...listingRow(owner, fields), version: version + 1, updatedAt: sql`now()` })
    .where(eq(internships.id, id))
    .returning(columns)
  await db.insert(internshipVersions).values(versionRow(row!, fields))
  return wireOf(row!, owner.companyName)
}

/** An open listing of this company, locked against applications and other edits; undefined when there is none. */
export async function lockOwnInternship(db: Db, owner: Owner, id: string): Promise<Internship | undefined> {
  const [row] = await db
    .select(columns)
    .from(internships)
    .where(and(eq(internships.id, id), eq(internships.companyId, owner.id), isOpen))
    .for('update')
  return row && wireOf(row, owner.companyName)
}

export async function findOpenInternship(db: Db, id: string): Promise<Internship | undefined> {
  const [row] = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(eq(internships.id, id), isOpen))
  return row && wireOf(row.listing, row.companyName)
}

/** Takes a listing down and keeps its row, because applications point to it. */
export async function closeInternship(db: Db, id: string) {
  await db.update(internships).set({ deletedAt: sql`now()`, updatedAt: sql`now()` }).where(eq(internships.id, id))
}

/** Removes a listing with its versions. The database refuses it while an application points to one. */
export async function deleteInternshipRow(db: Db, id: string) {
  await db.delete(internships).where(eq(internships.id, id))
}

export async function listApplicantIds(db: Db, internshipId: string): Promise<string[]> {
  const rows = await db
    .select({ studentId: applications.studentId })
    .from(applications)
    .where(eq(applications.internshipId, internshipId))
  return rows.map(({ studentId }) => studentId)
}

/** Applications by listing, in one query; a listing without any is absent. */
export async function countApplications(db: Db, internshipIds: readonly string[]): Promise<Map<string, number>> {
  if (internshipIds.length === 0) return new Map()
  const rows = await db
    .select({ id: applications.internshipId, count: count() })
    .from(applications)
    .where(sql`${applications.internshipId} = any(${sql.param(internshipIds)}::uuid[])`)
    .groupBy(applications.internshipId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

export function wireOf(row: Row, companyName: string): Internship {
  const { id, companyId, ...listing } = row
  const company = { id: companyId, name: companyName, companyName }
  return { _id: id, id, ...listing, company, companyName, status: 'Active' }
}
