import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/client.ts'
import { answeredRequests } from '../../db/schema/answered-requests.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { stage } from '../../testing/stage.ts'
import { forgetAnswers } from './delete-old-answers.ts'
import { claim } from './queries.ts'

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

const fields = {
  ...{ title: 'Data intern', description: 'Clean data.', requirements: ['SQL'], location: 'Pune' },
  ...{ type: 'Hybrid', duration: '3 months', stipend: 15_000 },
}
const posting = (key: string, over: object = {}): InjectOptions => ({
  ...{ method: 'POST', url: '/api/internship', headers: { 'idempotency-key': key } },
  payload: { ...fields, ...over },
})
const post = (who: Person, key: string, over: object = {}) => as(who)(posting(key, over))
const listingsOf = ({ id }: Person) => db.$count(internships, eq(internships.companyId, id))
const toldOf = ({ id }: Person) => db.$count(notifications, eq(notifications.userId, id))
const keysOf = ({ id }: Person) => db.$count(answeredRequests, eq(answeredRequests.userId, id))
const announced = () => sent.filter(({ name }) => name === 'announce-internship').length

beforeEach(() => {
  published.length = 0
  sent.length = 0
})

test('the same request under the same key is done and told once, and answered with the same bytes', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const first = await post(kite, key)
  const told = published.length
  const again = await post(kite, key)

  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.body).toBe(first.body)
  expect(again.headers['content-type']).toBe(first.headers['content-type'])
  expect(['idempotent-replayed' in first.headers, again.headers['idempotent-replayed']]).toEqual([false, 'true'])
  expect([await listingsOf(kite), await toldOf(kite), announced(), told, published.length]).toEqual([1, 1, 1, 1, 1])
})

test('without a key, and under another one, it is done again', async () => {
  const kite = await company()
  for (const key of [randomUUID(), randomUUID()]) expect((await post(kite, key)).statusCode).toBe(201)
  const { headers: _, ...unnamed } = posting('')
  for (const request of [unnamed, unnamed]) expect((await as(kite)(request)).statusCode).toBe(201)
  expect([await listingsOf(kite), await keysOf(kite)]).toEqual([4, 2])
})

test('another request under the same key is refused, and what was answered stays', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const first = await post(kite, key)
  const changed = await post(kite, key, { title: 'Design intern' })
  const other = { ...posting(key), url: `/api/interviews/${randomUUID()}/propose`, payload: newTimes() }
  for (const reply of [changed, await as(kite)(other)])
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'key_used'])
  expect((await post(kite, key)).body).toBe(first.body)
  expect(await listingsOf(kite)).toBe(1)
})

test('of 50 at once, at two processes, one is done and all have its answer', async () => {
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
    expect([await listingsOf(kite), await toldOf(kite)]).toEqual([1, 1])
  }
})

test('of different requests at once under one key one is done, and the others are refused', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const send = as(kite)
  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => send(posting(key, { title: `Intern ${i}` }))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(422)])
  expect(await listingsOf(kite)).toBe(1)
})

test('a key is its account’s own', async () => {
  const [kite, loom, key] = [await company(), await company(), randomUUID()]
  const [one, two] = [await post(kite, key), await post(loom, key, { title: 'Weaver' })]
  expect([one.statusCode, two.statusCode, two.json().data.company.id]).toEqual([201, 201, loom.id])
})

test('what was refused does not use up the key', async () => {
  const [kite, key] = [await company(), randomUUID()]
  // One is refused by its shape, the other after the key was taken.
  for (const over of [{ stipend: -1 }, { applyBy: '2020-01-01' }])
    expect((await post(kite, key, over)).statusCode).toBe(400)
  expect((await as(await student())(posting(key))).statusCode).toBe(403)
  expect([await keysOf(kite), await listingsOf(kite)]).toEqual([0, 0])
  expect((await post(kite, key)).statusCode).toBe(201)
})

test('what fails half way leaves neither key nor effect, and nothing of it was said', async () => {
  const [kite, key] = [await company(), randomUUID()]
  const { send } = deps.jobs
  deps.jobs.send = () => Promise.reject(new Error('The disk is full.'))
  const failed = await post(kite, key).finally(() => {
    deps.jobs.send = send
  })
  expect([failed.statusCode, await keysOf(kite), await listingsOf(kite), published]).toEqual([500, 0, 0, []])
  expect([(await post(kite, key)).statusCode, await listingsOf(kite)]).toEqual([201, 1])
})

test('what was done is not there when its answer could not be kept, and nothing of it was said', async () => {
  const [kite, key] = [await company(), randomUUID()]
  await db.execute(sql`
    create function stumble() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger stumble before update on answered_requests for each row execute function stumble()`)
  const failed = await post(kite, key)
  await db.execute(sql`drop function stumble cascade`)
  expect([failed.statusCode, await keysOf(kite), await listingsOf(kite), published]).toEqual([500, 0, 0, []])
  expect([(await post(kite, key)).statusCode, await listingsOf(kite)]).toEqual([201, 1])
})

test('who waits for a first request that hangs is asked to come back, and then does it', {
  timeout: 30_000,
}, async () => {
  const [kite, key] = [await company(), randomUUID()]
  const [taken, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.transaction(async (db) => {
    await claim(db, { owner: kite.id, userId: kite.id, key, request: 'the first' })
    taken.resolve()
    await ending.promise
    throw new Error('killed')
  })
  await taken.promise
  const waited = await post(kite, key).finally(ending.resolve)
  expect([waited.statusCode, waited.json().code, waited.headers['retry-after']]).toEqual([409, 'under_way', '1'])
  await expect(first).rejects.toThrow('killed')
  expect([(await post(kite, key)).statusCode, await listingsOf(kite)]).toEqual([201, 1])
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

test('keys are kept for a day, and then removed', async () => {
  const [kite, key, start] = [await company(), randomUUID(), clock.now]
  await post(kite, key)
  try {
    clock.now = new Date(start.getTime() + 23.9 * 3_600_000)
    await forgetAnswers(deps)
    expect(await keysOf(kite)).toBe(1)
    clock.now = new Date(start.getTime() + 24.1 * 3_600_000)
    await forgetAnswers(deps)
    expect(await keysOf(kite)).toBe(0)
  } finally {
    clock.now = start
  }
})

function newTimes() {
  const slots = [{ startsAt: '2099-01-01T10:00:00Z', endsAt: '2099-01-01T11:00:00Z' }]
  const how = { mode: 'video', place: 'https://meet.example/kite', timeZone: 'Asia/Kolkata' }
  return { ...how, slots }
}
