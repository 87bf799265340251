import { isPast } from '../../skills/deeds/own-work.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import { alignColumns } from '../layout/align-columns.ts'
import { onLinesOfParts } from '../layout/line-parts.ts'
import { isTableHead } from '../layout/table-heads.ts'
import {
  bulletLength,
  narrowSpan,
  type ReadableLine,
  type Span,
  sourceOrNull,
  spanOnLine,
} from '../layout/text-spans.ts'
import type { Experience, Source } from '../resume-draft.ts'
import { employerName } from './course-subjects.ts'
import { type DateAnchor, findDateAnchors } from './date-anchors.ts'
import { findCompanyLikePlace, type JobHead, readJobHead, tellApart, withoutOwnWork } from './experience-head.ts'
import { type JobRow, splitRows } from './experience-rows.ts'
import { readFormLabels } from './form-labels.ts'
import { findFrame, findHeads, type HeadRows, headSpans, isCompanyFirst } from './job-heads.ts'
import { splitJobSentences } from './job-sentences.ts'
import { endsWithTitleNoun, hasTitleNoun, isAllOfTitles } from './job-titles.ts'
import { isPlace, soundsLikeCompany } from './places-and-employers.ts'
import { beginsWithDeed, isProperName, isProse } from './prose.ts'
import { withCommas } from './stops-in-heads.ts'

/** The jobs of one section, in order. A job is found by its date, or by a head that looks like the other heads. */
export function findExperience(lines: readonly ReadableLine[]): Experience[] {
  const parts = lines.flatMap(splitJobSentences)
  const jobs = findJobs(parts.map(({ line }) => line))
  return parts.length === lines.length ? jobs : jobs.map((job) => onLinesOfParts(job, parts))
}

function findJobs(lines: readonly ReadableLine[]): Experience[] {
  const written = new Map(lines.map((line) => [line.index, line.text]))
  const jobLines = alignColumns(lines).filter(({ text }) => !(text.split('\t').length > 2 && isTableHead(text)))
  const rows = splitRows(jobLines.map((line) => ({ ...line, text: withCommas(line.text) })))
  const anchors = findDateAnchors(rows)
  const frame = findFrame(rows, anchors)
  const heads = findHeads(rows, anchors, frame)
  const companyFirst = isCompanyFirst(rows, heads)
  const jobs = heads.map((head, index) => createEntry(rows, head, heads[index + 1], companyFirst, written))
  for (const [index, job] of jobs.entries()) jobs[index] = withCompanyAbove(job, jobs.slice(0, index), written)
  return jobs
    .filter(({ title, company }) => !isBreak.test(title) && !/^(?:I|We)\s/.test(company))
    .flatMap((job, index, own) => (isEmployerOf(job, own[index + 1]) ? [] : withEmployerAbove(job, index, own)))
}

const isBreak = /^(?:(?:career|study|academic) )?(?:break|gap)\b|^gap year\b|^sabbatical\b|^maternity\b|^student$/i

/** 'Deloitte USI ⇥ 2021 – 2024' directly over 'Audit Senior (2023 – 2024)' and 'Audit Assistant (2021 – 2023)'. */
const isEmployerOf = (above: Experience, job: Experience | undefined): boolean =>
  job !== undefined &&
  (above.title === '' || above.company === '') &&
  above.description === '' &&
  !hasTitleNoun(above.title) &&
  hasTitleNoun(job.title) &&
  job.company === '' &&
  isWithin(job, above)

const isWithin = (job: Experience, { start, end }: Experience): boolean =>
  start !== null &&
  end !== null &&
  job.start !== null &&
  start <= `${job.start}~` &&
  (job.end ?? job.start) <= `${end}~`

function withEmployerAbove(job: Experience, index: number, jobs: readonly Experience[]): Experience {
  const at = jobs.findLastIndex((one, place) => place < index && isEmployerOf(one, jobs[place + 1]))
  const above = jobs[at]
  if (!above || !jobs.slice(at + 1, index + 1).every((one) => one.company === '' && isWithin(one, above))) return job
  const source = above.sources.company ?? above.sources.title
  return { ...job, company: above.company || above.title, sources: { ...job.sources, company: source } }
}

/**
 * Several jobs under one company: those after the first have only their titles, perhaps with a unit ('Staff Nurse,
 * Dialysis').
 */
