import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import type { Bench } from './bench.ts'
import { openLoop, timesText } from './open-loop.ts'
import { openSocketIo } from './sockets.ts'
import { plainRow, type Row } from './table.ts'

const decisionsPerSecond = 40

/** 1,000 students are connected: how soon each hears of a decision, from when it was sent. */
export async function measureLive({ server, world, protocol }: Bench): Promise<Row[]> {
  const { students, company, pending } = world
  const tokens = students.map(({ token }) => token)
  const heardAt = new Map<string, number>()
  const sockets = await openSocketIo(server.address, tokens, (index, text) => {
    if (text.startsWith('["newNotification"')) heardAt.set(students[index]!.id, performance.now())
  })

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
  return [plainRow('decision sent to student’s page, 1,000 connected: p50 / p99 / most', timesText(times), ...target)]
}

const oneOfEachStudent = (pending: Bench['world']['pending']) => [
  ...new Map(pending.map((one) => [one.studentId, one])).values(),
]
