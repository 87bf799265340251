import type { Registration } from '@fledge/contract/auth'
import type { User } from '@fledge/contract/users'
import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { gather, mostTogether } from '../../db/gather.ts'
import { ready, readySql } from '../../db/ready.ts'
import { companies, knownOrigins, sessions, students, users } from '../../db/schema/accounts.ts'
import { loginFailures } from '../../db/schema/login-failures.ts'
import { type FailureKeys, stillCounts } from './failure-queries.ts'

const accountColumns = { account: users, student: students, company: companies }
type AccountRow = {
  account: typeof users.$inferSelect
  student: typeof students.$inferSelect | null
  company: typeof companies.$inferSelect | null
}

const { id, userId, tokenHash, createdAt, expiresAt } = sessions
const askedTokens = sql`(
  select value as hash from jsonb_array_elements_text(${sql.placeholder('tokenHashes')}::jsonb) limit ${sql.raw(String(mostTogether))}
) as asked`

/** Each token is looked up by itself: joined, every session that has not expired may be read for a few of them. */
const selectSessions = ready('sessions', (db) => {
  const isAsked = and(eq(tokenHash, sql`asked.hash`), gt(expiresAt, sql.placeholder('now')))
  const session = db.select({ id, userId, tokenHash, createdAt, expiresAt }).from(sessions).where(isAsked)
  const one = session.limit(1).as('session')
  return db
    .select({
      ...accountColumns,
      session: { id: one.id, tokenHash: one.tokenHash, createdAt: one.createdAt, expiresAt: one.expiresAt },
    })
    .from(askedTokens)
    .crossJoinLateral(one)
    .innerJoin(users, eq(users.id, one.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
})

const findSessions = gather(async (db, asked: readonly { tokenHash: string; now: Date }[]) => {
  const tokenHashes = [...new Set(asked.map(({ tokenHash }) => tokenHash))]
  const now = new Date(Math.max(...asked.map(({ now }) => now.getTime())))
  const rows = await selectSessions(db, { tokenHashes: JSON.stringify(tokenHashes), now: now.toISOString() })
  const found = new Map(rows.map((row) => [row.session.tokenHash, row]))
  return asked.map(({ tokenHash }) => found.get(tokenHash))
})

/** The person of a live session, or undefined. What requests ask for at the same moment is one indexed query. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const row = await findSessions(db, { tokenHash, now })
  if (!row) return undefined
  const { id, createdAt, expiresAt } = row.session
  return { id, createdAt, expiresAt, user: userOf(row) }
}

const selectAccount = ready('account', (db) =>
  db
    .select(accountColumns)
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.email, sql.placeholder('email'))),
)

export async function findAccount(db: Db, email: string) {
  const [row] = await selectAccount(db, { email })
  return row && accountOf(row)
}

const accountOf = (row: AccountRow) => ({
  user: userOf(row),
  passwordHash: row.account.passwordHash,
  isDemo: row.account.isDemo,
})

/** Of the network and the device of an attempt those that are known to the account. */
const knownKeys = sql<string[]>`array(select ${knownOrigins.key} from ${knownOrigins}
  where ${knownOrigins.userId} = ${users.id} and ${knownOrigins.key} in (${sql.placeholder('accountKey')}, ${sql.placeholder('deviceKey')}))`

/** One row for each count of failures, or one without; all of them with the account, if there is one. */
const selectSigningIn = ready('signing in', (db) =>
  db
    .select({ failures: loginFailures, known: knownKeys, ...accountColumns })
    .from(sql`(values (1)) as one`)
    .leftJoin(loginFailures, stillCounts)
    .leftJoin(users, eq(users.email, sql.placeholder('email')))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id)),
)

/** Who wants to sign in, and what failed before, in one query that is the same for an address that nobody has. */
export async function findSigningIn(db: Db, email: string, keys: FailureKeys) {
  const rows = await selectSigningIn(db, { email, ...keys, now: new Date() })
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

export async function insertSession(db: Db, row: NewSession) {
  await writeSession(db, row)
}

const { placeholder } = sql
const writeSession = ready('start session', (db) =>
  db.insert(sessions).values({
    ...{ userId: placeholder('userId'), tokenHash: placeholder('tokenHash') },
    userAgent: placeholder('userAgent'),
    ...{
      createdAt: placeholder('createdAt'),
      lastUsedAt: placeholder('createdAt'),
      expiresAt: placeholder('expiresAt'),
    },
  }),
)

/**
 * Starts a session where the account still has the password that was checked; gives whether it did. Its row is locked
 * for the moment: a change of the password comes after, and ends this session too, or before, and none is started.
 */
export async function insertCheckedSession(
  db: Db,
  { origins, ...row }: NewSession & { passwordHash: string; origins: readonly string[] },
): Promise<boolean> {
  return (await writeCheckedSession(db, { ...row, origins: JSON.stringify(origins) })).length > 0
}

const writeCheckedSession = readySql<{ id: string }>(
  'start checked session',
  sql`with started as (
      insert into ${sessions} (user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
      select ${users.id}, ${placeholder('tokenHash')}, ${placeholder('userAgent')}, ${placeholder('createdAt')}::timestamptz,
        ${placeholder('createdAt')}::timestamptz, ${placeholder('expiresAt')}::timestamptz
      from ${users} where ${users.id} = ${placeholder('userId')} and ${users.passwordHash} = ${placeholder('passwordHash')}
      for share
      returning id, user_id
    ),
    remembered as (${remembering(sql`started.user_id`, sql`started`)})
    select id from started`,
)

/** Notes networks and devices as known to an account; the time of use is written once a day. */
export async function insertKnownOrigins(db: Db, userId: string, origins: readonly string[], now: Date): Promise<void> {
  const values = { userId, createdAt: now.toISOString(), origins: JSON.stringify(origins) }
  await writeKnownOrigins(db, values)
}

const writeKnownOrigins = readySql(
  'note known origins',
  remembering(sql`one.user_id`, sql`(values (${placeholder('userId')}::uuid)) as one (user_id)`),
)

function remembering(userId: SQL, from: SQL): SQL {
  return sql`insert into ${knownOrigins} (user_id, key, last_used_at)
    select ${userId}, origin.key, ${placeholder('createdAt')}::timestamptz
    from ${from}, jsonb_array_elements_text(${placeholder('origins')}::jsonb) as origin (key)
    on conflict (user_id, key) do update set last_used_at = excluded.last_used_at
    where ${knownOrigins.lastUsedAt} < excluded.last_used_at - interval '1 day'`
}

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
const knownForMs = 180 * 86_400_000

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
    ...{ _id: id, id, email, emailVerified: emailVerifiedAt !== null, createdAt },
    ...{ phone, avatar, avatarUrl, eraseAt },
  }
  if (student) {
    const { firstName, lastName, university, major, graduationYear } = student
    return { ...common, role: 'student', firstName, lastName, university, major, graduationYear }
  }
  if (!company) throw new Error('An account without a profile: the two are always written together.')
  const { companyName, industry, companySize, contactPerson } = company
  return { ...common, role: 'company', companyName, name: companyName, industry, companySize, contactPerson }
}
