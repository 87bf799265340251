import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/client.ts'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { listingFields, stage } from '../../testing/stage.ts'
import { deleteAnsweredRequests, insertKey } from './queries.ts'

type Person = { id: string }

const scene = await stage()
const { as, db, url, deps, clock, published, sent, student, company, tokenOf } = scene
// A second process on the same database, with connections of its own.
const other = openDatabase(url)
const otherApp = await buildApp({ ...deps, db: other.db })
afterAll(async () => {
  await otherApp.close()
  await other.close()
})

const fields = listingFields
const posting = (key: string, over: object = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/internship',
  headers: { 'idempotency-key': key },
  payload: { ...fields, ...over },
})
const post = (user: Person, key: string, over: object = {}) => as(user)(posting(key, over))
const countListings = ({ id }: Person) => db.$count(internships, eq(internships.companyId, id))
const countNotifications = ({ id }: Person) => db.$count(notifications, eq(notifications.userId, id))
const countKeys = ({ id }: Person) => db.$count(answeredRequests, eq(answeredRequests.userId, id))
const countAnnounceJobs = () => sent.filter(({ name }) => name === 'announce-internship').length

async function expectNoTrace(reply: { statusCode: number }, user: Person) {
  expect(reply.statusCode).toBe(500)
  expect(await countKeys(user)).toBe(0)
  expect(await countListings(user)).toBe(0)
  expect(published).toEqual([])
}

beforeEach(() => {
  published.length = 0
  sent.length = 0
})

test('a repeated request takes effect once and gets the same response', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const first = await post(kite, key)
  const publishedOnce = published.length
  const again = await post(kite, key)

  expect(first.statusCode).toBe(201)
  expect(again.statusCode).toBe(201)
  expect(again.body).toBe(first.body)
  expect(again.headers['content-type']).toBe(first.headers['content-type'])
  expect(first.headers).not.toHaveProperty('idempotent-replayed')
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await countListings(kite)).toBe(1)
  expect(await countNotifications(kite)).toBe(1)
  expect(countAnnounceJobs()).toBe(1)
  expect(publishedOnce).toBe(1)
  expect(published).toHaveLength(1)
})

test('a request without a key or with another key takes effect again', async () => {
  const kite = await company()
  for (const key of [randomUUID(), randomUUID()]) expect((await post(kite, key)).statusCode).toBe(201)
  const { headers: _, ...unnamed } = posting('')
  for (const request of [unnamed, unnamed]) expect((await as(kite)(request)).statusCode).toBe(201)
  expect(await countListings(kite)).toBe(4)
  expect(await countKeys(kite)).toBe(2)
})

test('rejects another request with the same key, and keeps the first response', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const first = await post(kite, key)
  const changed = await post(kite, key, { title: 'Design intern' })
  const other = { ...posting(key), url: `/api/interviews/${randomUUID()}/propose`, payload: newTimes() }
  for (const reply of [changed, await as(kite)(other)]) {
    expect(reply.statusCode).toBe(422)
    expect(reply.json().code).toBe('key_used')
  }
  expect((await post(kite, key)).body).toBe(first.body)
  expect(await countListings(kite)).toBe(1)
})

test('of 50 requests at once to two processes one takes effect, and all get its response', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [kite, key] = [await company(), randomUUID()]
    const authorization = `Bearer ${await tokenOf(kite)}`
    const request = { ...posting(key), headers: { 'idempotency-key': key, authorization } }
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? otherApp : scene.app).inject(request)),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies.filter(({ headers }) => !('idempotent-replayed' in headers))).toHaveLength(1)
    expect(await countListings(kite)).toBe(1)
    expect(await countNotifications(kite)).toBe(1)
  }
})

test('of different requests at once with one key one takes effect, and the others are rejected', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const send = as(kite)
  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => send(posting(key, { title: `Intern ${i}` }))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(422)])
  expect(await countListings(kite)).toBe(1)
})