function withCompanyAbove(job: Experience, jobs: readonly Experience[], written: Written): Experience {
  const { title: own, company: unit } = job.sources
  const isUnit = own !== null && unit?.line === own.line && unit.start > own.end && !soundsLikeCompany(job.company)
  if (own === null || (job.company !== '' && !isUnit) || /freelanc|self[- ]employed|volunteer/i.test(job.title))
    return job
  const above = jobs.findLast(({ company }) => company !== '')
  const { title, company } = above?.sources ?? { title: null, company: null }
  const isBelowDate = company && above?.sources.duration && above.sources.duration.line < company.line
  if (!above || !company || !title || company.line >= title.line || isBelowDate) return job
  const whole = isUnit ? { ...own, end: unit.end } : own
  return {
    ...job,
    title: asWritten(whole, written),
    company: above.company,
    sources: { ...job.sources, title: whole, company },
    confidence: job.confidence - 0.1,
  }
}

/** The texts of the lines as the resume has them. */
type Written = ReadonlyMap<number, string>

const asWritten = (span: Source | null | undefined, written: Written): string =>
  span ? (written.get(span.line) ?? '').slice(span.start, span.end) : ''

function createEntry(
  rows: readonly JobRow[],
  head: HeadRows,
  next: HeadRows | undefined,
  companyFirst: boolean | null,
  written: Written,
): Experience {
  const last = lastRow(rows, head, (next?.from ?? rows.length) - 1)
  const spans = headSpans(rows, head.from, head.to)
  const sentence = rows.slice(head.from, head.to + 1).find((row) => row.sentence)?.sentence
  const found = sentence ? { ...sentence, text: [] } : readJobHead(spans, head.namesOnlyCompany ? true : companyFirst)
  const said = readForm(rows.slice(head.to + 1, last + 1))
  const isNamed = found.title !== null || rows[head.from]?.deed?.length
  const role = found.title ?? said.title ?? roleInText(rows[head.to + 1])
  let read: JobHead = {
    ...found,
    title: withoutOpenMark(role),
    company: withoutOpenMark(
      found.company ?? said.company ?? (isNamed ? findCompanyLikePlace(spans, found.title) : null),
    ),
  }
  // 'Logo for a bakery, 2024' reads like a part of a sentence.
  const [begin = null] = (rows[head.from]?.begins && rows[head.from]?.rest) || []
  if (begin && !read.title && !read.company) {
    const text = read.text.filter(({ start, line }) => start !== begin.start || line !== begin.line)
    read = { ...tellApart([begin], companyFirst), text }
  }
  read = withoutOwnWork(read)
  read = { ...read, company: read.company && employerName(read.company) }
  const { anchor } = head
  return {
    title: asWritten(read.title, written),
    company: asWritten(read.company, written),
    duration: anchor?.duration ?? '',
    start: anchor?.start ?? null,
    end: anchor?.end ?? null,
    description: describe(rows, head, last, read, written),
    lines: { from: rows[head.from]?.line.index ?? 0, to: rows[last]?.line.index ?? 0 },
    sources: {
      title: sourceOrNull(read.title),
      company: sourceOrNull(read.company),
      duration: sourceOrNull(anchor?.quote),
    },
    confidence: computeConfidence(read, anchor),
  }
}

/** A job that a sentence tells ends before the next paragraph, unless that tells a deed. */
function lastRow(rows: readonly JobRow[], { to }: HeadRows, last: number): number {
  if (!rows[to]?.sentence) return last
  const end = rows.findIndex(
    ({ bullet, line }, index) =>
      index > to && !bullet && isApart(rows[index - 1]!.line, line) && !goesOnWithJob(line.text),
  )
  return end < 0 ? last : Math.min(last, end - 1)
}

const isApart = (before: ReadableLine, line: ReadableLine): boolean =>
  !Number.isInteger(line.index) || /[.!?]\s*$/.test(before.text)
const goesOnWithJob = (text: string): boolean =>
  /^\W*(?:There|Here|My (?:work|role|job|dut\p{L}+|tasks?)|(?:I|We) (?:also |was |were )?\p{Ll}+(?:ed|ing)\b)/iu.test(
    text,
  ) || isPast(/^(?:\W|I |We )*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '')

/** 'Area Lead (promoted from Picker' and '"Markathon' are what is left where a date in brackets or quotes was taken out. */
function withoutOpenMark(whole: Span | null): Span | null {
  const isOpen = whole !== null && /^["“][^"”]*$/.test(whole.text)
  const name = isOpen ? narrowSpan(whole, 1, whole.text.length) : whole
  const open = name?.text.lastIndexOf('(') ?? -1
  return name && open > 0 && !name.text.includes(')', open) ? narrowSpan(name, 0, open) : name
}

/** 'Intern. Drafted three notes' below a firm and its date. */
function roleInText(row: JobRow | undefined): Span | null {
  const role = row && /^\p{Lu}[^.:;,]{3,40}(?=[.:;]\s)/u.exec(row.line.text.slice(bulletLength(row.line.text)))?.[0]
  if (!row || !role || !endsWithTitleNoun(role) || isProse(role)) return null
  const start = row.line.text.indexOf(role)
  return spanOnLine(row.line, start, start + role.length)
}

