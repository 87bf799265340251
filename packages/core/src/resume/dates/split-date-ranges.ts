import { findPeriods, type Period } from './date-ranges.ts'
import { months } from './month-names.ts'

/** A range over two lines: `period` is its part of the first line, `second` its part of the second. */
export type SplitRange = { period: Period; second: Period; words: string }

/**
 * A range of dates that a narrow cell breaks over two lines: 'June 2024 – ⇥ Analyst, Acme' over 'Present ⇥ Pune', in the
 * first cells, the last cells, or on lines of their own. Null when the two lines have none.
 */
export function findSplitRange(text: string, next: string): SplitRange | null {
  return firstCells(text, next) ?? lastCells(text, next)
}

function firstCells(text: string, next: string): SplitRange | null {
  const [cell, below] = [text.split('\t', 1)[0] ?? '', next.split('\t', 1)[0] ?? '']
  return joinCells({ cell, at: 0 }, { cell: below, at: 0 })
}

function lastCells(text: string, next: string): SplitRange | null {
  const [from, below] = [text.lastIndexOf('\t') + 1, next.lastIndexOf('\t') + 1]
  return from > 0 ? joinCells({ cell: text.slice(from), at: from }, { cell: next.slice(below), at: below }) : null
}

/** A range that the end of a line of running text breaks: '… from July 2023 to May' over '2024, where I …'. */
export function findBrokenRange(text: string, next: string): SplitRange | null {
  if (!opensDate.test(next)) return null
  const [own] = findPeriods(next.slice(0, longest))
  if (own?.isRange && own.start === 0 && !(own.from?.length === 4 && endsInMonth.test(text))) return null
  const from = Math.max(0, text.length - longest)
  const tail = text.slice(from)
  const length = tail.length + 1
  const whole = findPeriods(`${tail} ${next.slice(0, longest)}`).find(
    ({ isRange, start, end }) => isRange && start < tail.length && end > length,
  )
  if (!whole) return null
  return {
    period: { ...whole, start: from + whole.start, end: text.length },
    second: { ...whole, start: 0, end: whole.end - length },
    words: `${text.slice(from + whole.start)} ${next.slice(0, whole.end - length)}`,
  }
}

const monthNames = months.map(([, names]) => names).join('|')
const endsInMonth = new RegExp(`\\b(?:${monthNames})\\.?$`, 'i')
const opensDate = new RegExp(`^(?:\\d|['’]\\d|[-–—]|(?:present|till|to|date|${monthNames})\\b)`, 'i')

type Cell = { cell: string; at: number }

function joinCells(first: Cell, second: Cell): SplitRange | null {
  if (first.cell.length > longest || second.cell.length > longest || !opens.test(first.cell)) return null
  const [one, other] = [onlyDate(first.cell.replace(opens, '')), onlyDate(second.cell)]
  if (!one?.from || one.isRange || !other || other.isRange) return null
  const period = { ...one, start: first.at + one.start, end: first.at + first.cell.trimEnd().length }
  return {
    period: { ...period, to: other.from ?? other.to, isRange: true },
    second: { ...other, start: second.at + other.start, end: second.at + other.end },
    words: `${first.cell.trim()} ${second.cell.trim()}`,
  }
}

// Longer cells hold more than a date.
const longest = 30
const opens = /\s*(?:-|–|—|\bto)\s*$/i

/** The date of a cell that holds nothing else. */
function onlyDate(cell: string): Period | null {
  const [date, ...more] = findPeriods(cell)
  if (!date || more.length > 0) return null
  return cell.slice(0, date.start).trim() === '' && cell.slice(date.end).trim() === '' ? date : null
}
