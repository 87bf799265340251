import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready, readySql } from '../../db/ready.ts'
import { loginFailures } from '../../db/schema/login-failures.ts'

/** The names under which failures are counted: of one account from one address, and of the address on all accounts. */
export type FailureKeys = { accountKey: string; addressKey: string }
export type Failures = { key: string; points: number; expire: Date | null }

const [accountKey, addressKey, now] = [
  sql.placeholder('accountKey'),
  sql.placeholder('addressKey'),
  sql.placeholder('now'),
]
/** Of a row: one of the two names, and its time is not over. */
export const stillCounts = and(inArray(loginFailures.key, [accountKey, addressKey]), gt(loginFailures.expire, now))

const selectFailures = ready('find failures', (db) => db.select().from(loginFailures).where(stillCounts))

/** What still counts. */
export const findFailures = (db: Db, keys: FailureKeys): Promise<Failures[]> =>
  selectFailures(db, { ...keys, now: new Date() })

/** The rows are written in the same order by everybody, so that two never wait for each other. */
const upsertFailures = readySql(
  'count failure',
  sql`insert into ${loginFailures} (key, points, expire)
    values (${accountKey}, 1, ${sql.placeholder('expire')}::timestamptz), (${addressKey}, 1, ${sql.placeholder('expire')}::timestamptz)
    on conflict (key) do update set
      points = case when ${loginFailures.expire} <= ${now}::timestamptz then 1 else ${loginFailures.points} + 1 end,
      expire = case when ${loginFailures.expire} <= ${now}::timestamptz then excluded.expire else ${loginFailures.expire} end`,
)

/** Counts a failure under both names, for so many seconds from the first one on. */
export async function countFailures(db: Db, keys: FailureKeys, seconds: number): Promise<void> {
  const now = new Date()
  const expire = new Date(now.getTime() + seconds * 1000)
  await upsertFailures(db, { ...keys, now: now.toISOString(), expire: expire.toISOString() })
}

export async function forgetFailures(db: Db, { accountKey }: Pick<FailureKeys, 'accountKey'>): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, accountKey))
}
