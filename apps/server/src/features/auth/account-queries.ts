import type { Registration } from '@fledge/contract/auth'
import type { User } from '@fledge/contract/users'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pictureUrl } from '../../db/company-logo.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import { companies, knownOrigins, students, users } from '../../db/schema/accounts.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { type FailureKeys, isActiveFailure } from './login-failure-queries.ts'

export const accountColumns = { account: users, student: students, company: companies }
type AccountRow = {
  account: typeof users.$inferSelect
  student: typeof students.$inferSelect | null
  company: typeof companies.$inferSelect | null
}

export async function findAccount(db: Db, email: string) {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.email, email))
  return row && toAccount(row)
}

const toAccount = (row: AccountRow) => ({
  user: toUser(row),
  passwordHash: row.account.passwordHash,
  isDemo: row.account.isDemo,
})

/** The account of an address and the failed attempts that count, in one query that costs the same for unknown addresses. */
export async function findLoginState(db: Db, email: string, keys: FailureKeys) {
  const rows = await loginState(db).execute({ ...keys, email, now: new Date().toISOString() })
  const { account, student, company, known } = rows[0]!
  return {
    account: account && toAccount({ account, student, company }),
    failures: rows.flatMap(({ failures }) => failures ?? []),
    known,
  }
}

const loginState = prepareOnce((db) => {
  const { key, userId } = knownOrigins
  const [accountKey, deviceKey] = [sql.placeholder('accountKey'), sql.placeholder('deviceKey')]
  const knownKeys = sql<string[]>`array(select ${key} from ${knownOrigins}
    where ${userId} = ${users.id} and ${key} in (${accountKey}, ${deviceKey}))`
  return db
    .select({ failures: limitCounters, known: knownKeys, ...accountColumns })
    .from(sql`(values (1)) as one`)
    .leftJoin(limitCounters, isActiveFailure)
    .leftJoin(users, eq(users.email, sql.placeholder('email')))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .prepare('login_state')
})

/** Inserts an account with its profile; returns undefined when the email address is taken (unique index). */
export async function insertAccount(
  db: Db,
  registration: Registration,
  passwordHash: string,
): Promise<User | undefined> {
  const [account] = await db
    .insert(users)
    .values({ email: registration.email, role: registration.role, passwordHash })
    .onConflictDoNothing()
    .returning()
  if (!account) return undefined
  const userId = account.id
  if (registration.role === 'student') await db.insert(students).values({ ...registration, userId })
  else await db.insert(companies).values({ ...registration, userId })
  return (await findAccount(db, account.email))?.user
}

export async function isDemoAccount(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), eq(users.isDemo, true)))) > 0
}

export async function listExistingEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Set(rows.map(({ email }) => email))
}

export function toUser({ account, student, company }: AccountRow): User {
  const { id, email, emailVerifiedAt, createdAt, phone, avatar, avatarFileId, eraseAt } = account
  const avatarUrl = avatar === 'uploaded' && avatarFileId !== null ? pictureUrl(avatarFileId) : null
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
  if (!company) throw new Error('Account without a profile')
  const { companyName, industry, companySize, contactPerson, about } = company
  return { ...common, role: 'company', companyName, name: companyName, industry, companySize, contactPerson, about }
}
