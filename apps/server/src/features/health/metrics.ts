import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../db/client.ts'
import { countWaiting, type Waiting } from './queries.ts'

export type Sources = { db: Db; pools: readonly pg.Pool[]; countSockets: () => number; countListings: () => number }
type Answered = { method: string; route: string; status: number; seconds: number }
type Job = { job: string; outcome: 'done' | 'failed'; seconds: number; at: Date }
type Read = { kind: string; outcome: string; seconds: number }

/** Metrics of this process in Prometheus format. */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; dense around the response targets .05, .1 and 1. */
const answerSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]
const workSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

export function createMetrics(sources: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  readAtScrape(registry, sources)
  const registers = [registry]

  const answers = new Histogram({
    ...{ name: 'fledge_answer_seconds', help: 'Time from a request to the end of its answer', registers },
    ...{ labelNames: ['method', 'route', 'status'] as const, buckets: answerSeconds },
  })
  const jobs = new Histogram({
    ...{ name: 'fledge_job_seconds', help: 'Time that a job of this process took', registers },
    ...{ labelNames: ['job', 'outcome'] as const, buckets: workSeconds },
  })
  const lastDone = new Gauge({
    ...{ name: 'fledge_job_last_done_timestamp_seconds', help: 'When this process last did such a job', registers },
    labelNames: ['job'] as const,
  })
  const readings = new Histogram({
    ...{ name: 'fledge_reading_seconds', help: 'Time that reading a file took, waiting for a reader included' },
    ...{ registers, labelNames: ['kind', 'outcome'] as const, buckets: workSeconds },
  })
  const readingsUnderWay = new Gauge({
    ...{ name: 'fledge_readings_under_way', help: 'Files that are read or wait for a reader here', registers },
  })
  const counter = <L extends string>(name: string, help: string, label: L) =>
    new Counter({ name, help, registers, labelNames: [label] })
  const mails = counter('fledge_mails_total', 'Mails that this process handed over, put off or gave up', 'outcome')
  const live = counter('fledge_live_messages_total', 'Live messages that this process published', 'event')
  const slowQueries = new Counter({
    ...{ name: 'fledge_slow_queries_total', help: 'Statements over SLOW_QUERY_MS', registers },
  })
  const lines = new Map<string, () => number>()
  new Gauge({
    ...{
      name: 'fledge_line',
      help: 'Requests waiting in a queue of this process',
      registers,
      labelNames: ['line'] as const,
    },
    collect() {
      for (const [line, countWaiting] of lines) this.set({ line }, countWaiting())
    },
  })

  return {
    answered: ({ seconds, status, ...labels }: Answered) =>
      answers.observe({ ...labels, status: String(status) }, seconds),
    worked({ job, outcome, seconds, at }: Job) {
      jobs.observe({ job, outcome }, seconds)
      if (outcome === 'done') lastDone.set({ job }, at.getTime() / 1000)
    },
    readingBegan: () => readingsUnderWay.inc(),
    readingEnded({ seconds, ...labels }: Read) {
      readingsUnderWay.dec()
      readings.observe(labels, seconds)
    },
    mailed: (outcome: 'sent' | 'put_off' | 'given_up') => mails.inc({ outcome }),
    published: (event: string) => live.inc({ event }),
    /** Adds a queue whose length each scrape reports. */
    watchLine: (line: 'hashing' | 'searching', countWaiting: () => number) => void lines.set(line, countWaiting),
    queryWasSlow: () => slowQueries.inc(),
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

/** Metrics that are queried with each scrape. */
function readAtScrape(registry: Registry, { db, pools, countSockets, countListings }: Sources) {
  const registers = [registry]
  const number = (name: string, help: string, count: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(count())
      },
    })
  number('fledge_sockets', 'Live connections of this process', countSockets)
  number('fledge_market_listings', 'Open listings in the index of this process', countListings)

  new Gauge({
    ...{ name: 'fledge_database_connections', help: 'Connections of this process by state', registers },
    labelNames: ['state'] as const,
    collect() {
      for (const [state, count] of Object.entries(connections))
        this.set(
          { state },
          pools.map(count).reduce((sum, n) => sum + n, 0),
        )
    },
  })

  // Both gauges belong to the same scrape and share one query.
  let asked: Promise<Waiting[]> | null = null
  const lookUp = () => {
    asked ??= countWaiting(db).finally(() => {
      asked = null
    })
    return asked
  }
  new Gauge({
    ...{ name: 'fledge_waiting', help: 'Jobs and mails that wait, run or failed, of all processes', registers },
    labelNames: ['queue', 'state'] as const,
    async collect() {
      this.reset()
      for (const { queue, state, total } of await lookUp()) this.set({ queue, state }, total)
    },
  })
  new Gauge({
    ...{ name: 'fledge_overdue_seconds', help: 'For how long the oldest due job or mail has waited', registers },
    labelNames: ['queue'] as const,
    async collect() {
      this.reset()
      const due = (await lookUp()).filter(({ state }) => state === 'created' || state === 'retry')
      for (const [queue, ofQueue] of Map.groupBy(due, ({ queue }) => queue))
        this.set({ queue }, Math.max(...ofQueue.map(({ overdueSeconds }) => overdueSeconds)))
    },
  })
}
