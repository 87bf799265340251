import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { User } from '@fledge/contract/users'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { answerProblems } from './errors/problem.ts'
import { refuseWhenFull } from './under-way.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) await end()
})

/** An application whose /api/work is answered only when it is told to, with a clock that stands still. */
async function stage(most: number, addHooks: (app: FastifyInstance) => void = () => undefined) {
  const clock = { now: 0 }
  const waiting: (() => void)[] = []
  const app = Fastify()
  ends.push(() => app.close())
  answerProblems(app)
  addHooks(app)
  await app.register(refuseWhenFull, { most, now: () => clock.now })
  app.route({
    ...{ method: ['GET', 'POST'], url: '/api/work' },
    handler: () => new Promise<string>((answer) => waiting.push(() => answer('done'))),
  })
  app.get('/api/health', { config: { isAlwaysTaken: true } }, () => 'ok')
  app.get('/api/other', () => 'other')
  app.get('/logo.svg', () => 'a logo')

  /** Asks so many times at once; gives what was answered at once, and leaves the rest under way. */
  async function ask(times: number, url = '/api/work') {
    const refused: { status: number; body: string; headers: object }[] = []
    const before = waiting.length
    for (let n = 0; n < times; n += 1)
      app.inject(url).then(
        ({ statusCode: status, body, headers }) => status === 503 && refused.push({ status, body, headers }),
        () => undefined,
      )
    await expect.poll(() => waiting.length - before + refused.length).toBe(times)
    return refused
  }
  async function answer(count: number) {
    for (const end of waiting.splice(0, count)) end()
    await new Promise((done) => setTimeout(done, 20))
  }
  return { app, clock, waiting, ask, answer }
}

test('a burst is taken up to the limit; the rest hears at once when to come back', async () => {
  const { ask, answer } = await stage(50)
  const [refused, ...others] = await ask(51)
  expect(others).toEqual([])
  expect([refused?.status, JSON.parse(refused!.body)]).toMatchObject([503, { success: false, code: 'busy' }])
  expect(refused?.headers).toMatchObject({ 'retry-after': '1' })

  await answer(1)
  expect(await ask(1)).toEqual([])
})

test('what stands for longer than a second is held to what a second answers, until it is done', async () => {
  const { clock, ask, answer } = await stage(50)
  await ask(40)
  clock.now = 900
  await answer(15)
  clock.now = 1500
  // 25 are under way and 15 were answered in the last second: one more would wait for longer than a second.
  expect(await ask(1)).toHaveLength(1)
  await answer(12)
  expect(await ask(8)).toEqual([])
  await answer(50)
  expect(await ask(50)).toEqual([])
})

test('an address that is written in another way leads to the same limit', async () => {
  const { app, ask } = await stage(2)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  await ask(2)
  for (const path of ['/%61pi/work', 'http://other.test/api/work']) {
    const [reply] = await once(request({ port, host: '127.0.0.1', path, agent: false }).end(), 'response')
    expect([path, reply.resume().statusCode]).toEqual([path, 503])
  }
})

test('few slow requests are no flood', async () => {
  const { clock, ask } = await stage(50)
  await ask(10)
  clock.now = 60_000
  expect(await ask(1)).toEqual([])
})

test('health and pages are answered however full it is', async () => {
  const { app, ask } = await stage(1)
  await ask(1)
  expect((await app.inject('/api/work')).statusCode).toBe(503)
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  expect((await app.inject('/logo.svg')).statusCode).toBe(200)
})

test('a flood of one route leaves the others alone', async () => {
  const { app, clock, ask } = await stage(50)
  await ask(40)
  clock.now = 1500
  expect(await ask(1)).toHaveLength(1)
  expect((await app.inject('/api/other')).statusCode).toBe(200)
})

