import type { Registration } from '@fledge/contract/auth'
import type { User } from '@fledge/contract/users'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies, knownOrigins, sessions, students, users } from '../../db/schema/accounts.ts'
import { loginFailures } from '../../db/schema/login-failures.ts'
import { type FailureKeys, stillCounts } from './failure-queries.ts'

const accountColumns = { account: users, student: students, company: companies }
type AccountRow = {
  account: typeof users.$inferSelect
  student: typeof students.$inferSelect | null
  company: typeof companies.$inferSelect | null
}

/** The person of a live session, or undefined. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const { id, createdAt, expiresAt } = sessions
  const [row] = await db
    .select({ ...accountColumns, session: { id, createdAt, expiresAt } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(expiresAt, now.toISOString())))
  return row && { ...row.session, user: userOf(row) }
}

export async function findAccount(db: Db, email: string) {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.email, email))
  return row && accountOf(row)
}

const accountOf = (row: AccountRow) => ({
  user: userOf(row),
  passwordHash: row.account.passwordHash,
  isDemo: row.account.isDemo,
})

/** The account of an address and the failed attempts that count, in one query that costs the same for unknown addresses. */
export async function findSigningIn(db: Db, email: string, keys: FailureKeys) {
  const knownKeys = sql<string[]>`array(select ${knownOrigins.key} from ${knownOrigins}
    where ${knownOrigins.userId} = ${users.id} and ${knownOrigins.key} in (${keys.accountKey}, ${keys.deviceKey}))`
  const rows = await db
    .select({ failures: loginFailures, known: knownKeys, ...accountColumns })
    .from(sql`(values (1)) as one`)
    .leftJoin(loginFailures, stillCounts(keys, new Date()))
    .leftJoin(users, eq(users.email, email))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
  const { account, student, company, known } = rows[0]!
  return {
    account: account && accountOf({ account, student, company }),
    failures: rows.flatMap(({ failures }) => failures ?? []),
    known,
  }
}

/** Nothing comes back when the address is taken: the unique index decides, not a prior read. */
export async function insertAccount(db: Db, who: Registration, passwordHash: string): Promise<User | undefined> {
  const [account] = await db
    .insert(users)
    .values({ email: who.email, role: who.role, passwordHash })
    .onConflictDoNothing()
    .returning()
  if (!account) return undefined
  if (who.role === 'student') {
    const [student] = await db
      .insert(students)
      .values({ ...who, userId: account.id })
      .returning()
    return userOf({ account, student: student ?? null, company: null })
  }
  const [company] = await db
    .insert(companies)
    .values({ ...who, userId: account.id })
    .returning()
  return userOf({ account, student: null, company: company ?? null })
}

type NewSession = { userId: string; tokenHash: string; userAgent: string; createdAt: string; expiresAt: string }

export async function insertSession(db: Db, session: NewSession) {
  await db.insert(sessions).values({ ...session, lastUsedAt: session.createdAt })
}

/**
 * Starts a session if the account still has the password that was checked; returns whether it did. The lock on the
 * account orders this against a password change, which ends all earlier sessions.
 */
export async function insertCheckedSession(
  db: Db,
  { origins, passwordHash, ...session }: NewSession & { passwordHash: string; origins: readonly string[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, session.userId), eq(users.passwordHash, passwordHash)))
      .for('share')
    if (!account) return false
    await insertSession(tx, session)
    await insertKnownOrigins(tx, session.userId, origins, new Date(session.createdAt))
    return true
  })
}

/** Records networks and devices as known to an account; the time of use is written at most once a day. */
export async function insertKnownOrigins(db: Db, userId: string, origins: readonly string[], now: Date): Promise<void> {
  if (origins.length === 0) return
  const lastUsedAt = now.toISOString()
  await db
    .insert(knownOrigins)
    .values(origins.map((key) => ({ userId, key, lastUsedAt })))
    .onConflictDoUpdate({
      target: [knownOrigins.userId, knownOrigins.key],
      set: { lastUsedAt },
      setWhere: lt(knownOrigins.lastUsedAt, new Date(now.getTime() - dayMs).toISOString()),
    })
}

const dayMs = 86_400_000

export async function prolongSession(db: Db, id: string, { expiresAt, now }: { expiresAt: string; now: Date }) {
  await db.update(sessions).set({ expiresAt, lastUsedAt: now.toISOString() }).where(eq(sessions.id, id))
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Those of the sessions that have neither ended nor expired. */
export async function listLiveSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(sql`${sessions.tokenHash} = any(${sql.param(tokenHashes)})`, gt(sessions.expiresAt, now.toISOString())))
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}

/** Networks and devices that were not used for so long are no longer known. */
const knownForMs = 180 * dayMs

/** Removes what no longer counts: expired sessions, old failures, networks and devices that are no longer used. */
export async function forgetOldSignIns(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now.toISOString()))
  await db.delete(loginFailures).where(lt(loginFailures.expire, now))
  const unused = new Date(now.getTime() - knownForMs)
  await db.delete(knownOrigins).where(lt(knownOrigins.lastUsedAt, unused.toISOString()))
}

/** Signs every demo account out. */
export async function deleteDemoSessions(db: Db) {
  const demoUsers = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true))
  await db.delete(sessions).where(inArray(sessions.userId, demoUsers))
}

/** Those of the addresses that have an account. */
export async function listKnownEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Set(rows.map(({ email }) => email))
}

function userOf({ account, student, company }: AccountRow): User {
  const { id, email, emailVerifiedAt, createdAt, phone, avatar, avatarFileId, eraseAt } = account
  const avatarUrl = avatar === 'uploaded' && avatarFileId !== null ? `/api/avatars/${avatarFileId}` : null
  const common = {
    _id: id,
    id,
    email,
    emailVerified: emailVerifiedAt !== null,
    createdAt,
    phone,
    avatar,
    avatarUrl,
    eraseAt,
  }
  if (student) {
    const { firstName, lastName, university, major, graduationYear } = student
    return { ...common, role: 'student', firstName, lastName, university, major, graduationYear }
  }
  if (!company) throw new Error('An account without a profile: the two are always written together.')
  const { companyName, industry, companySize, contactPerson } = company
  return { ...common, role: 'company', companyName, name: companyName, industry, companySize, contactPerson }
}
