import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { addGauges, type Sources } from './gauges.ts'

type Answered = { method: string; route: string; status: number; seconds: number }
type Job = { job: string; outcome: 'done' | 'failed'; seconds: number; at: Date }
type Read = { kind: string; outcome: string; seconds: number }

/** Metrics of this process in Prometheus format. */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds; dense around the response targets .05, .1 and 1. */
const answerSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]
const workSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

/** Creates the metrics of this process. `sources` are read with each scrape. */
export function createMetrics(sources: Sources) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addGauges(registry, sources)
  const registers = [registry]
  const { answers, jobs, lastDone, readings, readingsUnderWay, mails, live } = createInstruments(registers)
  const watchLine = createQueueGauge(registers)

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
    watchLine,
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

function createInstruments(registers: Registry[]) {
  const answers = new Histogram({
    name: 'fledge_answer_seconds',
    help: 'Time from a request to the end of its answer',
    registers,
    labelNames: ['method', 'route', 'status'] as const,
    buckets: answerSeconds,
  })
  const jobs = new Histogram({
    name: 'fledge_job_seconds',
    help: 'Time that a job of this process took',
    registers,
    labelNames: ['job', 'outcome'] as const,
    buckets: workSeconds,
  })
  const lastDone = new Gauge({
    name: 'fledge_job_last_done_timestamp_seconds',
    help: 'When this process last did such a job',
    registers,
    labelNames: ['job'] as const,
  })
  const readings = new Histogram({
    name: 'fledge_reading_seconds',
    help: 'Time that reading a file took, waiting for a reader included',
    registers,
    labelNames: ['kind', 'outcome'] as const,
    buckets: workSeconds,
  })
  const readingsUnderWay = new Gauge({
    name: 'fledge_readings_under_way',
    help: 'Files that are read or wait for a reader here',
    registers,
  })
  const counter = <L extends string>(name: string, help: string, label: L) =>
    new Counter({ name, help, registers, labelNames: [label] })
  const mails = counter('fledge_mails_total', 'Mails that this process handed over, put off or gave up', 'outcome')
  const live = counter('fledge_live_messages_total', 'Live messages that this process published', 'event')
  return { answers, jobs, lastDone, readings, readingsUnderWay, mails, live }
}

function createQueueGauge(registers: Registry[]) {
  const queues = new Map<string, () => number>()
  new Gauge({
    name: 'fledge_line',
    help: 'Requests waiting in a queue of this process',
    registers,
    labelNames: ['line'] as const,
    collect() {
      for (const [line, countWaiting] of queues) this.set({ line }, countWaiting())
    },
  })
  return (queue: 'hashing', countWaiting: () => number) => void queues.set(queue, countWaiting)
}
