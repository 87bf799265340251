import { readFile, writeFile } from 'node:fs/promises'
import { median, type Rates, ratioOf } from './rounds.ts'

export type Row = { flow: string; ours: string; beside: string; ratio: string; target: string; isMet: boolean | null }

export type Compared = {
  flow: string
  rates: Rates
  /** The name of each subject after the reference, in order; ours is one of them. */
  reference: string
  ours: number
  least?: number
  unit?: string
}

/** One row from the rates of a reference (the first) and of ours; a set that does not count says why. */
export function rowOf({ flow, rates, reference, ours, least, unit = '/s' }: Compared): Row {
  const [beside = [], own = []] = [rates.perSecond[0], rates.perSecond[ours]]
  const ratio = ratioOf(own, beside)
  const isVoid = rates.void.length > 0
  return {
    flow,
    ours: rateText(own, unit),
    beside: `${reference}: ${rateText(beside, unit)}`,
    ratio: isVoid ? `${ratio.text}, void: ${rates.void.join('; ')}` : ratio.text,
    target: least === undefined ? '' : `at least ${least.toFixed(2)}`,
    isMet: least === undefined ? null : ratio.median >= least,
  }
}

const rateText = (rates: readonly number[], unit: string): string => {
  const rate = median(rates)
  return `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toFixed(1)}${unit}`
}

/** A row of a figure that stands for itself. */
export const plainRow = (flow: string, ours: string, target: string, isMet: boolean | null, beside = ''): Row => ({
  ...{ flow, ours, beside, ratio: '', target, isMet },
})

const header = ['| flow | ours | beside | ratio, median (least-most) | target | met |', '|---|---|---|---|---|---|']

export const tableOf = (rows: readonly Row[]): string =>
  [
    ...header,
    ...rows.map(
      (row) => `| ${[row.flow, row.ours, row.beside, row.ratio, row.target, metText(row.isMet)].join(' | ')} |`,
    ),
  ].join('\n')

const metText = (isMet: boolean | null): string => (isMet === null ? '' : isMet ? 'yes' : '**no**')

const marks = { begin: '<!-- npm run bench writes from here -->', end: '<!-- to here -->' }

/** Puts the table into a document, between the marks. */
export async function writeInto(path: string, text: string): Promise<void> {
  const document = await readFile(path, 'utf8')
  const [begin, end] = [document.indexOf(marks.begin), document.indexOf(marks.end)]
  if (begin < 0 || end < begin) throw new Error(`${path} has no place for the table.`)
  await writeFile(path, `${document.slice(0, begin)}${marks.begin}\n\n${text}\n\n${document.slice(end)}`)
}
