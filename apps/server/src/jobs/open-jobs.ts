import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss, type QueueResult, type WorkOptions } from 'pg-boss'
import type { Db } from '../db/client.ts'
import type { JobData, JobHandlers, JobName, JobRule, Jobs } from './jobs.ts'

/** Job queues with workers in this process. */
export type JobRunner = Jobs & {
  /** Starts the workers, which also run jobs of earlier processes. */
  start: (handlers: JobHandlers) => Promise<void>
  /** Stops the workers and waits up to `withinMs` for running jobs; interrupted jobs are retried later. */
  stop: (withinMs?: number) => Promise<void>
}

const defaultRetries: NonNullable<JobRule['retries']> = {
  retryLimit: 8,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
}
/** A job without a heartbeat for this long is retried: its process has ended. */
const heartbeat = { heartbeatSeconds: 20 }
const forgetFinishedAfter = { deleteAfterSeconds: 86_400 }

/** Called with every error, and the name of the job if a job failed. */
export type OnJobError = (error: Error, job?: JobName) => void

/** Opens the job tables in the schema `jobs`, and creates them when missing. Uses its own connections. */
export async function openJobs(
  pool: Pool,
  rules: Readonly<Record<JobName, JobRule>>,
  onError: OnJobError,
): Promise<JobRunner> {
  const jobNames = Object.keys(rules) as JobName[]
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  })
  boss.on('error', (error) => onError(error))
  await boss.start()
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) await openQueue(boss, name, rules[name], made.get(name))

  const workers = new Map<JobName, string[]>()
  const timers: NodeJS.Timeout[] = []
  const wake = (name: JobName) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }
  return {
    async send(db, name, data, { priority = 0, startAt, hourlyKey } = {}) {
      if (hourlyKey !== undefined && (await isWaiting(boss, { db, name, key: hourlyKey }))) return
      const later = startAt !== undefined && { startAfter: startAt, singletonKey: startAt }
      const hourly = hourlyKey !== undefined && {
        singletonKey: hourlyKey,
        singletonSeconds: 3600,
        singletonNextSlot: true,
      }
      await boss.send(name, data, { priority, ...later, ...hourly, db: inside(db) })
    },
    async sendAll(db, name, rows) {
      const jobs = rows.map((data) => ({ data }))
      if (jobs.length > 0) await boss.insert(name, jobs, { db: inside(db) })
    },
    wake,
    async start(handlers) {
      for (const name of jobNames)
        workers.set(name, await startWorkers(boss, name, { rule: rules[name], handlers, wake, onError }))
      for (const name of jobNames) {
        const { everySeconds } = rules[name]
        if (everySeconds === undefined) continue
        const store = () => boss.send(name, {}).then(() => wake(name), onError)
        await store()
        timers.push(setInterval(store, everySeconds * 1000).unref())
      }
    },
    async stop(withinMs = 8000) {
      for (const timer of timers) clearInterval(timer)
      const idle = Promise.all(jobNames.map((name) => boss.offWork(name)))
      await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, withinMs).unref())])
      await boss.stop({ graceful: false })
    },
  }
}

/** Creates the queue, or updates the queue of an earlier release to these rules. */
async function openQueue(boss: PgBoss, name: JobName, rule: JobRule, made: QueueResult | undefined): Promise<void> {
  const { expireInSeconds, policy, deadLetter, retries = defaultRetries } = rule
  const options = {
    expireInSeconds,
    ...(deadLetter && { deadLetter }),
    ...retries,
    ...heartbeat,
    ...forgetFinishedAfter,
  }
  if (!made) await boss.createQueue(name, { ...options, policy })
  else if (!isDeepStrictEqual({ ...made, ...options }, made)) await boss.updateQueue(name, options)
}

type WorkerSettings<N extends JobName> = {
  rule: JobRule
  handlers: JobHandlers
  wake: (name: N) => void
  onError: OnJobError
}

async function startWorkers<N extends JobName>(
  boss: PgBoss,
  name: N,
  { rule, handlers, wake, onError }: WorkerSettings<N>,
): Promise<string[]> {
  const { pollingSeconds, together } = rule
  // pg-boss retries a failed job without reporting the error.
  const report = (error: unknown) => {
    onError(error instanceof Error ? error : new Error('Job failed without an error object'), name)
    throw error
  }
  const options: WorkOptions = { pollingIntervalSeconds: pollingSeconds }
  return Promise.all(
    Array.from({ length: together }, () =>
      boss.work<JobData[N]>(name, options, async (jobs) => {
        for (const { data } of jobs) await handlers[name](data).catch(report)
        // A worker sleeps after each job, even if more are waiting.
        wake(name)
      }),
    ),
  )
}

async function isWaiting(boss: PgBoss, { db, name, key }: { db: Db; name: JobName; key: string }): Promise<boolean> {
  const waiting = await boss.findJobs(name, { key, queued: true, db: inside(db) })
  return waiting.length > 0
}

/** Runs the statement in the caller's transaction, so that a job is stored only with its cause. */
function inside(db: Db) {
  // `Db` leaves the driver's result type open; node-postgres returns `rows`.
  return fromDrizzle(db as unknown as Parameters<typeof fromDrizzle>[0], sql)
}
