import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import type { Bench } from './bench.ts'
import { openLoop, timesText } from './open-loop.ts'
import { openSocketIo } from './sockets.ts'
import { plainRow, type Row } from './table.ts'

const decisionsPerSecond = 40

/** 1,000 students are connected: what that takes, and how soon each hears of a decision, from when it was sent. */
export async function measureLive({ server, world, protocol }: Bench): Promise<Row[]> {
  const { students, company, pending } = world
  const before = server.memory().programMb
  const heardAt = new Map<string, number>()
  const sockets = await openSocketIo(
    server.address,
    students.map(({ token }) => token),
    (index, text) => {
      if (text.startsWith('["newNotification"')) heardAt.set(students[index]!.id, performance.now())
    },
  )
  await sleep(3000)
  const kilobytes = ((server.memory().programMb - before) * 1024) / sockets.length

  const sentAt = new Map<string, number>()
  const decisions = oneOfEachStudent(pending).values()
  const seconds = (protocol.ms / 1000) * 2
  await openLoop(server.address, decisionsPerSecond, seconds, () => {
    const { id, studentId } = decisions.next().value!
    sentAt.set(studentId, performance.now())
    return { method: 'PUT', path: `/api/apply/${id}`, token: company.token, body: { status: 'accepted' } }
  })
  const until = performance.now() + 10_000
  while (heardAt.size < sentAt.size && performance.now() < until) await sleep(20)
  for (const socket of sockets) socket.terminate()
  const times = [...sentAt].map(([student, at]) => (heardAt.get(student) ?? Number.POSITIVE_INFINITY) - at)
  const target = ['p99 at most 150 ms', quantile(times, 0.99) <= 150] as const
  return [
    plainRow('memory of a live connection, of 1,000', `${kilobytes.toFixed(1)} kB`, 'at most 25 kB', kilobytes <= 25),
    plainRow('decision sent to student’s page, 1,000 connected: p50 / p99 / most', timesText(times), ...target),
  ]
}

const oneOfEachStudent = (pending: Bench['world']['pending']) => [
  ...new Map(pending.map((one) => [one.studentId, one])).values(),
]
