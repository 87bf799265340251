import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready, readySql } from '../../db/ready.ts'
import { answeredRequests } from '../../db/schema/answered-requests.ts'

/** A request that its caller named. `owner`: the account, or the hash of who else asks; `request`: the hash of what. */
export type NamedRequest = { owner: string; userId: string | null; key: string; request: string }
type Name = Pick<NamedRequest, 'owner' | 'key'>

/** How long a second request waits for the end of the first before it is told to come back. */
const patience = '5s'

const { placeholder } = sql
const named = and(eq(answeredRequests.owner, placeholder('owner')), eq(answeredRequests.key, placeholder('key')))

const selectAnswered = ready('answered request', (db) =>
  db.select({ request: answeredRequests.request, answer: answeredRequests.answer }).from(answeredRequests).where(named),
)

/** What was asked and answered under this key, once that was committed. */
export async function findAnswered(db: Db, { owner, key }: Name) {
  const [row] = await selectAnswered(db, { owner, key })
  return row
}

const insertKey = readySql<object>(
  'claim key',
  sql`
    with waiting as materialized (select set_config('lock_timeout', ${sql.raw(`'${patience}'`)}, true))
    insert into ${answeredRequests} (owner, key, user_id, request)
    select ${placeholder('owner')}::text, ${placeholder('key')}::text, ${placeholder('userId')}::uuid,
      ${placeholder('request')}::text from waiting
    on conflict do nothing returning set_config('lock_timeout', '0', true)`,
)

/**
 * Takes the key in this transaction; false when it was taken before. While another transaction has it, this waits for
 * how that one ends, and fails with 55P03 when it takes too long. What follows in the transaction waits as usual.
 */
export async function claim(db: Db, request: NamedRequest): Promise<boolean> {
  return (await insertKey(db, request)).length > 0
}

/** 'lock_not_available', as PostgreSQL names it, in an error or what it came from. */
export function isOutOfPatience(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isOutOfPatience(error.cause)
}

const updateAnswer = ready('keep answer', (db) =>
  db
    .update(answeredRequests)
    .set({ answer: sql`${placeholder('answer')}` })
    .where(named),
)

export async function keepAnswer(db: Db, { owner, key }: Name, answer: string): Promise<void> {
  await updateAnswer(db, { owner, key, answer })
}

export async function deleteAnswered(db: Db, before: Date): Promise<void> {
  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, before.toISOString()))
}
