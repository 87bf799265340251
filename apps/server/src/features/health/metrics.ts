import { count, sql } from 'drizzle-orm'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../db/client.ts'

export type Sources = { db: Db; pools: readonly pg.Pool[] }

/** Metrics of this process in Prometheus format. */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; dense around the response targets .05, .1 and 1. */
const answerSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]

/** Creates the metrics of this process. `sources` are read with each scrape. */
export function createMetrics({ db, pools }: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Histogram({
    name: 'fledge_answer_seconds',
    help: 'Time from a request to the end of its answer',
    registers,
    labelNames: ['method', 'route', 'status'] as const,
    buckets: answerSeconds,
  })
  addConnectionGauge(registers, pools)
  addJobGauges(registers, db)
  return {
    answered: ({ seconds, status, ...labels }: { method: string; route: string; status: number; seconds: number }) =>
      answers.observe({ ...labels, status: String(status) }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

/** Connections of a pool by state; awaited ones do not exist yet. */
const connections = {
  idle: (pool: pg.Pool) => pool.idleCount,
  busy: (pool: pg.Pool) => pool.totalCount - pool.idleCount,
  awaited: (pool: pg.Pool) => pool.waitingCount,
}

function addConnectionGauge(registers: Registry[], pools: readonly pg.Pool[]): void {
  new Gauge({
    name: 'fledge_database_connections',
    help: 'Connections of this process by state',
    registers,
    labelNames: ['state'] as const,
    collect() {
      for (const [state, count] of Object.entries(connections)) {
        const total = pools.map(count).reduce((sum, n) => sum + n, 0)
        this.set({ state }, total)
      }
    },
  })
}

function addJobGauges(registers: Registry[], db: Db): void {
  new Gauge({
    name: 'fledge_waiting',
    help: 'Jobs that wait, run or failed, of all processes',
    registers,
    labelNames: ['queue', 'state'] as const,
    async collect() {
      this.reset()
      for (const { queue, state, total } of await countWaiting(db)) this.set({ queue, state }, total)
    },
  })
  new Gauge({
    name: 'fledge_overdue_seconds',
    help: 'For how long the oldest due job has waited',
    registers,
    labelNames: ['queue'] as const,
    async collect() {
      this.reset()
      const due = (await countWaiting(db)).filter(({ state }) => state === 'created' || state === 'retry')
      for (const [queue, ofQueue] of Map.groupBy(due, ({ queue }) => queue))
        this.set({ queue }, Math.max(...ofQueue.map(({ overdueSeconds }) => overdueSeconds)))
    },
  })
}

/** `overdueSeconds`: seconds since the oldest became due; 0 when none is due. */
type Waiting = { queue: string; state: string; total: number; overdueSeconds: number }

const unfinished = sql`state in ('created', 'retry', 'active', 'failed')`
const overdueSince = (due: unknown) =>
  sql<number>`greatest(0, extract(epoch from now() - min(${due})))::float8`.mapWith(Number)

async function countWaiting(db: Db): Promise<Waiting[]> {
  return db
    .select({
      queue: sql<string>`name`,
      state: sql<string>`state::text`,
      total: count(),
      overdueSeconds: overdueSince(sql`start_after`),
    })
    .from(sql`jobs.job`)
    .where(unfinished)
    .groupBy(sql`name, state`)
}