/** A form with a label on each line names employer and title further down. */
function readForm(rows: readonly JobRow[]): Omit<JobHead, 'text'> {
  const said = rows
    .filter(({ bullet, line }) => !bullet && line.text.includes('\t'))
    .map(({ rest }) => readFormLabels(rest))
  const title = said.find((one) => one.title)?.title ?? null
  return { title, company: said.find((one) => one.company)?.company ?? null }
}

/** High only for a job whose title is a role, whose employer is named like one, and whose dates are in order. */
function computeConfidence({ title, company }: JobHead, anchor: DateAnchor | null): number {
  const isTitle = title !== null && namesRole(title.text) && looksLikeName(title.text)
  const isCompany = company !== null && looksLikeName(company.text) && namesEmployer(company.text)
  const isInOrder = !anchor?.start || !anchor.end || anchor.start <= anchor.end
  const dated = isInOrder ? (anchor?.end ? 20 : anchor ? 10 : 0) : 0
  const points = 30 + (isTitle ? 30 : title ? 10 : 0) + (isCompany ? 20 : 0) + dated
  return Math.min(points, isTitle && isCompany && isInOrder ? 100 : mostUnchecked) / 100
}

const mostUnchecked = 70

/** A part of the title ends with the noun of a job: 'Research Intern (NLP)', but not 'member of a team, did the design'. */
const namesRole = (title: string): boolean =>
  isAllOfTitles(title) ||
  (!isProse(title) && title.split(/\s?[,(|:]\s?|\s[–—-]\s|\s(?:of|for|in|to)\s/).some(endsWithTitleNoun))

const namesEmployer = (company: string): boolean =>
  (soundsLikeCompany(company) && !/^\p{Ll}+ /u.test(company)) ||
  (isProperName(company) && !hasTitleNoun(company) && !beginsWithDeed.test(company))

/** A few words without a date and without the end of a sentence. */
export const looksLikeName = (text: string): boolean =>
  text.split(/\s+/).length <= 9 &&
  /\p{L}{2}/u.test(text) &&
  !/\p{Ll}{3}[.;:!?](?:\s|$)|\s(?:and|or|of|for|in|at|as|with|from|to|by|during|on|the|an?)$/u.test(text) &&
  findPeriods(text).length === 0

/** The text of a job: one line for each point, without dates and places at the margin. */
function describe(
  rows: readonly JobRow[],
  head: HeadRows,
  last: number,
  { title, text }: JobHead,
  written: Written,
): string {
  const lead = rows
    .slice(head.from, head.to + 1)
    .flatMap(({ bullet, rest, deed = [], line }) =>
      bullet && line.index !== title?.line ? [...rest.slice(0, 1), ...deed] : deed,
    )
  const body = rows.slice(head.to + 1, last + 1)
  const pieces = [
    ...[...lead, ...text].map((span) => ({ text: asWritten(span, written), fresh: true })),
    ...body.map((row) => ({
      text: bodyText({ ...row, line: { ...row.line, text: written.get(row.line.index) ?? '' } }, title),
      fresh: row.bullet || labelled.test(row.line.text),
    })),
  ].filter((piece) => piece.text !== '')
  return pieces.reduce((sum, piece) => {
    if (sum === '') return piece.text
    const glue = piece.fresh || /[.:!?]$/.test(sum) ? '\n' : /\p{L}-$/u.test(sum) ? '' : ' '
    return sum + glue + piece.text
  }, '')
}

// 'CODE: github.com/asha/kite'
const labelled = /^\p{Lu}[\p{L} ]{1,15}:\s/u

function bodyText(row: JobRow, title: Span | null): string {
  if (title?.line === row.line.index) return row.line.text.slice(title.end).replace(/^[.:;]\s+/, '')
  const cells = row.line.text.split('\t').filter((cell) => cell.trim() !== '')
  const kept = cells.length > 1 ? row.rest.filter(({ text }) => !isPlace(text)) : null
  if (kept) return kept.map(({ text }) => text).join(' ')
  const plain = row.line.text.trim()
  if (row.rest.length === 0 && row.period === null) return ''
  return isPlace(plain.replace(/\s·\s[\p{L} -]+$/u, ''))
    ? ''
    : row.bullet
      ? plain.replace(/^\s*(?:[^\p{L}\p{N}"'(]+|\(?\d{1,2}[.)]\s|o\s+(?=\p{Lu}))/u, '')
      : plain
}
