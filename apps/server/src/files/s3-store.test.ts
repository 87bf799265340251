import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { s3Server } from '../testing/s3-server.ts'
import { openS3Store } from './s3-store.ts'
import { NoSuchFile } from './store.ts'
import { StoreAway } from './store-away.ts'

const server = await s3Server()
const store = await openS3Store(server.settings)
const impatient = await openS3Store(server.settings, { connectMs: 500, silenceMs: 500, callMs: 4000 })
const folder = await mkdtemp(join(inject('runFolder'), 's3-store-'))
afterEach(() => server.suffer('none'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function incoming(bytes: Buffer) {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, size: bytes.length, sha256, bytes: () => readFile(path) }
}

async function keptFile(bytes = Buffer.alloc(200_000, 'a')) {
  const id = randomUUID()
  await store.keep(await incoming(bytes), id)
  server.calls()
  return id
}

test('distinguishes a missing file from an unavailable store', async () => {
  await expect(store.read(randomUUID())).rejects.toThrow(NoSuchFile)
  await expect(store.open(randomUUID())).rejects.toThrow(NoSuchFile)
  const id = await keptFile()
  server.suffer({ status: 403, code: 'AccessDenied', times: 9 })
  await expect(store.read(id)).rejects.toThrow(StoreAway)
  await expect(store.keptAt(id)).rejects.toThrow(StoreAway)
  await expect(store.remove(id)).rejects.toThrow(StoreAway)
})

test('lists only ids of files, not other objects of the bucket', async () => {
  await store.keep(await incoming(Buffer.from('a photo')), 'holiday.jpg')
  const id = await keptFile()
  const pages: string[][] = []
  for await (const ids of store.pagesOfIds()) pages.push(ids)
  expect(pages.flat()).toContain(id)
  expect(pages.flat()).not.toContain('holiday.jpg')
})

test('retries a store that is busy for a moment, also uploads', async () => {
  const id = randomUUID()
  server.suffer({ status: 503, code: 'SlowDown', times: 2 })
  await store.keep(await incoming(Buffer.from('a resume')), id)
  expect(server.calls().filter((method) => method === 'PUT')).toHaveLength(3)
  expect(Buffer.from(await store.read(id)).toString()).toBe('a resume')
})

test('does not retry a refusal', async () => {
  server.calls()
  server.suffer({ status: 403, code: 'AccessDenied', times: 9 })
  await expect(store.keep(await incoming(Buffer.from('a resume')), randomUUID())).rejects.toThrow(StoreAway)
  expect(server.calls()).toHaveLength(1)
})

test.each(['silent', 'broken'] as const)('calls to a store that is %s end within their limit', async (fault) => {
  const id = await keptFile()
  server.suffer(fault)
  const start = performance.now()
  await expect(impatient.read(id)).rejects.toThrow(StoreAway)
  await expect(impatient.open(id).then(buffer)).rejects.toThrow()
  if (fault === 'silent') {
    await expect(impatient.keep(await incoming(Buffer.from('a resume')), randomUUID())).rejects.toThrow(StoreAway)
    await expect(impatient.keptAt(id)).rejects.toThrow(StoreAway)
  }
  expect(performance.now() - start).toBeLessThan(4 * 4000 + 2000)
})

test.each([
  ['a bucket that does not exist', { bucket: 'nowhere' }, /S3_BUCKET names, nowhere, does not exist/],
  ['a wrong secret', { secretAccessKey: 'wrong' }, /may not be used with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  ['an unknown key', { accessKeyId: 'unknown' }, /may not be used with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [
    'an address where nothing listens',
    { endpoint: 'http://127.0.0.1:1' },
    /http:\/\/127.0.0.1:1, cannot be used: ECONN/,
  ],
])('reports %s at the start', async (_what, wrong, message) => {
  const opening = openS3Store({ ...server.settings, ...wrong }, { callMs: 5000 })
  await expect(opening).rejects.toThrow(message)
  await expect(opening).rejects.not.toThrow(/S3RVER|wrong/)
})
