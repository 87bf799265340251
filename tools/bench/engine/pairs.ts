import { setImmediate as pause } from 'node:timers/promises'
import { markdownTable } from '../markdown-table.ts'
import { quantile } from '../statistics.ts'

export type Run = () => void | Promise<void>
type Pairs = { reference: string; candidate: string; ratio: string }

/** Milliseconds of two subjects, run in turn (ABBA); each run repeats the work so often that it can be timed. */
export async function runPairs(
  reference: Run,
  candidate: Run,
  { pairs, repeat }: { pairs: number; repeat: number },
): Promise<Pairs> {
  await time(reference, repeat)
  await time(candidate, repeat)
  const times = { reference: [] as number[], candidate: [] as number[] }
  for (let pair = 0; pair < pairs; pair++) {
    const order = [['reference', reference] as const, ['candidate', candidate] as const]
    for (const [name, run] of pair % 2 === 0 ? order : order.reverse()) times[name].push(await time(run, repeat))
  }
  const ratios = times.candidate.map((ms, index) => ms / times.reference[index]!)
  return { reference: summary(times.reference), candidate: summary(times.candidate), ratio: summary(ratios) }
}

/** The median with the least and the most: '0.62 (0.58–0.66)'. */
function summary(values: readonly number[]): string {
  return `${short(quantile(values, 0.5))} (${short(Math.min(...values))}–${short(Math.max(...values))})`
}

export const short = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))

/** A table in Markdown under a heading. */
export const tableOf = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\n### ${title}\n\n${markdownTable(head, rows)}`

async function time(run: Run, repeat: number): Promise<number> {
  await pause()
  const start = performance.now()
  for (let index = 0; index < repeat; index++) await run()
  return (performance.now() - start) / repeat
}
