import { dayMs } from '@fledge/core/time/units'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import type { Deps } from '../../deps.ts'

/** `owner` is the account or the hash of an anonymous sender; `request` is the hash of method, URL and body. */
export type IdempotentRequest = { owner: string; userId: string | null; key: string; request: string }
type Key = Pick<IdempotentRequest, 'owner' | 'key'>

/** How long a repeated request waits for the first one, in PostgreSQL's notation. */
const lockTimeout = '5s'

const hasKey = ({ owner, key }: Key) => and(eq(answeredRequests.owner, owner), eq(answeredRequests.key, key))

/** Returns the committed request and response of this key. */
export async function findResponse(db: Db, key: Key) {
  const { request, answer: response } = answeredRequests
  const [row] = await db.select({ request, response }).from(answeredRequests).where(hasKey(key))
  return row
}

/**
 * Inserts the key in this transaction; returns false when it exists. While another transaction holds it, this waits for
 * the end of that one and fails with lock_not_available when it takes too long.
 */
export async function insertKey(db: Db, request: IdempotentRequest): Promise<boolean> {
  await db.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true)`)
  const inserted = await db.insert(answeredRequests).values(request).onConflictDoNothing().returning()
  await db.execute(sql`select set_config('lock_timeout', '0', true)`)
  return inserted.length > 0
}

const lockNotAvailable = '55P03'

export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === lockNotAvailable) || isLockTimeout(error.cause)
}

export async function updateResponse(db: Db, key: Key, response: string): Promise<void> {
  await db.update(answeredRequests).set({ answer: response }).where(hasKey(key))
}

/** At least a day, so that a client that retries on the next day gets its response. */
const retentionMs = dayMs

/** Deletes idempotency keys and responses after their retention. */
export async function deleteAnsweredRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs).toISOString()
  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, before))
}
