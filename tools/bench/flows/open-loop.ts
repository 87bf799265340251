import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../statistics.ts'
import { type Ask, headersOf } from './closed-loop.ts'
import type { Protocol } from './rounds.ts'

export type Answers = {
  /** Milliseconds from when a request was due to the end of its answer, by status; 0 is a connection that broke. */
  byStatus: Map<number, number[]>
  seconds: number
  /** How much later than due 99 of 100 requests were sent, in milliseconds: whether the asking was the bottleneck. */
  lateMs: number
}

const connections = 2000
const longestMs = 30_000

/**
 * Sends requests at a fixed rate, however slowly they are answered. Each is timed from when it was due: one that had
 * to wait for its turn here has waited (no coordinated omission).
 */
export async function openLoop(address: string, perSecond: number, seconds: number, next: () => Ask): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: longestMs })
  const byStatus = new Map<number, number[]>()
  const late: number[] = []
  const start = performance.now()
  const count = Math.round(perSecond * seconds)
  let open = 0

  function send(dueAt: number) {
    open += 1
    late.push(performance.now() - dueAt)
    ask(agent, address, next(), (status) => {
      open -= 1
      const times = byStatus.get(status) ?? []
      times.push(performance.now() - dueAt)
      byStatus.set(status, times)
    })
  }

  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1)
    for (; sent < due; sent++) send(start + (sent / perSecond) * 1000)
    await sleep(1)
  }
  while (open > 0) await sleep(1)
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return { byStatus, seconds: took, lateMs: quantile(late, 0.99) }
}

type Given = { address: string; perSecond: number; next: () => Ask; expected: number; protocol: Protocol }

/** The milliseconds that answers of the expected status took, round by round, at a rate that does not depend on them. */
export async function openRounds({ address, perSecond, next, expected, protocol }: Given): Promise<number[][]> {
  const ofRounds: number[][] = []
  for (let round = 0; round < protocol.rounds; round++) {
    const { byStatus } = await openLoop(address, perSecond, protocol.ms / 1000, next)
    ofRounds.push(byStatus.get(expected) ?? [])
  }
  return ofRounds
}

/** `done` is told the status when the whole answer has come, and 0 when there is none. */
function ask(
  agent: Agent,
  address: string,
  { method = 'GET', path, token, body }: Ask,
  done: (status: number) => void,
) {
  const sent = request(`${address}${path}`, { agent, method, headers: headersOf({ token, body }) })
  let status = 0
  sent.on('response', (response) => {
    response.on('end', () => {
      status = response.statusCode ?? 0
    })
    response.resume()
  })
  sent.on('timeout', () => sent.destroy())
  sent.on('error', () => undefined)
  sent.on('close', () => done(status))
  sent.end(body && JSON.stringify(body))
}

/** '1.2 / 4.5 / 9.8 ms': half of them, 99 of 100, all. */
export const timesText = (times: readonly number[]): string =>
  `${[quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(1)).join(' / ')} ms`
