import { profileViewsMax } from '@fledge/contract/constants'
import type { ProfileChange, ProfileView } from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, students, users } from '../../db/schema/accounts.ts'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { findAccount } from '../auth/account-queries.ts'
import { listingSearchText } from '../internships/listing-row.ts'

export async function lockAccount(db: Db, userId: string) {
  const [row] = await db
    .select({ avatarFileId: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row
}

/** Updates the fields of the person's role; undefined fields stay unchanged. */
export async function updateProfile(db: Db, user: User, change: ProfileChange): Promise<User> {
  const { phone, firstName, lastName, university, major, graduationYear } = change
  const { companyName, industry, companySize, contactPerson, about } = change
  if (phone !== undefined) await db.update(users).set({ phone }).where(eq(users.id, user.id))
  if (user.role === 'student') {
    await setGiven(db, students, user.id, { firstName, lastName, university, major, graduationYear })
  } else await setGiven(db, companies, user.id, { companyName, industry, companySize, contactPerson, about })
  return (await findAccount(db, user.email))!.user
}

async function setGiven(
  db: Db,
  table: typeof students | typeof companies,
  userId: string,
  fields: Record<string, string | number | null | undefined>,
) {
  if (Object.values(fields).every((value) => value === undefined)) return
  await db.update(table).set(fields).where(eq(table.userId, userId))
}

/** Locks and returns the current name of a company; undefined for a student. */
export async function lockCompanyName(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.userId, userId))
    .for('no key update')
  return row?.companyName
}

/** Writes the new name of a company, whose row is locked (`lockOwner`), into the search texts of its listings. */
export async function renameInSearch(db: Db, companyId: string, companyName: string) {
  const { id, title, location, type, description, requirements, startsOn } = internships
  const listings = await db
    .select({ id, title, location, type, description, requirements, startsOn })
    .from(internships)
    .where(eq(internships.companyId, companyId))
    .for('update')
  const ids = listings.map((listing) => listing.id)
  const texts = listings.map((listing) => listingSearchText(companyName, listing))
  await db.execute(sql`
    update ${internships} set search_text = renamed.search_text
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as renamed (id, search_text)
    where ${internships.id} = renamed.id`)
}

export async function setAvatar(
  db: Db,
  userId: string,
  avatar: Pick<typeof users.$inferSelect, 'avatar' | 'avatarFileId'>,
) {
  await db.update(users).set(avatar).where(eq(users.id, userId))
}

/** Whether this file is a current avatar. Other files of the store must not be served. */
export async function isAvatar(db: Db, fileId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.avatarFileId, fileId))) > 0
}

/** When companies opened the student's resume, latest first. */
export async function findProfileViews(db: Db, studentId: string): Promise<ProfileView[]> {
  const rows = await db
    .select({
      id: applicationEvents.id,
      companyName: companies.companyName,
      internshipTitle: internships.title,
      applicationId: applications.id,
      openedAt: applicationEvents.createdAt,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .innerJoin(internships, eq(internships.id, applications.internshipId))
    .innerJoin(companies, eq(companies.userId, internships.companyId))
    .where(and(eq(applications.studentId, studentId), eq(applicationEvents.kind, 'resume_opened')))
    .orderBy(desc(applicationEvents.createdAt), desc(applicationEvents.id))
    .limit(profileViewsMax)
  return rows.map((row) => ({ _id: row.id, ...row }))
}
