import { markdownTable } from '../markdown-table.ts'
import { slopeOf } from '../statistics.ts'
import type { Scene } from './acts.ts'
import type { Sample } from './measure.ts'

type Measured = Exclude<keyof Sample, 'minute'>
/** One minute: means of memory, the least heap, the fewest files and processes. */
export type Minute = Sample

/** The fewest files and processes that were open while nobody was here. */
export type Empty = Pick<Sample, 'minute' | 'serverFiles' | 'databaseProcesses'>

/** Megabytes a minute: less is the noise of collections. */
const slopeLimit = 1

/** One minute of its samples, of which there is at least one. */
export function summarize(samples: Sample[]): Minute {
  const mean = (what: Measured) => samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length
  const least = (what: Measured) => Math.min(...samples.map((sample) => sample[what]))
  return {
    minute: samples[0]!.minute,
    serverRss: mean('serverRss'),
    readersPss: mean('readersPss'),
    databasePss: mean('databasePss'),
    serverFiles: least('serverFiles'),
    databaseProcesses: least('databaseProcesses'),
    // The least is nearest to what a collection of garbage leaves.
    heap: least('heap'),
  }
}

export const heading = [
  '| minute | server RSS, MB | heap, MB | readers PSS, MB | database PSS, MB | server files | database processes |',
  '|---|---|---|---|---|---|---|',
].join('\n')

export const line = (m: Minute): string =>
  `| ${m.minute} | ${m.serverRss.toFixed(1)} | ${m.heap.toFixed(1)} | ${m.readersPss.toFixed(1)} | ${m.databasePss.toFixed(1)} ` +
  `| ${m.serverFiles} | ${m.databaseProcesses} |`

/** Prints the verdict on the minutes after the warm-up; gives 0 when nothing grows and nothing failed. */
export function report(minutes: Minute[], warmUp: number, empty: Empty[], { counts, failures }: Scene): 0 | 1 {
  const steady = minutes.slice(warmUp)
  const rows = [
    ...(['serverRss', 'heap', 'databasePss', 'readersPss'] as const).map((what) => ({
      what: `${what}, MB a minute`,
      grows: slopeOf(steady.map((one) => [one.minute, one[what]])),
      limit: slopeLimit,
    })),
    ...(['serverFiles', 'databaseProcesses'] as const).map((what) => ({
      what: `${what} when nobody is here, ${empty.map((one) => `${one[what]} at ${one.minute}`).join(', ')}`,
      grows: empty.at(-1)![what] - empty[0]![what],
      limit: 0.5,
    })),
  ]
  const verdicts = rows.map((row) => [
    row.what,
    row.grows.toFixed(2),
    row.limit,
    row.grows < row.limit ? 'kept' : 'EXCEEDED',
  ])
  const failed = ['failed', `${failures.length} ${[...new Set(failures)].slice(0, 5).join(', ')}`]
  console.log(`\n${markdownTable([`after ${warmUp} minutes of warm-up`, 'growth', 'limit', ''], verdicts)}`)
  console.log(`\n${markdownTable(['done', 'times'], [...Object.entries(counts), failed])}`)
  return failures.length === 0 && rows.every(({ grows, limit }) => grows < limit) ? 0 : 1
}
