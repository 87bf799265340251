import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { readySql } from '../../db/ready.ts'
import { users } from '../../db/schema/accounts.ts'
import { loginFailures } from '../../db/schema/login-failures.ts'
import { mails } from '../../db/schema/mails.ts'

/**
 * The names under which failures are counted: of one account from one network, or on one device; of the network on all
 * accounts; and of the account from everywhere, for a day and for a minute.
 */
export type FailureKeys = {
  accountKey: string
  /** Empty when the device is not known. */
  deviceKey: string
  addressKey: string
  dayKey: string
  minuteKey: string
}
export type Failures = { key: string; points: number; expire: Date | null }

const { placeholder } = sql
const [accountKey, addressKey, dayKey, minuteKey, now] = [
  placeholder('accountKey'),
  placeholder('addressKey'),
  placeholder('dayKey'),
  placeholder('minuteKey'),
  placeholder('now'),
]
/** Of a row: one of the names, and its time is not over. */
export const stillCounts = and(
  inArray(loginFailures.key, [accountKey, placeholder('deviceKey'), addressKey, dayKey, minuteKey]),
  gt(loginFailures.expire, now),
)

/** The rows are written in the same order by everybody, so that two never wait for each other. */
const upsertFailures = readySql<{ key: string; points: number }>(
  'count failure',
  sql`insert into ${loginFailures} (key, points, expire)
    values (${accountKey}, 1, ${placeholder('expire')}::timestamptz), (${addressKey}, 1, ${placeholder('expire')}::timestamptz),
      (${dayKey}, 1, ${now}::timestamptz + interval '1 day'), (${minuteKey}, 1, ${now}::timestamptz + interval '1 minute')
    on conflict (key) do update set
      points = case when ${loginFailures.expire} <= ${now}::timestamptz then 1 else ${loginFailures.points} + 1 end,
      expire = case when ${loginFailures.expire} <= ${now}::timestamptz then excluded.expire else ${loginFailures.expire} end
    returning key, points`,
)

/**
 * Counts a failure under its names: of the account and the network for so many seconds from the first one on. Gives how
 * many the account has had within a day.
 */
export async function countFailures(db: Db, keys: Omit<FailureKeys, 'deviceKey'>, seconds: number): Promise<number> {
  const now = new Date()
  const expire = new Date(now.getTime() + seconds * 1000)
  const rows = await upsertFailures(db, { ...keys, now: now.toISOString(), expire: expire.toISOString() })
  return rows.find(({ key }) => key === keys.dayKey)?.points ?? 0
}

export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key))
}

export type OwnerWarning = { email: string; event: string; subject: string; text: string; link: string }

/**
 * Stores a mail to the owner of an account, once for each event, if the address is confirmed. One statement that is the
 * same for an address without an account, so that the time of the answer does not tell them apart.
 */
export async function insertOwnerWarning(db: Db, { email, event, subject, text, link }: OwnerWarning): Promise<void> {
  await db.execute(sql`
    insert into ${mails} (user_id, event, recipient, subject, text, link)
    select ${users.id}, ${event}, ${users.email}, ${subject}, ${text}, ${link} from ${users}
    where ${users.email} = ${email} and ${users.emailVerifiedAt} is not null and not ${users.isDemo}
    on conflict do nothing`)
}
