import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { processes } from '../../testing/processes.ts'
import { companyFields, listingFields } from '../../testing/stage.ts'
import { countTraces, insertApplications } from './testing/many-applications.ts'

const { database, runUntilReady } = await processes()
const count = 5000

async function call(address: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await reply.json()) as { token: string; data: { id: string } }
  expect(reply.ok, `${path}: ${JSON.stringify(answer)}`).toBe(true)
  return answer
}

test('5,000 rejections are all or none when the process is killed in between', { timeout: 240_000 }, async () => {
  const outcomes: string[] = []
  for (const delay of [150, 1000]) {
    const server = await runUntilReady({ DEMO: '0' })
    const company = { ...companyFields, email: `hr${delay}@kite.test` }
    const { token } = await call(server.address, '/auth/register', company)
    await database.db
      .update(users)
      .set({ emailVerifiedAt: new Date().toISOString() })
      .where(eq(users.email, company.email))
    const { data } = await call(server.address, '/internship', listingFields, token)
    await insertApplications(database.db, data.id, count)
    const act = { act: 'reject', filter: { internshipId: data.id }, reasons: [{ code: 'places_filled' }] }
    const answered = call(server.address, '/apply/bulk', act, token).then(
      () => 'answered',
      () => 'cut off',
    )
    await wait(delay)
    server.child.kill('SIGKILL')
    const outcome = await answered
    await server.ended

    const { rejected, ...traces } = await countTraces(database.db, data.id)
    outcomes.push(`${outcome} ${rejected}`)
    expect([0, count]).toContain(rejected)
    expect(traces).toEqual({ answered: rejected, events: rejected, notified: rejected, acts: rejected === 0 ? 0 : 1 })
    if (outcome === 'answered') expect(rejected).toBe(count)
  }
  // At least the first one was killed in the middle.
  expect(outcomes).toContain('cut off 0')
})
