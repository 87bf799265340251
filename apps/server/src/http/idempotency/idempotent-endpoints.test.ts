import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { applicationEvents } from '../../db/schema/applications.ts'
import { contactMessages, mails, notifications } from '../../db/schema/mails.ts'
import { eraseAccounts } from '../../features/account/erase.ts'
import { interviewsOn } from '../../features/interviews/testing/scenery.ts'
import { listingFields, stage } from '../../testing/stage.ts'

type Call = { url: string; payload: object }

const here = await stage()
const { as, anyone, db, clock, deps } = here
const { proposed, proposal } = interviewsOn(here)

/** Sends a request five times at once and then once more; returns the statuses and the number of different bodies. */
async function sendRepeatedly(user: { id: string } | null, call: Call, key = randomUUID()) {
  const send = user ? as(user) : anyone
  const request = { ...call, method: 'POST', headers: { 'idempotency-key': key } } as const
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(request)))
  replies.push(await send(request))
  const statuses = [...new Set(replies.map(({ statusCode }) => statusCode))]
  return { statuses, bodies: new Set(replies.map(({ body }) => body)).size, last: replies[0]! }
}
const once = (status: number) => ({ statuses: [status], bodies: 1 })

test('a repeated proposal gives an interview new times once', async () => {
  const { asha, kite, sent, id } = await proposed()
  expect(await sendRepeatedly(kite, { url: `/api/interviews/${id}/propose`, payload: proposal() })).toMatchObject(
    once(200),
  )

  expect(await db.$count(applicationEvents, eq(applicationEvents.applicationId, sent.id))).toBe(2)
  expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(2)
})

test('a time picked since then stays agreed when its proposal is repeated', async () => {
  const { asha, kite, id } = await proposed()
  const key = randomUUID()
  const call = { url: `/api/interviews/${id}/propose`, payload: proposal() }
  const again = await sendRepeatedly(kite, call, key)
  const slotId = again.last.json().data.slots[0].id
  await as(asha)({ method: 'POST', url: `/api/interviews/${id}/pick`, payload: { slotId } })
  await sendRepeatedly(kite, call, key)
  expect((await as(kite)({ url: `/api/interviews/${id}` })).json().data.status).toBe('scheduled')
})

test('a repeated contact message is stored and mailed once, and senders have keys of their own', async () => {
  const [asha, key] = [await here.student(), randomUUID()]
  const writing = (email: string, message = 'Hello') => ({
    url: '/api/contact',
    payload: { name: 'Asha', email, message },
  })
  const from = (email: string) => db.$count(contactMessages, eq(contactMessages.email, email))
  const send = async (call: Call) =>
    (await anyone({ ...call, method: 'POST', headers: { 'idempotency-key': key } })).statusCode

  expect(await sendRepeatedly(asha, writing('asha@example.test'), key)).toMatchObject(once(201))
  expect(await send(writing('asha@example.test'))).toBe(201)
  expect(await from('asha@example.test')).toBe(1)
  expect(await db.$count(mails, sql`${mails.replyTo} = 'asha@example.test'`)).toBe(1)

  expect(await send(writing('asha@example.test', 'Something else'))).toBe(422)
  expect(await send(writing('meera@example.test', 'Something else'))).toBe(201)
  expect(await from('meera@example.test')).toBe(1)
  // The stored key must not reveal the sender.
  expect(
    await db.$count(answeredRequests, sql`user_id is null and ${answeredRequests} ::text like '%@example.test%'`),
  ).toBe(0)
})

test('these endpoints accept an idempotency key', () => {
  expect(allEndpoints.filter(({ idempotent }) => idempotent).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/apply/:applicationId/notes',
    'POST /api/apply/bulk',
    'POST /api/contact',
    'POST /api/internship',
    'POST /api/interviews/:id/propose',
    'POST /api/apply/:applicationId/messages',
  ])
})

test('stored responses are deleted with their account, and with the student whom they name', async () => {
  const { asha, kite, id, sent } = await proposed()
  await sendRepeatedly(kite, { url: `/api/interviews/${id}/propose`, payload: proposal() })
  await sendRepeatedly(asha, { url: `/api/apply/${sent.id}/messages`, payload: { text: 'When do we meet?' } })
  await sendRepeatedly(kite, { url: '/api/internship', payload: internship })
  const countKeys = ({ id }: { id: string }) => db.$count(answeredRequests, eq(answeredRequests.userId, id))
  expect(await countKeys(asha)).toBe(1)
  expect(await countKeys(kite)).toBe(2)

  await erase(asha)
  expect(await countKeys(asha)).toBe(0)
  expect(await countKeys(kite)).toBe(1)
  await erase(kite)
  expect(await countKeys(kite)).toBe(0)
})

async function erase({ id }: { id: string }) {
  await db.execute(sql`update users set erase_at = ${clock.now.toISOString()} where id = ${id}`)
  await eraseAccounts(deps)
}

const internship = listingFields
