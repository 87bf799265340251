import { canonicalSkill } from '../../skills/canonical.ts'
import { findCounted, formOf, type JobRow, splitRows } from '../experience/experience-rows.ts'
import { isProse } from '../experience/prose.ts'
import { findGaps } from '../layout/gaps.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { bulletLength, isBullet, type ReadableLine } from '../layout/text-spans.ts'
import { beginsPublication } from './citations.ts'

/** The rows of one entry; its head are the first `head` of them. */
export type EntryRows = { rows: JobRow[]; head: number }

/**
 * Splits a section (projects, certificates, awards …) into entries by its shape: by bold lines between others, by lines
 * between lists, by items of a list, by dates, or by lines.
 */
export function splitEntries(lines: readonly ReadableLine[], page: readonly ReadableLine[] = lines): EntryRows[] {
  // An item is one here, also where it would be the head of a job.
  const rows = splitRows(lines).map(({ deed = [], ...row }) => ({
    ...row,
    rest: [...row.rest, ...deed],
    bullet: row.bullet || isBullet(row.line.text),
  }))
  const heads = findHeads(rows, page)
  return heads.map((from, index) => {
    const own = rows.slice(from, heads[index + 1] ?? rows.length)
    return { rows: own, head: headLength(own) }
  })
}

/** The positions of the rows that begin an entry; the first row always does. */
function findHeads(rows: readonly JobRow[], page: readonly ReadableLine[]): number[] {
  const from = Math.max(0, page.findIndex(({ index }) => index === rows[0]?.line.index) - reach)
  const around = page.slice(from, from + rows.length + 2 * reach)
  const parts = rows.map((row, index) => partOfRow(rows, row, index, around))
  const chosen = setApart(rows, parts, page) ?? chooseHeads(rows, parts)
  return rows.length === 0 || chosen[0] === 0 ? chosen : [0, ...chosen]
}

/** What a row may be: the head of an entry, a text of its own, or the rest of the row before it. */
type Part = 'head' | 'text' | 'rest'

/** Names over their texts, each with an empty line above. */
function setApart(rows: readonly JobRow[], parts: readonly Part[], page: readonly ReadableLine[]): number[] | null {
  if (rows.length < 3) return null
  const gaps = findGaps(page)
  const heads = rows.flatMap(({ line }, index) => (index === 0 || gaps.has(line.index) ? [index] : []))
  const isName = (at: number) =>
    parts[at] === 'head' || (rows[at]!.period !== null && !/[.;]$/.test(rows[at]!.line.text))
  const hasText = (at: number) => !heads.includes(at + 1) || rows[at]!.line.text.length > longestName
  const areNames = heads.every((at) => !rows[at]!.bullet && hasText(at) && (at === 0 || isName(at)))
  return heads.length > 1 && areNames ? heads : null
}

function chooseHeads(rows: readonly JobRow[], parts: readonly Part[]): number[] {
  const places = (test: (row: JobRow, index: number) => boolean) =>
    rows.flatMap((row, index) => (test(row, index) ? [index] : []))
  const published = places(({ line }, index) => parts[index] !== 'rest' && beginsPublication(line.text))
  if (published[0] === 0) return published
  const counted = findCounted(rows)
  if (counted.length > 0) return counted
  // 'First Aid' over 'St Anne Trust, 2024', several times
  const arePairs = rows.every(({ period, bullet }, at) => !bullet && (period !== null) === at % 2 > 0)
  if (rows.length > 2 && rows.at(-1)?.period && arePairs) return places((_, at) => at % 2 === 0)
  // '10/2025 – 01/2026' over each name
  const dates = places(({ rest, period }) => period !== null && rest.length === 0)
  if (dates[0] === 0) return dates
  // Entries of one shape, each with as many lines.
  const shape = rows[0] ? shapeOf(rows[0]) : null
  const alike = places((row, index) => shape !== null && parts[index] !== 'rest' && shapeOf(row) === shape)
  if (alike.length > 1 && areEven(alike, rows.length)) return alike
  // Each line has a name and what it is, in whatever sign.
  if (rows.every((row, index) => !row.bullet && parts[index] !== 'rest' && shapeOf(row) !== null))
    return rows.map((_, index) => index)
  const large = places(({ line, bullet }) => !bullet && /^\p{Lu}/u.test(line.text))
  const small = places(({ line }) => /^[\p{Ll}\d]/u.test(line.text))
  // Names with capitals over texts without them.
  const isMixed = small.length > 0 && rows.every(({ line }) => !line.bold)
  if (isMixed && large.length > 1 && large.every((index, n) => index === small[n]! - 1 || index === rows.length - 1))
    return large
  const heads = places(({ bullet }, index) => parts[index] === 'head' && !bullet)
  const plain = atEdge(rows, heads)
  const bold = plain.filter((index) => rows[index]?.line.bold)
  // Only the name of an entry may be bold, so that its line counts as bold where the name is most of it.
  const areDated = bold.every((index) => rows[index]?.period)
  if (bold.length > 0 && rows.some(({ line }) => !line.bold))
    return beginsOfRuns(rows, areDated ? plain.filter((index) => rows[index]?.line.bold || rows[index]?.period) : bold)
  const hasItems = rows.some(({ bullet }) => bullet)
  const items = places(({ bullet }) => bullet)
  // In a list that has no name above it each item is an entry, and so is a line behind it.
  if (items[0] === 0 && items.length > 0.5 * rows.length)
    return places(({ bullet }, index) => bullet || plain.includes(index))
  // 'Study of attrition in auto firms' over its list is a name in small letters, unless it ends like a text.
  const isNamed = parts[0] === 'text' && rows[0] !== undefined && /^\p{Lu}[^:.]*$/u.test(rows[0].line.text.trimStart())
  if (hasItems) return plain.length > 0 ? beginsOfRuns(rows, plain) : isNamed ? [] : items
  if (parts.includes('text') || plain.length < parts.filter((part) => part === 'head').length)
    return beginsOfRuns(rows, plain)
  return plain
}

