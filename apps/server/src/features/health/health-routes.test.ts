import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { watchDatabase } from '../../db/reachable.ts'
import { testDatabase } from '../../testing/database.ts'
import { stage } from '../../testing/stage.ts'

const state = { isThere: true, isDraining: false }
const { anyone } = await stage({ isDatabaseReachable: async () => state.isThere, isDraining: () => state.isDraining })

const both = async () => {
  const [ready, health] = [await anyone({ url: '/api/ready' }), await anyone({ url: '/api/health' })]
  for (const { statusCode, headers } of [ready, health])
    expect(headers['retry-after']).toBe(statusCode === 503 ? '1' : undefined)
  return [ready.statusCode, ready.json(), health.statusCode]
}

test('a process without its database is alive but not ready', async () => {
  expect(await both()).toEqual([200, { isReady: true, database: 'there' }, 200])
  state.isThere = false
  expect(await both()).toEqual([503, { isReady: false, database: 'away' }, 200])
  state.isThere = true
})

test('a draining process is neither alive nor ready', async () => {
  state.isDraining = true
  expect(await both()).toEqual([503, { isReady: false, database: 'there' }, 503])
})

test('checks the database at most once a second', async () => {
  const { url, close } = await testDatabase()
  let ms = 0
  const isThere = watchDatabase(url, () => new Date(ms))
  expect(await Promise.all([isThere(), isThere()])).toEqual([true, true])
  await close()
  ms = 900
  expect(await isThere()).toBe(true)
  ms = 1001
  expect(await isThere()).toBe(false)
})

test('reports an unresponsive database', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => silent.once('listening', ready))
  const { port } = silent.address() as { port: number }
  expect(await watchDatabase(`postgres://fledge@127.0.0.1:${port}/fledge`)()).toBe(false)
  silent.close()
})
