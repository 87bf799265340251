import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../../db/client.ts'
import { countAllReasons } from '../reply-promises/reason-queries.ts'
import { countWaiting } from './queries.ts'

export type Sources = { db: Db; pools: readonly pg.Pool[]; countSockets: () => number; countListings: () => number }

/** Connections of a pool by state; awaited ones do not exist yet. */
const connections = {
  idle: (pool: pg.Pool) => pool.idleCount,
  busy: (pool: pg.Pool) => pool.totalCount - pool.idleCount,
  awaited: (pool: pg.Pool) => pool.waitingCount,
}

/** Adds metrics that are read with each scrape. */
export function addGauges(registry: Registry, { db, pools, countSockets, countListings }: Sources): void {
  const registers = [registry]
  const number = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count())
      },
    })
  number('fledge_sockets', 'Live connections of this process', countSockets)
  number('fledge_market_listings', 'Open listings in the index of this process', countListings)

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
  addQueueGauges(registers, db)
  new Gauge({
    name: 'fledge_rejection_reasons',
    help: 'Reasons of released rejections by code; a large share of other asks for a better list',
    registers,
    labelNames: ['code'] as const,
    async collect() {
      for (const [code, count] of await countAllReasons(db)) this.set({ code }, count)
    },
  })
}

function addQueueGauges(registers: Registry[], db: Db): void {
  new Gauge({
    name: 'fledge_waiting',
    help: 'Jobs and mails that wait, run or failed, of all processes',
    registers,
    labelNames: ['queue', 'state'] as const,
    async collect() {
      this.reset()
      for (const { queue, state, total } of await countWaiting(db)) this.set({ queue, state }, total)
    },
  })
  new Gauge({
    name: 'fledge_overdue_seconds',
    help: 'For how long the oldest due job or mail has waited',
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