/**
 * Where a line has its date, or else the sign behind its name: 'Kolam Club — draw with touch' and 'Loan Lens — compares',
 * 'Survey of students (B.Sc.)' and 'Yield of maize (thesis)'.
 */
function shapeOf(row: JobRow): string | null {
  const [, sign, bracket] =
    /^["“]?\p{L}[^,.;–—:|()]{2,70}?(?:( [–—-] | \| )|( \([^()]{2,40}\))$)/u.exec(row.line.text) ?? []
  return formOf(row) ?? sign ?? (bracket ? '()' : null)
}

/** Between undated lines of their own, a date does not say where an entry begins. */
const areEven = (heads: readonly number[], end: number): boolean =>
  new Set(heads.map((head, index) => (heads[index + 1] ?? end) - head)).size === 1

/** The text of an entry is often printed further in than its head, but there is none above the first row. */
function atEdge(rows: readonly JobRow[], places: readonly number[]): number[] {
  const edge = Math.max(rows[0]?.line.x ?? 0, Math.min(...places.map((index) => rows[index]?.line.x ?? 0)))
  return places.filter((index) => (rows[index]?.line.x ?? 0) <= edge + indent)
}

// In points.
const indent = 6

/** The first of lines that follow each other; each of those that end with a date of their own or go on after it. */
function beginsOfRuns(rows: readonly JobRow[], places: readonly number[]): number[] {
  const all = new Set(places)
  return places.filter(
    (index) =>
      !all.has(index - 1) ||
      [index - 1, index].every((at) => isWhole(rows[at]!)) ||
      (isDatedName(rows[index]!) && rows[index + 1]?.bullet),
  )
}

const isWhole = (row: JobRow): boolean => isComplete(row) || isDatedName(row)

/** 'MessMate (2025): an app for 300 students' */
const isDatedName = ({ period, line }: JobRow): boolean =>
  period !== null && period.start > 0 && /^:\s/.test(line.text.slice(period.end))

const mostWords = 16
const longestName = 100
const mostNameWords = 6
// Lines before and after that show the width of a text.
const reach = 20

/** A head is neither a sentence nor a list of tools. */
function partOfRow(
  rows: readonly JobRow[],
  { line, rest, bullet, period }: JobRow,
  index: number,
  page: readonly ReadableLine[],
): Part {
  const before = rows[index - 1]
  const isLabelled = label.test(line.text.slice(bulletLength(line.text)))
  // '(full time, 1,100 hours)' is no name.
  const text = rest.map((span) => span.text.replace(/^\([^()]*\)$/, '')).join(' ')
  const around = page.slice(Math.max(0, index - reach), index + 3 * reach)
  const undated = period ? line.text.slice(0, period.start) + line.text.slice(period.end) : line.text
  if (before && goesOn.test(before.line.text)) return 'rest'
  const goesBack = before?.bullet && line.x < before.line.x - indent && /^\p{Lu}/u.test(line.text)
  if (
    before &&
    !isComplete(before) &&
    !goesBack &&
    before.line.bold === line.bold &&
    !(named.test(text) && !isLabelled) &&
    !isDatedName(rows[index]!) &&
    !bars.test(text) &&
    (shapeOf(rows[index]!) ?? 'none') !== shapeOf(before) &&
    isWrapped(before.line, line, around)
  )
    return 'rest'
  if (bullet || named.test(text) || isNamedByDash(undated) || isDatedName(rows[index]!))
    return isLabelled ? 'text' : 'head'
  if (text === '' || isLabelled || amount.test(text)) return 'text'
  if (!bullet && bars.test(text) && text.split(/\s+/).length <= mostWords) return 'head'
  // 'zed-parser (author) — 2024–now'
  if (rows[index] && isComplete(rows[index]) && text.split(/\s+/).length <= mostNameWords) return 'head'
  if (beginsPublication(line.text) || isNamedWithTools(text) || openSource.test(text)) return 'head'
  // 'Reviving a village house' in bold between texts
  if (line.bold && !before?.line.bold && !/[.;,]$/.test(text) && text.split(/\s+/).length <= mostWords) return 'head'
  const isBelowNamed = rows.slice(Math.max(0, index - 2), index).some((row) => named.test(row.line.text))
  const isLikeName = !isSentence(text) || (isBelowNamed && nameOfSome.test(text))
  return text.split(/\s+/).length <= mostWords && isLikeName ? 'head' : 'text'
}

// 'Traffic count at a crossing' behind 'House estimate: quantity and cost'
const nameOfSome = /^(?!\p{L}+ed )\p{Lu}[^.;:,]{3,60}$/u

// 'Personal site | Next.js | link'
const bars = /\S\s\|\s\S/

// 'Six months, 210 prescriptions' says more about the entry above.
const amount = /^(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s\p{Ll}/iu

// 'Contract Drafting Course,' over 'LawSikho, 2022'.
const goesOn = /[,&–-]$/

/** A line that ends with its date: 'Machine Learning, Coursera, 2023'. */
const isComplete = ({ period, line }: JobRow): boolean => period !== null && period.end >= line.text.length - 1

const isSentence = (text: string): boolean => /[.;]$/.test(text) || isProse(text)

// 'Pedal Pump: Lifts water with a bicycle frame.'
const named = /^(?:\p{Lu}[^:.;]{2,50}|\p{Ll}[\p{Ll}\d._-]{2,30}):\s\S/u

/** 'Bus Stop Library – shelves in forty shelters' */
function isNamedByDash(text: string): boolean {
  const [name = '', rest = ''] = text.split(/\s[–—-]\s/, 2)
  return (
    rest !== '' && /^["“]?\p{Lu}|^[\p{Ll}\d./_-]{3,30}$/u.test(name) && name.split(' ').length <= 6 && !isProse(name)
  )
}

// 'Maintainer of "gujlint", a linter for Gujarati text'
const openSource = /^(?:(?:co-?)?maintainer|author|creator|contributor) (?:of|to)\b/i

/** 'Cricket scores web scraper (Python, BeautifulSoup)' */
function isNamedWithTools(text: string): boolean {
  const tools = /^\p{Lu}[^.:;()]{3,60} \(([^()]{2,60})\)$/u.exec(text)?.[1]?.split(/,\s*/) ?? []
  return tools.length > 0 && tools.every((tool) => canonicalSkill(tool) !== null)
}

// 'Tech stack: React', 'Role: developer' and 'Link: …' say more about the entry above.
const label =
  /^(?:tech(?:nolog(?:y|ies))?|tech(?:nical|nology)? stack|stack|tools?|built with|environment|skills?|role|team(?: size)?|duration|links?|code|repo|github|demo|website|url|guide|mentor|supervisor|description|details|year|status|period|client|domain|abstract|outcome|members)(?: used)?\s*[:–-]|^(?:[a-z.'’]+ ){0,2}(?:dissertation|thesis)(?:,|$)/i

/** The head goes on over rows that only add a date or a further name, up to the first item or sentence. */
function headLength(rows: readonly JobRow[]): number {
  // A date alone is above the name.
  const name = rows[0]?.rest.length === 0 ? 1 : 0
  const stop = rows.findIndex(({ bullet, rest }, index) => {
    const text = rest.map((span) => span.text).join(' ')
    return index > name && (bullet || isSentence(text) || label.test(text))
  })
  return Math.min(stop < 0 ? rows.length : stop, mostHeadRows)
}

const mostHeadRows = 3
