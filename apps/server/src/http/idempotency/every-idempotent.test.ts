import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { applicationEvents, messages } from '../../db/schema/applications.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { eraseAccounts } from '../../features/account/erase.ts'
import { interviewsOn } from '../../features/interviews/testing/scenery.ts'
import { stage } from '../../testing/stage.ts'

type Call = { url: string; payload: object }

const here = await stage()
const { as, anyone, db, published, clock, deps } = here
const { applicants, proposed, proposal } = interviewsOn(here)

/** Sends it five times at once, then once more; gives the status of all, and how many different bodies came. */
async function sendAgain(who: { id: string } | null, call: Call, key = randomUUID()) {
  const send = who ? as(who) : anyone
  const request = { ...call, method: 'POST', headers: { 'idempotency-key': key } } as const
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(request)))
  replies.push(await send(request))
  const statuses = [...new Set(replies.map(({ statusCode }) => statusCode))]
  return { statuses, bodies: new Set(replies.map(({ body }) => body)).size, last: replies[0]! }
}
const once = (status: number) => ({ statuses: [status], bodies: 1 })

test('a message without an id arrives once, and is told once', async () => {
  const { asha, kite, sent } = await applicants()
  published.length = 0
  const call = { url: `/api/apply/${sent.id}/messages`, payload: { text: 'When do we meet?' } }
  expect(await sendAgain(asha, call)).toMatchObject(once(201))
  expect(await db.$count(messages, eq(messages.applicationId, sent.id))).toBe(1)
  expect(published.filter(({ userId, event }) => userId === kite.id && event === 'applicationChanged')).toHaveLength(1)
})

test('an interview gets new times once when the proposal is repeated', async () => {
  const { asha, kite, sent, id } = await proposed()
  expect(await sendAgain(kite, { url: `/api/interviews/${id}/propose`, payload: proposal() })).toMatchObject(once(200))

  expect(await db.$count(applicationEvents, eq(applicationEvents.applicationId, sent.id))).toBe(2)
  expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(2)
})

test('a time that was picked in between stays agreed when the proposal before it is sent again', async () => {
  const { asha, kite, id } = await proposed()
  const key = randomUUID()
  const call = { url: `/api/interviews/${id}/propose`, payload: proposal() }
  const again = await sendAgain(kite, call, key)
  const slotId = again.last.json().data.slots[0].id
  await as(asha)({ method: 'POST', url: `/api/interviews/${id}/pick`, payload: { slotId } })
  await sendAgain(kite, call, key)
  expect((await as(kite)({ url: `/api/interviews/${id}` })).json().data.status).toBe('scheduled')
})

test('a message to us is kept and mailed once for its sender, whoever is signed in; another sender’s keys are apart', async () => {
  const [asha, key] = [await here.student(), randomUUID()]
  const writing = (email: string, message = 'Hello') => ({
    url: '/api/contact',
    payload: { name: 'Asha', email, message },
  })
  const from = (email: string) => db.$count(contactMessages, eq(contactMessages.email, email))
  const send = async (call: Call) =>
    (await anyone({ ...call, method: 'POST', headers: { 'idempotency-key': key } })).statusCode

  expect(await sendAgain(asha, writing('asha@example.test'), key)).toMatchObject(once(201))
  expect(await send(writing('asha@example.test'))).toBe(201)
  expect(await from('asha@example.test')).toBe(1)
  expect(await db.$count(mails, sql`${mails.replyTo} = 'asha@example.test'`)).toBe(1)

  expect(await send(writing('asha@example.test', 'Something else'))).toBe(422)
  expect(await send(writing('meera@example.test', 'Something else'))).toBe(201)
  expect(await from('meera@example.test')).toBe(1)
  // Who sent it is not to be read from the key.
  expect(
    await db.$count(answeredRequests, sql`user_id is null and ${answeredRequests} ::text like '%@example.test%'`),
  ).toBe(0)
})

test('the calls that may be sent again are those that say so, and no other takes the header', () => {
  expect(allEndpoints.filter(({ repeatable }) => repeatable).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/contact',
    'POST /api/internship',
    'POST /api/interviews/:id/propose',
    'POST /api/apply/:applicationId/messages',
  ])
})

test('answers go with the account that asked, and with the student whom they name', async () => {
  const { asha, kite, id, sent } = await proposed()
  await sendAgain(kite, { url: `/api/interviews/${id}/propose`, payload: proposal() })
  await sendAgain(asha, { url: `/api/apply/${sent.id}/messages`, payload: { text: 'When do we meet?' } })
  await sendAgain(kite, { url: '/api/internship', payload: internship })
  const keysOf = ({ id }: { id: string }) => db.$count(answeredRequests, eq(answeredRequests.userId, id))
  expect([await keysOf(asha), await keysOf(kite)]).toEqual([1, 2])

  await erase(asha)
  expect([await keysOf(asha), await keysOf(kite)]).toEqual([0, 1])
  await erase(kite)
  expect(await keysOf(kite)).toBe(0)
})

async function erase({ id }: { id: string }) {
  await db.execute(sql`update users set erase_at = ${clock.now.toISOString()} where id = ${id}`)
  await eraseAccounts(deps)
}

const internship = {
  ...{ title: 'Data intern', description: 'Clean data.', requirements: ['SQL'], location: 'Pune' },
  ...{ type: 'Hybrid', duration: '3 months', stipend: 15_000 },
}
