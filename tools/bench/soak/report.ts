import { slopeOf } from '../statistics.ts'
import type { Scene } from './acts.ts'
import type { Sample } from './measure.ts'

type Measured = Exclude<keyof Sample, 'minute'>
/** One minute: means of memory, the fewest files and processes, and the 99th percentile of the event loop's delay in ms. */
export type Minute = Sample & { loopDelayMs: number }

/** What was left in the server after a collection of garbage. */
export type Live = { minute: number; megabytes: number }

/** The fewest files and processes that were open while nobody was here. */
export type Empty = Pick<Sample, 'minute' | 'serverFiles' | 'databaseProcesses'>

/** Looked at once early and once at the end, by their minutes. */
type AtEase = { live: Live[]; empty: Empty[] }

/** Megabytes a minute: less is the noise of collections. */
const slopeLimit = 1

/** One minute of its samples, of which there is at least one. */
export function summarize(samples: Sample[], loopDelayMs: number): Minute {
  const mean = (what: Measured) => samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length
  const least = (what: Measured) => Math.min(...samples.map((sample) => sample[what]))
  return {
    minute: samples[0]!.minute,
    serverRss: mean('serverRss'),
    readersPss: mean('readersPss'),
    databasePss: mean('databasePss'),
    serverFiles: least('serverFiles'),
    databaseProcesses: least('databaseProcesses'),
    loopDelayMs,
  }
}

export const heading = [
  '| minute | server RSS, MB | readers PSS, MB | database PSS, MB | server files | database processes | loop delay p99, ms |',
  '|---|---|---|---|---|---|---|',
].join('\n')

export const line = (m: Minute): string =>
  `| ${m.minute} | ${m.serverRss.toFixed(1)} | ${m.readersPss.toFixed(1)} | ${m.databasePss.toFixed(1)} ` +
  `| ${m.serverFiles} | ${m.databaseProcesses} | ${m.loopDelayMs.toFixed(0)} |`

/** Prints the verdict on the minutes after the warm-up; gives 0 when nothing grows and nothing failed. */
export function report(minutes: Minute[], warmUp: number, { live, empty }: AtEase, { counts, failures }: Scene): 0 | 1 {
  const steady = minutes.slice(warmUp)
  const rows = [
    ...(['serverRss', 'databasePss', 'readersPss'] as const).map((what) => ({
      what: `${what}, MB a minute`,
      grows: slopeOf(steady.map((one) => [one.minute, one[what]])),
      limit: slopeLimit,
    })),
    {
      what: `server's memory in use, ${live.map((one) => `${one.megabytes.toFixed(1)} MB at ${one.minute}`).join(', ')}`,
      grows: slopeOf(live.map((one) => [one.minute, one.megabytes])),
      limit: slopeLimit,
    },
    ...(['serverFiles', 'databaseProcesses'] as const).map((what) => ({
      what: `${what} when nobody is here, ${empty.map((one) => `${one[what]} at ${one.minute}`).join(', ')}`,
      grows: empty.at(-1)![what] - empty[0]![what],
      limit: 0.5,
    })),
  ]
  console.log(`\n| after ${warmUp} minutes of warm-up | growth | limit | |\n|---|---|---|---|`)
  for (const { what, grows, limit } of rows) {
    console.log(`| ${what} | ${grows.toFixed(2)} | ${limit} | ${grows < limit ? 'kept' : 'EXCEEDED'} |`)
  }
  console.log('\n| done | times |\n|---|---|')
  for (const [name, times] of Object.entries(counts)) console.log(`| ${name} | ${times} |`)
  console.log(`| failed | ${failures.length} ${[...new Set(failures)].slice(0, 5).join(', ')} |`)
  return failures.length === 0 && rows.every(({ grows, limit }) => grows < limit) ? 0 : 1
}
