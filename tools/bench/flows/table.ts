import { markdownTable } from '../markdown-table.ts'
import { quantile } from '../statistics.ts'
import { timesText } from './open-loop.ts'
import { median, type Rates, rangeText, ratioOf } from './rounds.ts'

export type Row = { flow: string; ours: string; beside: string; ratio: string; target: string; isMet: boolean | null }

type Compared = {
  flow: string
  rates: Rates
  /** The name of each subject after the reference, in order; ours is one of them. */
  reference: string
  ours: number
  least?: number
}

/** One row from the rates of a reference (the first) and of ours; a set that does not count says why. */
export function rowOf({ flow, rates, reference, ours, least }: Compared): Row {
  const [beside = [], own = []] = [rates.perSecond[0], rates.perSecond[ours]]
  const ratio = ratioOf(own, beside)
  const isVoid = rates.void.length > 0
  return {
    flow,
    ours: rateText(own),
    beside: `${reference}: ${rateText(beside)}`,
    ratio: isVoid ? `${ratio.text}, void: ${rates.void.join('; ')}` : ratio.text,
    target: least === undefined ? '' : `at least ${least.toFixed(2)}`,
    isMet: least === undefined ? null : ratio.median >= least,
  }
}

const rateText = (rates: readonly number[]): string => {
  const rate = median(rates)
  return `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toFixed(1)}/s`
}

/** A row of a figure that stands for itself. */
export const plainRow = (flow: string, ours: string, target: string, isMet: boolean | null): Row => ({
  flow,
  ours,
  beside: '',
  ratio: '',
  target,
  isMet,
})

type Tail = { flow: string; perSecond: number; times: readonly (readonly number[])[]; mostMs: number }

/** The times of all rounds, and beside them each round's p99: their median is what is compared with the target. */
export function tailRow({ flow, perSecond, times, mostMs }: Tail): Row {
  const p99s = times.map((round) => quantile(round, 0.99))
  return {
    flow: `${flow} at half of that rate (${Math.round(perSecond)}/s): p50 / p99 / most`,
    ours: timesText(times.flat()),
    beside: '',
    ratio: `p99 by round: ${rangeText(p99s, 1)} ms`,
    target: `p99 at most ${mostMs} ms`,
    isMet: median(p99s) <= mostMs,
  }
}

export const tableOf = (rows: readonly Row[]): string =>
  markdownTable(
    ['flow', 'ours', 'beside', 'ratio, median (least-most)', 'target', 'met'],
    rows.map((row) => [row.flow, row.ours, row.beside, row.ratio, row.target, metText(row.isMet)]),
  )

const metText = (isMet: boolean | null): string => (isMet === null ? '' : isMet ? 'yes' : '**no**')
