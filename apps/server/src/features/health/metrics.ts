import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../db/client.ts'
import { countWaiting } from './queries.ts'

type Sources = { db: Db; pool: pg.Pool; countSockets: () => number }
type Answered = { method: string; route: string; status: number; seconds: number }

/** What this process measures of itself, in the form that Prometheus reads. */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; the limits of the answers that a person waits for are around .05, .1 and 1. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]

export function createMetrics({ db, pool, countSockets }: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const answers = new Histogram({
    ...{ name: 'fledge_answer_seconds', help: 'Time from a request to the end of its answer', registers },
    ...{ labelNames: ['method', 'route', 'status'] as const, buckets: seconds },
  })
  const slowQueries = new Counter({
    name: 'fledge_slow_queries_total',
    help: 'Statements over SLOW_QUERY_MS',
    registers,
  })
  gauge('fledge_sockets', 'Live connections of this process', (set) => set({}, countSockets()))
  gauge('fledge_database_connections', 'Connections of this process by state', (set) => {
    set({ state: 'idle' }, pool.idleCount)
    set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    set({ state: 'awaited' }, pool.waitingCount)
  })
  gauge('fledge_waiting', 'Jobs and mails that wait, run or failed, of all processes', async (set) => {
    for (const { queue, state, total } of await countWaiting(db)) set({ queue, state }, total)
  })

  /** `collect` gives the values at each reading. */
  function gauge(
    name: string,
    help: string,
    collect: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>,
  ) {
    new Gauge({
      ...{ name, help, registers, labelNames: ['state', 'queue'] },
      collect() {
        this.reset()
        return collect((labels, value) => this.set(labels, value))
      },
    })
  }

  return {
    answered: ({ method, route, status, seconds }: Answered) =>
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    queryWasSlow: () => slowQueries.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
