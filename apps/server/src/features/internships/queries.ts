import type { Internship, InternshipFields } from '@fledge/contract/internships'
import { type ListingState, shownState, stateWords } from '@fledge/core/internships/state'
import { and, count, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { domainOf, lookalikeDomain } from '../profile/lookalike-names.ts'
import { listingRow, type Owner, readsAlike, versionRow } from './listing-row.ts'

/** What a listing is on the wire; the texts for searching stay in the database. */
const { searchText, placeText, deletedAt, textChangedAt, ...stored } = getTableColumns(internships)
type Row = Omit<typeof internships.$inferSelect, 'searchText' | 'placeText' | 'deletedAt' | 'textChangedAt'> & {
  textChangedAt: string
  hasExpired: boolean
  isVerified: boolean
  domain: string | null
}

/** The last day to apply ends at midnight in India, by the clock of the database; a subquery is asked once, not for each. */
const today = sql`(select (now() at time zone 'Asia/Kolkata')::date)`
const hasExpired: SQL<boolean> = sql`coalesce(${stored.applyBy} < ${today}, false)`
/** Whether the company has opened the link that was mailed to its address. */
const isVerified: SQL<boolean> = sql`coalesce((select ${users.emailVerifiedAt} is not null from ${users} where ${users.id} = ${stored.companyId}), false)`
/** Since when the text stands. Of what was edited before this was noted, no more is known than its last change. */
const textSince = sql`coalesce(${internships}.text_changed_at,
  case when ${internships}.version = 1 then ${internships}.created_at else ${internships}.updated_at end)`.mapWith(
  textChangedAt,
)
const columns = {
  ...stored,
  textChangedAt: textSince,
  hasExpired,
  isVerified,
  domain: lookalikeDomain(stored.companyId),
}

/** Not taken down; its company sees it in every state. */
export const isKept = isNull(deletedAt)
/** What students see and can apply to. */
export const isOpen: SQL = sql`(${isKept} and ${stored.state} = 'open' and not ${hasExpired})`
export const listingColumns = { listing: columns, companyName: companies.companyName }
export const ofCompany = eq(companies.userId, internships.companyId)

/** Writes a listing and its first version. */
export async function insertInternship(db: Db, owner: Owner, fields: InternshipFields): Promise<Internship> {
  const [row] = await db.insert(internships).values(listingRow(owner, fields)).returning(columns)
  await db.insert(internshipVersions).values(versionRow(row!, fields))
  return wireOf(row!, owner.companyName)
}

/** Writes the fields as the next version. The row must be locked. */
export async function updateInternship(db: Db, owner: Owner, before: Internship, fields: InternshipFields) {
  const { id, version } = before
  const textChangedAt = readsAlike(before, fields) ? textSince : sql`now()`
  const [row] = await db
    .update(internships)
    .set({ ...listingRow(owner, fields), version: version + 1, updatedAt: sql`now()`, textChangedAt })
    .where(eq(internships.id, id))
    .returning(columns)
  await db.insert(internshipVersions).values(versionRow(row!, fields))
  return wireOf(row!, owner.companyName)
}

/** Opening again what has expired drops its last day: it would expire at once. The row must be locked. */
export async function setInternshipState(db: Db, owner: Owner, id: string, state: ListingState): Promise<Internship> {
  const applyBy = state === 'open' ? sql`case when ${hasExpired} then null else ${stored.applyBy} end` : undefined
  const [row] = await db
    .update(internships)
    .set({ state, ...(applyBy && { applyBy }), updatedAt: sql`now()`, textChangedAt: textSince })
    .where(eq(internships.id, id))
    .returning(columns)
  return wireOf(row!, owner.companyName)
}

/** A listing of this company in any state, locked against applications and other edits; undefined when there is none. */
export async function lockOwnInternship(db: Db, owner: Owner, id: string): Promise<Internship | undefined> {
  const [row] = await db
    .select(columns)
    .from(internships)
    .where(and(eq(internships.id, id), eq(internships.companyId, owner.id), isKept))
    .for('update')
  return row && wireOf(row, owner.companyName)
}

export const findOpenInternship = (db: Db, id: string): Promise<Internship | undefined> => find(db, id, isOpen)

/** An open listing, or one of this person's own in any state. */
export const findVisibleInternship = (db: Db, id: string, viewerId: string | undefined) =>
  find(db, id, viewerId === undefined ? isOpen : or(isOpen, and(isKept, eq(internships.companyId, viewerId))))

async function find(db: Db, id: string, condition: SQL | undefined): Promise<Internship | undefined> {
  const [row] = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(eq(internships.id, id), condition))
  return row && wireOf(row.listing, row.companyName)
}

/** Those of these listings that are open, in the order of the ids. */
export async function listOpenByIds(db: Db, ids: readonly string[]): Promise<Internship[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isOpen, sql`${internships.id} = any(${sql.param(ids)}::uuid[])`))
  const byId = new Map(rows.map((row) => [row.listing.id, wireOf(row.listing, row.companyName)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

/** Applications to a listing that may still come to something: not withdrawn, and no rejection that was told. */
export async function listConcerned(db: Db, internshipId: string): Promise<{ id: string; studentId: string }[]> {
  const { id, studentId, status, withdrawnAt, tellAt } = applications
  const isWaiting = or(ne(status, 'rejected'), isNotNull(tellAt))
  return db
    .select({ id, studentId })
    .from(applications)
    .where(and(eq(applications.internshipId, internshipId), isNull(withdrawnAt), isWaiting))
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
  const { id, companyId, hasExpired, isVerified, domain, ...listing } = row
  const company = { id: companyId, name: companyName, companyName, verified: isVerified, ...domainOf(domain) }
  const state = shownState(listing.state, hasExpired)
  return { _id: id, id, ...listing, company, companyName, state, status: stateWords[state] }
}
