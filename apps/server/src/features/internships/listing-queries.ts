import type { Internship } from '@fledge/contract/internships'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { CompanyUser } from '@fledge/contract/users'
import { type ListingState, shownState, stateWords } from '@fledge/core/internships/state'
import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Db, isAmong } from '../../db/client.ts'
import { logoFileId } from '../../db/company-logo.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import {
  hasExpired,
  internships,
  internshipVersions,
  isNotWithdrawn,
  isOpen,
  ofCompany,
} from '../../db/schema/internships.ts'
import { lookalikeDomain, namedCompany } from '../companies/lookalike-names.ts'
import { listingRow, type Owner, readsAlike, versionRow } from './listing-row.ts'

/** The columns that the API returns as they are stored. */
const { titleText, headingText, searchText, placeText, deletedAt, textChangedAt, ...stored } =
  getTableColumns(internships)
type Row = { [Column in keyof typeof stored]: (typeof internships.$inferSelect)[Column] } & {
  textChangedAt: string
  hasExpired: boolean
  isVerified: boolean
  domain: string | null
  logoFileId: string | null
}

const isVerified: SQL<boolean> = sql`coalesce((select ${users.emailVerifiedAt} is not null from ${users} where ${users.id} = ${stored.companyId}), false)`
/** When the text last changed. Listings edited before this column existed have only the time of their last change. */
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
  logoFileId: logoFileId(stored.companyId),
}

export const listingColumns = { listing: columns, companyName: companies.companyName }

/** Writes a listing and its first version. */
export async function insertInternship(db: Db, owner: Owner, fields: InternshipFields): Promise<Internship> {
  const [row] = await db.insert(internships).values(listingRow(owner, fields)).returning(columns)
  await db.insert(internshipVersions).values(versionRow(row!, fields))
  return toInternship(row!, owner.companyName)
}

/** Writes the fields as the next version. The row must be locked. */
export async function updateInternship(db: Db, owner: Owner, before: Internship, fields: InternshipFields) {
  const { id, version } = before
  const textChangedAt = readsAlike(before, fields) ? textSince : sql`now()`
  const { startsOn = before.startsOn, stipendMax = before.stipendMax } = fields
  // A client that knows only the specification may raise the lower end of a range beyond its upper end.
  const range = { stipendMax: stipendMax !== null && stipendMax > fields.stipend ? stipendMax : null }
  const change = { ...listingRow(owner, { ...fields, ...range, startsOn }), version: version + 1, textChangedAt }
  const internship = await patchInternship(db, owner, id, change)
  // Not `fields`: an edit may leave out what stays as it is.
  await db.insert(internshipVersions).values(versionRow(internship, internship))
  return internship
}

/** Reopening an expired listing removes its last day to apply. The row must be locked. */
export async function setInternshipState(db: Db, owner: Owner, id: string, state: ListingState): Promise<Internship> {
  const applyBy = state === 'open' ? sql`case when ${hasExpired} then null else ${stored.applyBy} end` : undefined
  return patchInternship(db, owner, id, { state, ...(applyBy && { applyBy }), textChangedAt: textSince })
}

/** Renews the date of what the company says about a vacancy. The row must be locked. */
export const restateVacancy = (db: Db, owner: Owner, id: string): Promise<Internship> =>
  patchInternship(db, owner, id, { vacancyStatedAt: sql`now()`, textChangedAt: textSince })

async function patchInternship(db: Db, owner: Owner, id: string, change: PgUpdateSetSource<typeof internships>) {
  const [row] = await db
    .update(internships)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(internships.id, id))
    .returning(columns)
  return toInternship(row!, owner.companyName)
}

/** The company, locked against a rename. Lock it before any of its listings, as a rename does, to avoid deadlocks. */
export async function lockOwner(db: Db, company: CompanyUser): Promise<CompanyUser> {
  const [row] = await db
    .select({ companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.userId, company.id))
    .for('share')
  return row ? { ...company, companyName: row.companyName, name: row.companyName } : company
}

/** The company's listing in any state, locked against applications and other edits; undefined when there is none. */
export async function lockOwnInternship(db: Db, owner: Owner, id: string): Promise<Internship | undefined> {
  const [row] = await db
    .select(columns)
    .from(internships)
    .where(and(eq(internships.id, id), eq(internships.companyId, owner.id), isNotWithdrawn))
    .for('update')
  return row && toInternship(row, owner.companyName)
}

/** Whether a listing is open; if so, it cannot be deleted until the transaction ends. */
export async function lockOpenInternship(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: internships.id })
    .from(internships)
    .where(and(eq(internships.id, id), isOpen))
    .for('key share')
  return rows.length > 0
}

export const findOpenInternship = (db: Db, id: string): Promise<Internship | undefined> => find(db, id, isOpen)

/** An open listing, or the viewer's own listing in any state. */
export const findVisibleInternship = (db: Db, id: string, viewerId: string | undefined) =>
  find(db, id, viewerId === undefined ? isOpen : or(isOpen, and(isNotWithdrawn, eq(internships.companyId, viewerId))))

async function find(db: Db, id: string, condition: SQL | undefined): Promise<Internship | undefined> {
  const [row] = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(eq(internships.id, id), condition))
  return row && toInternship(row.listing, row.companyName)
}

/** The open listings among these, in the order of the ids. */
export async function listOpenByIds(db: Db, ids: readonly string[]): Promise<Internship[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(listingColumns)
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(and(isOpen, isAmong(internships.id, ids)))
  const byId = new Map(rows.map((row) => [row.listing.id, toInternship(row.listing, row.companyName)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Withdraws a listing and keeps its row, because applications refer to it. */
export async function withdrawInternship(db: Db, id: string) {
  await db.update(internships).set({ deletedAt: sql`now()`, updatedAt: sql`now()` }).where(eq(internships.id, id))
}

/** Deletes a listing with its versions. The database refuses this while an application refers to one. */
export async function deleteInternshipRow(db: Db, id: string) {
  await db.delete(internships).where(eq(internships.id, id))
}

export function toInternship(row: Row, companyName: string): Internship {
  const { id, companyId, hasExpired, isVerified, domain, logoFileId, ...listing } = row
  const company = {
    ...namedCompany({ id: companyId, companyName, domain, logoFileId }),
    verified: isVerified,
    // Added by `addCompanyFigures`.
    replyRecord: null,
  }
  const state = shownState(listing.state, hasExpired)
  return { _id: id, id, ...listing, company, companyName, state, status: stateWords[state] }
}

/** Whether the company owns the listing, open or closed. */
export async function ownsListing(db: Db, company: { id: string }, id: string): Promise<boolean> {
  return (await db.$count(internships, and(eq(internships.id, id), eq(internships.companyId, company.id)))) > 0
}