test('a refusal carries the headers of every answer, is logged and measured like one, and keeps its connection', async () => {
  const { app, ask } = await stage(1, (early) => {
    early.addHook('onResponse', async ({ url }, { statusCode }) => void measured.push([url, statusCode]))
  })
  const measured: unknown[] = []
  await ask(1)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const refused = async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 2_000_000 }
    const call = request({ port, host: '127.0.0.1', path: '/api/work', method: 'POST', headers, agent })
    call.on('response', (reply) => reply.resume()).end(Buffer.alloc(2_000_000))
    const [[reply]] = await Promise.all([once(call, 'response'), once(call, 'close')])
    return [reply.statusCode, reply.headers, call.reusedSocket]
  }
  const [first, second] = [await refused(), await refused()]
  agent.destroy()
  const headers = {
    ...{ 'retry-after': '1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    ...{ 'content-type': 'application/json; charset=utf-8', 'x-request-id': expect.any(String) },
  }
  expect([first, second]).toMatchObject([
    [503, headers, false],
    [503, headers, true],
  ])
  expect(measured).toEqual([
    ['/api/work', 503],
    ['/api/work', 503],
  ])
})

/**
 * Begins bodies that do not end. The sender is the account that the header names. Notes what each was answered. For
 * them no time passes unless a test says so.
 */
async function slowSenders(most: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let begun = 0
  const scene = await stage(most, (app) => {
    app.addHook('onRequest', async (asked) => {
      asked.user = { id: String(asked.headers['from']) } as User
    })
    app.addHook('preParsing', async () => {
      begun += 1
    })
  })
  await scene.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = scene.app.server.address() as AddressInfo
  const answers: Record<string, (number | undefined)[]> = {}

  function begin(from: string) {
    const headers = { 'content-type': 'text/plain', 'content-length': 9, from }
    const call = request({ port, host: '127.0.0.1', path: '/api/work', method: 'POST', headers })
    call.on('response', (reply) => {
      answers[from] = [...(answers[from] ?? []), reply.resume().statusCode]
    })
    call.on('error', () => undefined).write('half')
    ends.unshift(async () => call.destroy())
  }
  /** Begins so many, one after another, each taken before the next comes. */
  async function send(from: string, times: number) {
    for (const until = begun + times; begun < until; ) {
      const before = begun
      begin(from)
      await expect.poll(() => begun).toBe(before + 1)
    }
  }
  return { ...scene, answers, begin, send }
}

test('those who send slowly fill half of the room at most, and no lane', async () => {
  const { waiting, ask, answers, begin, send } = await slowSenders(50)
  for (let n = 0; n < 25; n += 1) await send(`student ${n}`, 1)
  for (let n = 0; n < 5; n += 1) begin('late')
  await expect.poll(() => answers).toEqual({ late: [503, 503, 503, 503, 503] })
  expect(waiting).toEqual([])
  expect(await ask(25)).toEqual([])
})

test('few who fill it give way to everybody else, and hear why', async () => {
  const { ask, answers, send } = await slowSenders(50)
  await send('asha', 2)
  await send('greedy', 23)
  await send('ravi', 2)
  await expect.poll(() => answers).toEqual({ greedy: [429, 429] })
  expect(await ask(25 + 19)).toEqual([])
  await expect.poll(() => answers['greedy']).toHaveLength(21)
  expect(Object.keys(answers)).toEqual(['greedy'])
  expect(await ask(1)).toHaveLength(1)
})

test('many who fill it with two each give way too, when they have trickled for two seconds', async () => {
  const { ask, answers, send } = await slowSenders(8)
  for (const name of ['asha', 'ravi']) await send(name, 2)
  vi.advanceTimersByTime(3000)
  await send('meera', 2)
  await expect.poll(() => answers).toEqual({ asha: [408, 408] })
  expect(await ask(5)).toEqual([])
  await expect.poll(() => answers).toEqual({ asha: [408, 408], ravi: [408] })
})

test('who goes away leaves no place taken, neither while it sends nor while it waits', async () => {
  const { app, waiting, answer } = await stage(2)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'text/plain', 'content-length': 9 }
  const sending = request({ port, host: '127.0.0.1', path: '/api/work', method: 'POST', headers })
  const gone = once(sending, 'error')
  sending.write('half')
  const asking = request({ port, host: '127.0.0.1', path: '/api/work' }).on('error', () => undefined)
  asking.end()
  await expect.poll(() => waiting.length).toBe(1)
  expect((await app.inject('/api/work')).statusCode).toBe(503)

  sending.destroy(new Error('gone'))
  asking.destroy()
  await gone
  await answer(1)
  const together = Promise.all([app.inject('/api/work'), app.inject('/api/work')])
  await expect.poll(() => waiting.length).toBe(2)
  await answer(2)
  expect((await together).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
