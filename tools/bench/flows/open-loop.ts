import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import { type Ask, headersOf } from './closed-loop.ts'
import { openConnections } from './connections.ts'

export type Answers = {
  /** Milliseconds from when a request was due to the end of its answer, by status; 0 is a connection that broke. */
  byStatus: Map<number, number[]>
  seconds: number
  /** How much later than due 99 of 100 requests were sent, in milliseconds: whether the asking was the bottleneck. */
  lateMs: number
}

const connections = 2000

/**
 * Sends requests at a fixed rate, however slowly they are answered. Each is timed from when it was due: one that had
 * to wait for its turn here has waited (no coordinated omission).
 */
export async function openLoop(address: string, perSecond: number, seconds: number, next: () => Ask): Promise<Answers> {
  const pool = openConnections(address, connections)
  const host = new URL(address).host
  const byStatus = new Map<number, number[]>()
  const late: number[] = []
  const start = performance.now()
  const count = Math.round(perSecond * seconds)
  let open = 0

  function send(dueAt: number) {
    open += 1
    late.push(performance.now() - dueAt)
    pool.ask({
      text: textOf(next(), host),
      done(status) {
        open -= 1
        const times = byStatus.get(status) ?? []
        times.push(performance.now() - dueAt)
        byStatus.set(status, times)
      },
    })
  }

  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1)
    for (; sent < due; sent++) send(start + (sent / perSecond) * 1000)
    await sleep(1)
  }
  while (open > 0) await sleep(1)
  const took = (performance.now() - start) / 1000
  pool.close()
  return { byStatus, seconds: took, lateMs: quantile(late, 0.99) }
}

function textOf({ method = 'GET', path, token, body, accepts }: Ask, host: string): string {
  const sent = body ? JSON.stringify(body) : ''
  const headers = {
    host,
    ...headersOf({ token, body, accepts }),
    ...(body && { 'content-length': Buffer.byteLength(sent) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${sent}`
}

/** '1.2 / 4.5 / 9.8 ms': half of them, 99 of 100, all. */
export const timesText = (times: readonly number[]): string =>
  `${[quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(1)).join(' / ')} ms`
