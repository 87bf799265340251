import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { limitCounters } from '../../db/schema/limit-counters.ts'
import { mails } from '../../db/schema/mails.ts'
import type { Outbox } from '../../mail/insert-mails.ts'

/**
 * Keys of the failure counters: of an account from one network or on one device, of a network on all accounts, and of an
 * account from everywhere within a day and a minute.
 */
export type FailureKeys = {
  accountKey: string
  /** Empty when the browser sends no device id. */
  deviceKey: string
  addressKey: string
  dayKey: string
  minuteKey: string
}
export type FailureCounter = { key: string; points: number; expire: Date | null }

/** For counters that have not expired `now`, of the keys of a prepared statement. */
export const isActiveFailure = and(
  inArray(
    limitCounters.key,
    (['accountKey', 'deviceKey', 'addressKey', 'dayKey', 'minuteKey'] as const satisfies (keyof FailureKeys)[]).map(
      (name) => sql.placeholder(name),
    ),
  ),
  gt(limitCounters.expire, sql.placeholder('now')),
)

/** Counts a failed attempt under its keys for `seconds`. Returns the failures of the account within a day. */
export async function countFailures(db: Db, keys: Omit<FailureKeys, 'deviceKey'>, seconds: number): Promise<number> {
  const now = new Date()
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const hasExpired = lte(limitCounters.expire, now)
  const rows = await db
    .insert(limitCounters)
    // Always in this order, so that concurrent failures do not deadlock.
    .values([
      { key: keys.accountKey, points: 1, expire: inSeconds(seconds) },
      { key: keys.addressKey, points: 1, expire: inSeconds(seconds) },
      { key: keys.dayKey, points: 1, expire: inSeconds(86_400) },
      { key: keys.minuteKey, points: 1, expire: inSeconds(60) },
    ])
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        points: sql`case when ${hasExpired} then 1 else ${limitCounters.points} + 1 end`,
        expire: sql`case when ${hasExpired} then excluded.expire else ${limitCounters.expire} end`,
      },
    })
    .returning({ key: limitCounters.key, points: limitCounters.points })
  return rows.find(({ key }) => key === keys.dayKey)?.points ?? 0
}

export async function deleteFailures(db: Db, key: string): Promise<void> {
  await db.delete(limitCounters).where(eq(limitCounters.key, key))
}

type OwnerWarning = { email: string; event: string }

/**
 * Stores a mail to the owner of an account, once for each event, if the address is confirmed. The statement is the same
 * for addresses without an account, so that the response time does not reveal whether one exists.
 */
export async function insertOwnerWarning({ db, jobs }: Outbox, { email, event }: OwnerWarning): Promise<void> {
  const inserted = await db.execute(sql`
    insert into ${mails} (user_id, event, recipient, kind, link)
    select ${users.id}, ${event}, ${users.email}, 'repeated_failed_sign_ins', '/forgot-password' from ${users}
    where ${users.email} = ${email} and ${users.emailVerifiedAt} is not null and not ${users.isDemo}
    on conflict do nothing
    returning id as "mailId"`)
  await jobs.sendAll(db, 'send-mail', (inserted as { rows: { mailId: string }[] }).rows)
}
