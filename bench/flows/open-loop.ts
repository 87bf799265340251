import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from 'undici'
import { type Ask, headersOf } from './closed-loop.ts'

/** Milliseconds from when a request was due to the end of its answer, by status; 0 is a connection that broke. */
export type Answers = { byStatus: Map<number, number[]>; seconds: number }

/**
 * Sends requests at a fixed rate, however slowly they are answered. Each is timed from when it was due: one that had
 * to wait for its turn here has waited (no coordinated omission).
 */
export async function openLoop(address: string, perSecond: number, seconds: number, next: () => Ask): Promise<Answers> {
  const agent = new Agent({ connections: 2000, pipelining: 1, headersTimeout: 30_000, connect: { timeout: 30_000 } })
  const byStatus = new Map<number, number[]>()
  const open = new Set<Promise<void>>()
  const start = performance.now()
  const count = Math.round(perSecond * seconds)
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1)
    for (; sent < due; sent++) {
      const asked = send(agent, address, next(), start + (sent / perSecond) * 1000, byStatus)
      open.add(asked)
      void asked.then(() => open.delete(asked))
    }
    await sleep(1)
  }
  await Promise.all(open)
  const took = (performance.now() - start) / 1000
  await agent.close()
  return { byStatus, seconds: took }
}

async function send(agent: Agent, origin: string, ask: Ask, dueAt: number, byStatus: Answers['byStatus']) {
  const { method = 'GET', path, body } = ask
  const status = await agent
    .request({ origin, path, method, headers: headersOf(ask), body: body ? JSON.stringify(body) : null })
    .then(async ({ statusCode, body }) => {
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      return statusCode
    })
    .catch(() => 0)
  const times = byStatus.get(status) ?? []
  times.push(performance.now() - dueAt)
  byStatus.set(status, times)
}

/** The answer that this part of all answers did not take longer than, in milliseconds. */
export function quantile(times: readonly number[], part: number): number {
  if (times.length === 0) return Number.NaN
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]!
}

/** '1.2 / 4.5 / 9.8 ms': half of them, 99 of 100, all. */
export const timesText = (times: readonly number[]): string =>
  `${[quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(1)).join(' / ')} ms`
