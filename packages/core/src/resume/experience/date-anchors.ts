import type { Period } from '../dates/date-ranges.ts'
import { bulletLength, narrowSpan, type Span, spanOnLine } from '../layout/text-spans.ts'
import type { PartialDate } from '../resume-draft.ts'
import { isUnitOfFirm } from './course-subjects.ts'
import { besidePeriod, type JobRow, mostHeadWords, textOf } from './experience-rows.ts'
import { endsWithTitleNoun, hasTitleNoun } from './job-titles.ts'
import { placeholderCompany, soundsLikeCompany } from './places-and-employers.ts'
import { countWords, isProse, pastVerb } from './prose.ts'

/** The rows (mostly one) with the date of one job; `quote` is the first row's part of the date. */
export type DateAnchor = {
  from: number
  to: number
  start: PartialDate
  end: PartialDate
  duration: string
  quote: Span | null
}

/** The rows that date a job: those with a date that is not merely mentioned in a sentence. */
export function findDateAnchors(rows: readonly JobRow[]): DateAnchor[] {
  const anchors: DateAnchor[] = []
  for (let index = 0; index < rows.length; index++) {
    const anchor = overSeveralRows(rows, index) ?? onOneRow(rows[index], index)
    if (!anchor || isStepOf(anchors.at(-1), anchor, rows)) continue
    anchors.push(anchor)
    index = anchor.to
  }
  return anchors
}

/** 'Driver, then supervisor from 2022' directly below 'First Bus ⇥ 2018 – 2025': a step within the job above. */
function isStepOf(above: DateAnchor | undefined, own: DateAnchor, rows: readonly JobRow[]): boolean {
  if (!above?.start || !above.end || !own.start || above.to !== own.from - 1) return false
  const [row, lead] = [rows[own.from], rows[above.to]]
  if (!row?.period || row.period.isRange || !lead || hasTitleNoun(textOf(lead.rest))) return false
  const isSince = /\b(?:from|since)\s+\S*$|\(promoted\b[^)]*$/i.test(
    row.line.text.slice(0, row.period.end).replace(/\s\d{4}$/, ' x'),
  )
  return isSince && above.start <= own.start && own.start <= above.end
}

/** 'February 2013' / 'to' / 'December 2013', or 'Jan 2020 –' / 'Present', in a narrow column. */
function overSeveralRows(rows: readonly JobRow[], index: number): DateAnchor | null {
  const first = rows[index]
  if (!first || !isDateAlone(first) || first.period?.isRange || !first.period?.from) return null
  const quote = spanOnLine(first.line, first.period.start, first.period.end)
  const second = rows[index + 1]
  const bridged = second !== undefined && isBridge(second.line.text)
  const dashed = /(?:-|–|—|\bto)\s*$/i.test(first.line.text)
  const last = bridged ? rows[index + 2] : dashed ? second : undefined
  if (!last || !isDateAlone(last) || last.period?.isRange) return null
  const end = last.period?.from ?? last.period?.to ?? null
  const words = [first, ...(bridged && second ? [second] : []), last].map(({ line }) => line.text.trim())
  const to = index + (bridged ? 2 : 1)
  return { from: index, to, start: first.period.from, end, duration: words.join(' '), quote }
}

/** Only the 'to' between two dates. */
export const isBridge = (text: string): boolean => /^\s*(?:to|till|until|-|–|—)\s*$/i.test(text)

const isDateAlone = ({ period, rest }: JobRow) => period !== null && rest.length === 0

function onOneRow(row: JobRow | undefined, index: number): DateAnchor | null {
  if (row?.sentence && !row.period) return { from: index, to: index, start: null, end: null, duration: '', quote: null }
  if (!row?.period || !carriesEntry(row, row.period)) return null
  const quote = withoutFrame(spanOnLine(row.line, row.period.start, row.period.end))
  const { from, to } = row.period
  return { from: index, to: index, start: from, end: to, duration: row.words ?? quote?.text ?? '', quote }
}

/** The date itself without 'Duration:' and brackets. */
function withoutFrame(span: Span | null): Span | null {
  if (!span) return null
  const lead = /^(?:(?:duration|dates?|period|from)\s*[:–-]?\s*)?\(?/i.exec(span.text)?.[0].length ?? 0
  return narrowSpan(span, lead, span.text.length - (span.text.endsWith(')') && span.text[lead - 1] === '(' ? 1 : 0))
}

// 'Duration : 15 days (June 2025)'
const ofForm = /^(?:duration|period|tenure)\s?:/i

function carriesEntry(row: JobRow, period: Period): boolean {
  const own = textOf(row.rest)
  if (own === '' || row.begins || ofForm.test(row.line.text)) return true
  const { text } = row.line
  // What was done is no part of the head.
  const end = row.deed?.[0]?.start ?? text.length
  const before = text.slice(0, Math.min(period.start, end))
  const after = text.slice(period.end, end > period.end ? end : text.length)
  const isCell = /(?:^|\t)\s*$/.test(before) && /^\s*(?:\t|$)/.test(after)
  if (isCell && (period.isRange || /\t/.test(text))) return period.isRange || !row.bullet
  return period.isRange ? rangeStandsOut(row, before) : singleStandsOut(row, before, after.replace(besidePeriod, ''))
}

function rangeStandsOut(row: JobRow, before: string): boolean {
  if (before.trim() === '') return true
  // '2) Worked at a shop, 2020-21'
  const own = before.trim().slice(bulletLength(before.trim()))
  if (row.bullet || countWords(own) > mostHeadWords) return false
  // 'Banquet server (part time) | 2024 – now'
  const isBarred = own.endsWith('|') && /^\p{Lu}/u.test(own) && !pastVerb.test(own)
  return isBarred || !isProse(own) || isRoleInFront(own)
}

/** 'Logo designer for three cafes' */
const isRoleInFront = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  hasTitleNoun(text.split(' ', 3).join(' ')) &&
  countWords(text) <= 8 &&
  !/[.;:]/.test(text) &&
  !pastVerb.test(text)

function singleStandsOut(row: JobRow, before: string, behind: string): boolean {
  // 'Contributor, Zed client, 2025: fixed …': what was done is no part of the head.
  const after = row.deed?.length ? '' : behind
  const rest = `${before.slice(bulletLength(before))} ${after}`.trim().replace(/,$/, '')
  if (row.bullet || countWords(rest) > mostHeadWords) return false
  if (countWords(rest) > (after.trim() === '' ? mostHeadWords : 10) || isProse(rest)) return false
  // 'Zed Foods, Dec 2025, Marketing Intern'
  const isBetween = /[,;:]\s*$/.test(before) && endsWithTitleNoun(after) && countWords(after) <= 6
  const atEdge = before.trim() === '' || countWords(after) === 0 || isBetween
  return (namesJob(rest) || forLength.test(row.line.text)) && (atEdge || /\t| \| /.test(row.line.text))
}

// 'Zed Nursing Home — 80 hours (Jan 2026)'
const forLength = /^\p{Lu}[^,;:–—|]{3,50}(?:,| [–—|(-]) ?\d{1,3} (?:weeks?|months?|hours?|hrs|weekends)\b/u

const namesJob = (text: string) =>
  hasTitleNoun(text) || soundsLikeCompany(text) || isUnitOfFirm(text) || placeholderCompany.test(text)
