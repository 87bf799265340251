import type { ReadableLine, Span } from '../layout/text-spans.ts'
import { isHeading } from '../sections/section-headings.ts'
import { type DateAnchor, isBridge } from './date-anchors.ts'
import { isKindOfPost } from './employer-cues.ts'
import { readJobHead } from './experience-head.ts'
import { type JobRow, mostHeadWords, namesTwo, tellsLengthOfWork } from './experience-rows.ts'
import { isLabelled } from './form-labels.ts'
import { endsWithTitleNoun, hasTitleNoun, namesPlacement } from './job-titles.ts'
import { isPlace, placeholderCompany } from './places-and-employers.ts'
import { isProse } from './prose.ts'

/** What the job heads of a section have in common: their left edge (null: not known), and whether they are bold. */
type Frame = { x: number | null; bold: boolean }

/** The rows of one head, from the first to the last; `anchor` is null for a job without a date. */
export type HeadRows = { from: number; to: number; anchor: DateAnchor | null; namesOnlyCompany?: boolean }

export function findFrame(rows: readonly JobRow[], anchors: readonly DateAnchor[]): Frame {
  const anchored = anchors.flatMap(({ from }) => rows[from] ?? [])
  const anchoredRows = new Set(anchors.flatMap(({ from, to }) => rows.slice(from, to + 1)))
  const others = rows.filter((row) => !anchoredRows.has(row))
  const x = Math.min(...anchored.map(({ line }) => line.x))
  const indented = others.filter(({ line }) => line.width > 0 && line.x > x + 6).length
  const datesAtMargin = anchored.filter(({ period, line }) => period?.start === 0 && line.text.includes('\t')).length
  const known = datesAtMargin < 0.5 * anchored.length && others.length > 0 && indented > 0.5 * others.length
  const boldHeads = anchored.length > 0 && anchored.every(({ line }) => line.bold)
  const boldOthers = others.filter(({ line }) => line.bold).length
  return { x: known ? x : null, bold: boldHeads && boldOthers < 0.4 * others.length }
}

function looksLikeHead({ line, bullet, rest, sentence }: JobRow, frame: Frame): boolean {
  const text = rest.map((span) => span.text).join(' ')
  if (
    bullet ||
    sentence ||
    text === '' ||
    ofTools.test(text) ||
    text.split(/\s+/).length > mostHeadWords ||
    endsLikeText(line.text)
  )
    return false
  return !isFurtherThan(line, frame) && (!isProse(text) || isLabelled(text) || atEmployer.test(text) || post.test(text))
}

// 'Interned at Kite Labs', 'Kitchen helper at Gurdwara Sahib'
const atEmployer =
  /^(?:I )?(?:(?:interned|worked|trained|apprenticed|volunteered) (?:at|as)|(?!\p{L}+ed )[\p{L}/-]+(?: [\p{L}/-]+){0,3} at) (?:\p{Lu}|an? )[^.;:]{2,50}$/iu

const isFurtherThan = ({ x }: ReadableLine, frame: Frame) => frame.x !== null && x > frame.x + 6
const isItem = ({ line, bullet }: JobRow, frame: Frame) => bullet || isFurtherThan(line, frame)

const namesRole = ({ rest }: JobRow): boolean => {
  const text = rest.map((span) => span.text).join(' ')
  return text.split(/\s+/).length <= 10 && hasTitleNoun(text) && !isProse(text)
}

// 'Tech: React, Node.js' belongs to the job above.
const ofTools =
  /^(?:tech(?:nolog(?:y|ies)(?: used)?)?|tech(?:nical|nology)? stack|stack|tools?(?: used)?|environment|skills?(?: used)?|departments?|rotations?|seats?|sections?|(?:nature of )?work(?: done)?|responsibilit(?:y|ies)|duties|learnings?|(?:techniques?|methods?|instruments?|equipments?|software|languages?|modules?|topics?|subjects?)(?: (?:used|learn(?:ed|t)|covered))?)\s*[:–-]/i

const endsLikeText = (text: string) =>
  /:\s*$/.test(text) || (/\.\s*$/.test(text) && !/\b(?:inc|ltd|co|corp)\.\s*$/i.test(text))

const shapes = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 2],
  [2, 0],
] as const

