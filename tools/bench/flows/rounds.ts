import { quantile } from '../statistics.ts'
import { whyTooBusy } from './cores.ts'

/** Something that can be run for some time. `wrong` lists what nobody expected, such as a status. */
export type Subject = { name: string; run: (ms: number) => Promise<{ perSecond: number; wrong: string[] }> }
export type Protocol = { rounds: number; warmMs: number; ms: number }
/** The rates of each subject, by round, and why they do not count, if so. */
export type Rates = { perSecond: number[][]; void: string[] }

/** How much the first subject may vary before the machine is to blame. */
const mostSpread = 0.25

/** Runs the subjects in turn, forwards and backwards (ABBA), so that what drifts meets all of them. The first is the reference. */
export async function runRounds(subjects: readonly Subject[], { rounds, warmMs, ms }: Protocol): Promise<Rates> {
  const perSecond: number[][] = subjects.map(() => [])
  const busy = await whyTooBusy()
  const reasons = new Set<string>(busy === null ? [] : [busy])
  for (let round = 0; round < rounds; round++) {
    const order = [...subjects.keys()]
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const { name, run } = subjects[index]!
      if (warmMs > 0) await run(warmMs)
      const result = await run(ms)
      for (const one of result.wrong) reasons.add(`${name}: ${one}`)
      perSecond[index]?.push(result.perSecond)
    }
  }
  const spread = spreadOf(perSecond[0] ?? [])
  if (spread > mostSpread) reasons.add(`the reference varied by ${Math.round(spread * 100)} %`)
  return { perSecond, void: [...reasons] }
}

const spreadOf = (rates: readonly number[]): number => (Math.max(...rates) - Math.min(...rates)) / median(rates)

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The median of what each round gives, with the least and the most: '0.62 (0.58-0.66)'. */
export function ratioOf(ours: readonly number[], reference: readonly number[]) {
  const each = ours.map((rate, round) => rate / reference[round]!)
  const middle = median(each)
  if (!Number.isFinite(middle)) return { median: middle, text: 'the other answered nothing in time' }
  return { median: middle, text: rangeText(each, 2) }
}

/** '24.1 (19.0-40.2)': the median, the least and the most. */
export const rangeText = (values: readonly number[], digits: number): string => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)]
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}-${most.toFixed(digits)})`
}
