import { timeZoneHeader } from '@fledge/contract/auth'
import { isTimeZone } from '@fledge/core/interviews/time-zone'
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'

/** Keeps the time zone that the browser names with this request, if it names one. */
export async function keepTimeZone(db: Db, userId: string, { headers }: FastifyRequest): Promise<void> {
  const timeZone = headers[timeZoneHeader]
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return
  await db
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, userId), ne(users.timeZone, timeZone)))
}
