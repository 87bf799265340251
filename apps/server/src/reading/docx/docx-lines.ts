import { type HiddenReason, hiddenReasons } from '@fledge/core/resume/layout/resume-lines'
import type { Link } from '../line-links.ts'
import { plainCharacters } from '../plain-characters.ts'

type Look = { bold: boolean; size: number; hidden: HiddenReason | null }
/** `size` is the height of the letters in points, `target` the address that the text opens. */
export type Run = Look & { text: string; target?: string | null }
export type DocLine = Look & { text: string; links: readonly Link[] }

/** An empty paragraph, which sets the next one apart. */
export const emptyLine: DocLine = { text: '', bold: false, size: 0, hidden: null, links: [] }

/** Lines without the empty ones among them, counted in `y`. */
export const numberLines = (lines: readonly DocLine[]): (DocLine & { y: number })[] =>
  lines.map((line, y) => ({ ...line, y })).filter(({ text }) => text !== '')

/** What `w:sz` is when neither the text nor its styles have one (ECMA-376 part 1, 17.3.2.38); DOC has the same. */
export const defaultHalfPoints = 20
/** Smaller letters are hidden text. */
export const fewestHalfPoints = 4

/** The lines of a paragraph, split at line breaks; hidden text becomes a line for each reason. */
export function linesOfParagraph(runs: readonly Run[], isItem: boolean): DocLine[] {
  const visible = runs.filter(({ hidden }) => hidden === null)
  const hidden = hiddenReasons.flatMap((reason) => {
    const ofReason = runs.filter((run) => run.hidden === reason)
    return splitLines(ofReason, reason)
  })
  return [...splitLines(visible, null).map((line, index) => (isItem && index === 0 ? asItem(line) : line)), ...hidden]
}

/**
 * Converts a row of a table to lines. Cells of one line are joined by tabs, as are the first lines when all cells but one
 * are short (a date or a label at the margin). Cells of several lines are columns, one after the other.
 */
export function mergeRow(cells: readonly DocLine[][]): DocLine[] {
  const hidden = cells.flat().filter((line) => line.hidden !== null)
  const filled = cells.map((cell) => cell.filter((line) => line.hidden === null)).filter((cell) => cell.length > 0)
  const long = filled.filter((cell) => cell.length > 1)
  const short = filled.filter((cell) => cell.length === 1)
  const isOneLine = long.length === 0 || (long.length === 1 && short.every(([line]) => (line?.text.length ?? 0) < 60))
  if (!isOneLine) return [...filled.flat(), ...hidden]
  const rest = long.flatMap((cell) => cell.slice(1))
  return [...joinWithTabs(filled.flatMap((cell) => cell.slice(0, 1))), ...rest, ...hidden]
}

function splitLines(runs: readonly Run[], hidden: HiddenReason | null): DocLine[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text })
    })
  }
  return lines.map((line) => joinRuns(line, hidden)).filter(({ text }) => text !== '')
}

function joinRuns(runs: readonly Run[], hidden: HiddenReason | null): DocLine {
  const text = tidy(plainCharacters(runs.map((run) => run.text).join('')))
  const bold = letters(runs.filter((run) => run.bold)) > letters(runs) / 2
  return { text, bold, size: mostFrequentSize(runs), hidden, links: linksOf(runs) }
}

function linksOf(runs: readonly Run[]): Link[] {
  const links: Link[] = []
  runs.forEach(({ text, target }, index) => {
    const last = links.at(-1)
    if (last && target === runs[index - 1]?.target && target === last.target) last.label += text
    else if (target) links.push({ label: text, target })
  })
  return links
}

/** The size of most letters. */
function mostFrequentSize(runs: readonly Run[]): number {
  const counts = new Map<number, number>()
  for (const run of runs) counts.set(run.size, (counts.get(run.size) ?? 0) + letters([run]))
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

const letters = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.trim().length, 0)

/** Replaces tabs and five or more spaces by one tab, and other white space by one space. */
function tidy(text: string): string {
  return text
    .replace(/\r|\n/g, ' ')
    .replace(/ {5,}/g, '\t')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .trim()
}

const asItem = (line: DocLine): DocLine =>
  /^[\p{L}\p{N}]/u.test(line.text) ? { ...line, text: `• ${line.text}` } : line

function joinWithTabs(lines: readonly DocLine[]): DocLine[] {
  const [first] = lines
  const links = lines.flatMap((line) => line.links)
  return first ? [{ ...first, links, text: lines.map(({ text }) => text).join('\t') }] : []
}