/** How many rows above and below the date belong to the head: what the entries of a section mostly agree on. */
export function findHeads(rows: readonly JobRow[], anchors: readonly DateAnchor[], frame: Frame): HeadRows[] {
  const options = anchors.map((anchor, index) => {
    const above = reach(rows, anchor.from, -1, (anchors[index - 1]?.to ?? -1) + 1, frame)
    const below = reach(rows, anchor.to, 1, (anchors[index + 1]?.from ?? rows.length) - 1, frame)
    return shapes.map(([up, down]): HeadRows & { worth: number } => {
      const head = {
        from: anchor.from - (above[up] ?? 0),
        to: anchor.to + (below[down] ?? 0),
        anchor,
      }
      return {
        ...head,
        worth:
          rateHead(rows, head) +
          (up === 1 && head.from < anchor.from && isNameOverList(rows, head.from, frame) ? 0.5 : 0),
      }
    })
  })
  const totals = shapes.map((_, shape) => options.reduce((sum, option) => sum + (option[shape]?.worth ?? 0), 0))
  const usual = totals.indexOf(Math.max(...totals))
  const dated = options.flatMap((option) => {
    const ranked = option.map((head, shape) => ({ ...head, worth: head.worth + (shape === usual ? 0.3 : 0) }))
    return ranked.length > 0 ? [ranked.reduce((best, head) => (head.worth > best.worth ? head : best))] : []
  })
  return withUndated(rows, settleOverlaps(dated), frame)
}

/** A name of its own behind the list of the job above, which belongs to no job but the one below. */
function isNameOverList(rows: readonly JobRow[], from: number, frame: Frame): boolean {
  const [before, own] = [rows[from - 1], rows[from]]
  return own !== undefined && isCompanyRow(own, frame) && (before === undefined || isItem(before, frame))
}

/**
 * How far the head would reach in a direction with one and with two further rows that name something. Rows with only a
 * place or a length of time are stepped over.
 */
function reach(
  rows: readonly JobRow[],
  from: number,
  step: 1 | -1,
  limit: number,
  frame: Frame,
): [number, number, number] {
  const reached: [number, number, number] = [0, 0, 0]
  if (rows[from]?.sentence) return reached
  let named = 0
  for (let distance = 1; named < 2 && distance <= mostRows; distance++) {
    const index = from + step * distance
    const row = rows[index]
    if (!row || (step > 0 ? index > limit : index < limit)) break
    if (isAside(row)) continue
    // A date over a list that begins with the role: '• Backend Intern, Acme'.
    const isRole = step > 0 && distance === 1 && rows[from]?.rest.length === 0 && isItem(row, frame) && namesRole(row)
    if (!isRole && !looksLikeHead(row, frame)) break
    named++
    reached[named] = distance
    if (named === 1) reached[2] = distance
  }
  return reached
}

const mostRows = 4

/** Only a place ('Pune, India'), or only a length of time ('3 yrs 1 mo'). */
const isAside = ({ period, rest, bullet }: JobRow) =>
  !bullet && period === null && rest.every(({ text }) => isPlace(text))

/** A head should name a job and something besides; every further row needs a reason. */
function rateHead(rows: readonly JobRow[], { from, to, anchor }: HeadRows): number {
  const { title, company } = readJobHead(headSpans(rows, from, to), null)
  const isEmployer = company !== null && !isKindOfPost(company.text) && !isRoleInSmallLetters(company.text)
  const isTitle = title !== null && !isKindOfPost(title.text)
  const named = isTitle && hasTitleNoun(title.text)
  const size = to - from - (anchor ? anchor.to - anchor.from : 0)
  return (
    Number(named) +
    0.6 * Number(isEmployer && isTitle) +
    0.4 * Number(isEmployer && !isTitle) +
    0.3 * Number(isTitle) -
    0.1 * Number(isFurtherIn(rows, from, to)) -
    0.2 * size
  )
}

// 'NSS volunteer' below 'Class representative 2023'
const isRoleInSmallLetters = (text: string) => /\s\p{Ll}+$/u.test(text) && endsWithTitleNoun(text)

/** The text of a job is often printed further in than its head. */
function isFurtherIn(rows: readonly JobRow[], from: number, to: number): boolean {
  const [first, last] = [rows[from]?.line, rows[to]?.line]
  return first !== undefined && last !== undefined && last.x > first.x + 6 && last.x < first.x + 40
}

export function headSpans(rows: readonly JobRow[], from: number, to: number): Span[] {
  return rows
    .slice(from, to + 1)
    .flatMap((row, index) =>
      (row.bullet && !(index > 0 && namesRole(row) && rows[from]?.rest.length === 0)) || isBridge(row.line.text)
        ? []
        : row.rest,
    )
}

/** A row between two dates belongs to one head only: to the later, if both want it. */
function settleOverlaps(heads: readonly HeadRows[]): HeadRows[] {
  return heads.map((head, index) => {
    const next = heads[index + 1]
    return next && head.to >= next.from ? { ...head, to: Math.max(head.anchor?.to ?? head.from, next.from - 1) } : head
  })
}