test('accounts have keys of their own', async () => {
  const [kite, loom, key] = [await company(), await company(), randomUUID()]
  const [one, two] = [await post(kite, key), await post(loom, key, { title: 'Weaver' })]
  expect(one.statusCode).toBe(201)
  expect(two.statusCode).toBe(201)
  expect(two.json().data.company.id).toBe(loom.id)
})

test('a rejected request does not use the key', async () => {
  const [kite, key] = [await company(), randomUUID()]
  // The first is rejected by its schema, the second after the key was inserted.
  for (const over of [{ stipend: -1 }, { applyBy: '2020-01-01' }])
    expect((await post(kite, key, over)).statusCode).toBe(400)
  expect((await as(await student())(posting(key))).statusCode).toBe(403)
  expect(await countKeys(kite)).toBe(0)
  expect(await countListings(kite)).toBe(0)
  expect((await post(kite, key)).statusCode).toBe(201)
})

test('a request that fails halfway leaves neither key nor effects nor events', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const { send } = deps.jobs
  deps.jobs.send = () => Promise.reject(new Error('The disk is full.'))
  const failed = await post(kite, key).finally(() => {
    deps.jobs.send = send
  })
  await expectNoTrace(failed, kite)
  expect((await post(kite, key)).statusCode).toBe(201)
  expect(await countListings(kite)).toBe(1)
})

test('a request whose response cannot be stored leaves neither key nor effects nor events', async () => {
  const [kite, key] = [await company(), randomUUID()]
  await db.execute(sql`
    create function stumble() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger stumble before update on answered_requests for each row execute function stumble()`)
  const failed = await post(kite, key)
  await db.execute(sql`drop function stumble cascade`)
  await expectNoTrace(failed, kite)
  expect((await post(kite, key)).statusCode).toBe(201)
  expect(await countListings(kite)).toBe(1)
})

test('a repeated request is answered 409 while the first one hangs, and takes effect after it failed', {
  timeout: 30_000,
}, async () => {
  const [kite, key] = [await company(), randomUUID()]
  const [taken, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.transaction(async (db) => {
    await insertKey(db, { owner: kite.id, userId: kite.id, key, request: 'the first' })
    taken.resolve()
    await ending.promise
    throw new Error('killed')
  })
  await taken.promise
  const waited = await post(kite, key).finally(ending.resolve)
  expect(waited.statusCode).toBe(409)
  expect(waited.json().code).toBe('under_way')
  expect(waited.headers['retry-after']).toBe('1')
  await expect(first).rejects.toThrow('killed')
  expect((await post(kite, key)).statusCode).toBe(201)
  expect(await countListings(kite)).toBe(1)
})

test.each([
  ['', 400],
  ['two words', 400],
  ['ключ', 400],
  ['k'.repeat(256), 400],
  ['k'.repeat(255), 201],
  ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', 201],
])('the key %j is answered %i', async (key, status) => {
  const reply = await post(await company(), key)
  expect(reply.statusCode).toBe(status)
  if (status === 400)
    expect(reply.json()).toMatchObject({
      message: 'Idempotency-Key has 1 to 255 visible ASCII characters',
      fields: { 'idempotency-key': expect.any(String) },
    })
})

test('keys are deleted after a day', async () => {
  const [kite, key, start] = [await company(), randomUUID(), clock.now]
  await post(kite, key)
  try {
    clock.now = new Date(start.getTime() + 23.9 * 3_600_000)
    await deleteAnsweredRequests(deps)
    expect(await countKeys(kite)).toBe(1)
    clock.now = new Date(start.getTime() + 24.1 * 3_600_000)
    await deleteAnsweredRequests(deps)
    expect(await countKeys(kite)).toBe(0)
  } finally {
    clock.now = start
  }
})

function newTimes() {
  const slots = [{ startsAt: '2099-01-01T10:00:00Z', endsAt: '2099-01-01T11:00:00Z' }]
  const how = { mode: 'video', place: 'https://meet.example/kite', timeZone: 'Asia/Kolkata' }
  return { ...how, slots }
}
