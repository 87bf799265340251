import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import { applications } from './apply.ts'
import { type Bench, counter } from './bench.ts'
import { type Ask, closedLoop } from './closed-loop.ts'
import { type Answers, openLoop } from './open-loop.ts'
import { plainRow, type Row } from './table.ts'
import { password } from './world.ts'

const page: Ask = { path: '/api/internship?limit=20' }

/** Twice of what it can do, for a while: each request is answered or refused, health stays, and all is well after. */
export async function measureOverload(bench: Bench): Promise<Row[]> {
  const n = counter()
  const { students } = bench.world
  const signIn = (): Ask => {
    const { email } = students[n() % students.length]!
    return { method: 'POST', path: '/api/auth/login', body: { email, password } }
  }
  // Beyond the pairs that the flow of applying itself used.
  const fromTheEnd = Math.floor(bench.world.internshipIds.length / 2)
  return [
    ...(await flood(bench, { what: 'page of 20', next: () => page, good: 200 })),
    ...(await flood(bench, { what: 'apply', next: applications(bench.world, fromTheEnd), good: 201 })),
    ...(await flood(bench, { what: 'sign in', next: signIn, good: 200 })),
    ...(await signInsBesideReading(bench, signIn)),
  ]
}

/** Milliseconds within which /api/health and a later page answer, and megabytes by which memory may grow. */
const [healthyMs, usualMs, mostGrown] = [1000, 200, 150]

type Flood = { what: string; next: () => Ask; good: number }

async function flood({ server, protocol }: Bench, { what, next, good }: Flood): Promise<Row[]> {
  const atMost = closedLoop(what, server.address, next, good)
  await atMost.run(protocol.warmMs)
  const { perSecond: capacity } = await atMost.run(protocol.ms)
  const before = server.memory().programMb
  const health = probeHealth(server.address)
  const answers = await openLoop(server.address, 2 * capacity, (protocol.ms / 1000) * 2, next)
  const grown = server.memory().programMb - before
  const healthMs = await health.stop()
  const after = await openLoop(server.address, 20, 1, () => page)

  const [taken, refused] = [answers.byStatus.get(good) ?? [], answers.byStatus.get(503) ?? []]
  const others = othersText([...answers.byStatus].filter(([status]) => status !== good && status !== 503))
  const share = taken.length / answers.seconds / capacity
  const [takenMs, refusedMs, pageMs] = [taken, refused, after.byStatus.get(200) ?? []].map((ms) => quantile(ms, 0.99))
  const healthP99 = quantile(healthMs, 0.99)
  const isWell = healthP99 < healthyMs && pageMs! < usualMs && grown < mostGrown
  const parts = [
    `${Math.round(share * 100)} % of the capacity answered (p99 ${takenMs!.toFixed(0)} ms)`,
    refused.length > 0 ? `the rest refused (p99 ${refusedMs!.toFixed(0)} ms)` : 'the rest too, later',
    lateText(answers.lateMs),
    `/api/health p99 ${healthP99.toFixed(0)} ms`,
    `memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
    `a page right after ${pageMs!.toFixed(0)} ms`,
    others,
  ]
  return [
    plainRow(
      `${what} at twice the capacity`,
      parts.filter((part) => part !== '').join(', '),
      `nothing but answers and 503; health within ${healthyMs} ms, memory below +${mostGrown} MB, a page right after within ${usualMs} ms`,
      others === '' && isWell,
      `capacity ${Math.round(capacity)}/s`,
    ),
  ]
}

/** Times of everybody hold how late the asking itself was. */
const lateText = (ms: number): string => (ms > 10 ? `asked late by ${ms.toFixed(0)} ms` : '')

const othersText = (others: [number, number[]][]): string =>
  others.map(([status, times]) => `${times.length} times ${status === 0 ? 'no answer' : status}`).join(', ')

/** Asks ten times a second, from connections of its own. */
function probeHealth(address: string) {
  const ended = new AbortController()
  const times = openLoopUntil(address, ended.signal)
  return {
    stop: () => {
      ended.abort()
      return times
    },
  }
}

async function openLoopUntil(address: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const start = performance.now()
    const reply = await fetch(`${address}/api/health`).catch(() => null)
    await reply?.arrayBuffer()
    times.push(reply?.ok ? performance.now() - start : Number.POSITIVE_INFINITY)
    await sleep(100)
  }
  return times
}

/** 200 people sign in at once: reading goes on. */
async function signInsBesideReading({ server }: Bench, signIn: () => Ask): Promise<Row[]> {
  const read = () => openLoop(server.address, 50, 4, () => page)
  const pages = ({ byStatus }: Answers) => quantile(byStatus.get(200) ?? [], 0.99)
  const idle = pages(await read())
  const before = server.memory().programMb
  const reading = read()
  const signedIn = await openLoop(server.address, 20_000, 0.01, signIn)
  const during = server.memory().programMb - before
  const flooded = pages(await reading)
  const answered = signedIn.byStatus.get(200)?.length ?? 0
  const others = othersText([...signedIn.byStatus].filter(([status]) => status !== 200))
  return [
    plainRow(
      '200 sign-ins at once, beside pages of 20',
      [
        `${answered} signed in`,
        others,
        `p99 of a page ${flooded.toFixed(1)} ms, ${(flooded / idle).toFixed(1)} times the idle one`,
        `memory +${during.toFixed(0)} MB`,
      ]
        .filter((part) => part !== '')
        .join(', '),
      `all signed in, less than ${mostGrown} MB`,
      answered === 200 && during < mostGrown,
    ),
  ]
}