/** Adds jobs without a date: rows at the position of the other heads, or printed like them, that name a job. */
function withUndated(rows: readonly JobRow[], heads: readonly HeadRows[], frame: Frame): HeadRows[] {
  const taken = new Set(
    heads.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  )
  const isTaken = (index: number) => taken.has(index)
  const bold = frame.bold || areBold(rows, heads)
  const undated: HeadRows[] = []
  rows.forEach((row, index) => {
    const last = undated.at(-1)
    if (isTaken(index) || (last && index <= last.to) || row.period || !(row.begins || looksLikeHead(row, frame))) return
    // 'Industrial Training' over a firm, its date and the role
    if (index === 0 && isTaken(1) && isHeading(row.line.text)) return
    const isCompany = (at: number) => {
      const other = at > (last?.to ?? -1) && !isTaken(at) && !hasBoth(rows, index) ? rows[at] : undefined
      return other !== undefined && !other.begins && other.period === null && isCompanyRow(other, frame)
    }
    const text = row.rest.map((span) => span.text).join(' ')
    const isNamed = hasTitleNoun(text) || (heads.length === 0 && atEmployer.test(text))
    const from = isNamed && isCompany(index - 1) ? index - 1 : index
    const to = from === index && isCompany(index + 1) ? index + 1 : index
    const isBetweenLists = [rows[from - 1], rows[to + 1]].every((other) => !other || isItem(other, frame))
    const isLikeHeads = bold && row.line.bold
    const namesOnlyCompany = !isNamed && companyForLength.test(row.line.text)
    if (
      isNamed
        ? row.begins ||
          couldBeHead(text, frame, heads.length) ||
          isLikeHeads ||
          (isBetweenLists && hasBoth(rows, from, to)) ||
          post.test(text)
        : row.begins || (isLikeHeads && isBetweenLists && namesTwo.test(text)) || namesOnlyCompany
    )
      undated.push({ from, to, anchor: null, namesOnlyCompany })
  })
  return [...heads, ...undated].sort((one, other) => one.from - other.from)
}

/** Whether each head begins in bold letters, and little else does. */
function areBold(rows: readonly JobRow[], heads: readonly HeadRows[]): boolean {
  const bold = rows.filter(({ line }) => line.bold).length
  const inHeads = heads.flatMap(({ from, to }) => rows.slice(from, to + 1)).filter(({ line }) => line.bold).length
  return heads.length > 0 && heads.every(({ from }) => rows[from]?.line.bold) && bold - inHeads <= heads.length
}

const couldBeHead = (text: string, frame: Frame, dated: number): boolean =>
  placeholderCompany.test(text) || frame.x !== null || (dated === 0 && text.length < 80)

// 'Captain of the kabaddi team', 'Class Representative, B.Sc.'
const post =
  /^(?:[\p{L}-]+ ){0,2}?(?:captain|secretary|president|treasurer|head|convener|coordinator|representative|prefect|ambassador|member(?=,))(?: of\b| for\b|,| [–—(-])/iu
// 'Zed Analytics, 2 years', 'Shree Motors (garage) | Sundays'
const companyForLength =
  /^\p{Lu}[^,;:.]{2,40}(?:,| [–—|(-]) ?(?:\d{1,2}(?:\.5)? (?:years?|yrs?|months?|weeks?)|weekends?|saturdays?|sundays?|evenings?)\)?$/iu

const hasBoth = (rows: readonly JobRow[], from: number, to = from) =>
  readJobHead(headSpans(rows, from, to), null).company !== null
const isCompanyRow = (row: JobRow, frame: Frame) =>
  looksLikeHead(row, frame) && !row.rest.some(({ text }) => hasTitleNoun(text)) && row.line.text.length < 80

/** Whether most unambiguous heads name the company before the title; null when there are none. */
export function isCompanyFirst(rows: readonly JobRow[], heads: readonly HeadRows[]): boolean | null {
  const read = heads.map(({ from, to }) => readJobHead(headSpans(rows, from, to), null))
  const order = read.map(({ title, company }) =>
    title && company && hasTitleNoun(title.text) && !hasTitleNoun(company.text)
      ? company.line - title.line || company.start - title.start
      : 0,
  )
  const [before, behind] = [order.filter((place) => place < 0).length, order.filter((place) => place > 0).length]
  if (rows.some(({ begins, line }) => begins && tellsLengthOfWork(line.text))) return true
  // Under 'In-plant training' stand firms.
  if (rows[0]?.period === null && namesPlacement(rows[0].line.text)) return true
  if (before + behind > 0) return before > behind
  // Firms without a title: 'PHC Wagholi' next to 'City Hospital' is one.
  return read.some(({ title, company }) => company && !title) &&
    !read.some(({ title }) => hasTitleNoun(title?.text ?? ''))
    ? true
    : null
}
