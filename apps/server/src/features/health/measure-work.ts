import type { FastifyInstance } from 'fastify'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { FileKind, FinishedReading } from '../../reading/outcome.ts'
import type { Publish } from '../../realtime/gateway.ts'
import type { Reads } from '../resumes/readings.ts'
import type { Metrics } from './metrics.ts'

type Handler = (data: never) => Promise<void>

export function measureJobs(handlers: JobHandlers, metrics: Metrics | null): JobHandlers {
  if (!metrics) return handlers
  const measured = Object.entries<Handler>(handlers).map(([job, handle]): [string, Handler] => [
    job,
    async (data) => {
      const start = performance.now()
      const note = (outcome: 'done' | 'failed') =>
        metrics.worked({ job, outcome, seconds: secondsSince(start), at: new Date() })
      await handle(data).catch((error: unknown) => {
        note('failed')
        throw error
      })
      note('done')
    },
  ])
  // The keys are those of `handlers`, with the same arguments.
  return Object.fromEntries(measured) as JobHandlers
}

/** Wraps a reader to measure each reading, including its wait. */
export function measureReadings(reader: Reads, metrics: Metrics | null): Reads {
  if (!metrics) return reader
  async function measure<T extends FinishedReading | 'unfinished'>(kind: FileKind, read: () => Promise<T>): Promise<T> {
    const start = performance.now()
    let outcome = 'interrupted'
    metrics?.readingBegan()
    try {
      const reading = await read()
      outcome = nameOutcome(reading)
      return reading
    } finally {
      metrics?.readingEnded({ kind, outcome, seconds: secondsSince(start) })
    }
  }
  return {
    ...reader,
    read: (bytes, kind, account) => measure(kind, () => reader.read(bytes, kind, account)),
    readFirstSlice: (bytes, kind, account) => measure(kind, () => reader.readFirstSlice(bytes, kind, account)),
  }
}

function nameOutcome(reading: FinishedReading | 'unfinished'): string {
  if (reading === 'unfinished') return reading
  return reading.ok ? 'read' : reading.reason
}

/** Wraps `publish` to count by event. */
export function measureLive(publish: Publish, metrics: Metrics | null): Publish {
  if (!metrics) return publish
  return (userId, event, payload) => {
    metrics.published(event)
    publish(userId, event, payload)
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Measures every response by its route pattern, never by its URL, which may contain input. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics | null): void {
  if (!metrics) return
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.answered({
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      seconds: elapsedTime / 1000,
    }),
  )
}
