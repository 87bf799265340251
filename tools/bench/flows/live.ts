import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { quantile } from '../statistics.ts'
import type { Bench } from './bench.ts'
import { openLoop, timesText } from './open-loop.ts'
import type { OurServer } from './our-server.ts'
import { openSocketIo } from './sockets.ts'
import { plainRow, type Row } from './table.ts'

const decisionsPerSecond = 40
/** Connections that each student has besides the first while memory is measured. */
const morePages = 3
/** What the server does for connections that have just come or gone. */
const restMs = 3000

/** 1,000 students are connected: what that takes, and how soon each hears of a decision, from when it was sent. */
export async function measureLive({ server, world, protocol }: Bench): Promise<Row[]> {
  const { students, company, pending } = world
  const tokens = students.map(({ token }) => token)
  const heardAt = new Map<string, number>()
  const sockets = await openSocketIo(server.address, tokens, (index, text) => {
    if (text.startsWith('["newNotification"')) heardAt.set(students[index]!.id, performance.now())
  })
  const memory = await memoryOfMore(server, tokens)

  const sentAt = new Map<string, number>()
  const decisions = oneOfEachStudent(pending).values()
  const next = () => {
    const { id, studentId } = decisions.next().value!
    sentAt.set(studentId, performance.now())
    return { method: 'PUT', path: `/api/apply/${id}`, token: company.token, body: { status: 'accepted' } } as const
  }
  await openLoop(server.address, decisionsPerSecond, protocol.warmMs / 1000, next)
  // As in the other flows, what the first requests prepare does not count.
  sentAt.clear()
  await openLoop(server.address, decisionsPerSecond, (protocol.ms / 1000) * 2, next)
  const until = performance.now() + 10_000
  while ([...sentAt.keys()].some((student) => !heardAt.has(student)) && performance.now() < until) await sleep(20)
  for (const socket of sockets) socket.terminate()
  const times = [...sentAt].map(([student, at]) => (heardAt.get(student) ?? Number.POSITIVE_INFINITY) - at)
  const target = ['p99 at most 200 ms', quantile(times, 0.99) <= 200] as const
  return [
    memory,
    plainRow('decision sent to student’s page, 1,000 connected: p50 / p99 / most', timesText(times), ...target),
  ]
}

/**
 * What each connection adds to a program that has 1,000 of them, collected before both readings: what the first ones
 * bring once for all does not count, and neither does what V8 has not yet collected.
 */
async function memoryOfMore(server: OurServer, tokens: readonly string[]): Promise<Row> {
  const before = await settledMemory(server)
  const more: WebSocket[] = []
  for (let page = 0; page < morePages; page++)
    more.push(...(await openSocketIo(server.address, tokens, () => undefined)))
  const after = await settledMemory(server)
  for (const socket of more) socket.terminate()
  await sleep(restMs)
  const [resident, live] = [after.resident - before.resident, after.live - before.live].map(
    (mb) => (mb * 1e3) / more.length,
  )
  return plainRow(
    `memory of a live connection, of ${more.length.toLocaleString('en')} more`,
    `${resident!.toFixed(1)} kB resident, ${live!.toFixed(1)} kB of objects and buffers`,
    ...(['at most 25 kB', resident! <= 25] as const),
  )
}

/** In millions of bytes, after a collection. */
async function settledMemory(server: OurServer) {
  await sleep(restMs)
  const live = await server.liveMegabytes()
  // What the collection freed is given back a moment later.
  await sleep(restMs)
  return { live, resident: server.memory().programMb * 1.048576 }
}

const oneOfEachStudent = (pending: Bench['world']['pending']) => [
  ...new Map(pending.map((one) => [one.studentId, one])).values(),
]
