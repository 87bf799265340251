import { isPast } from '../../skills/deeds/own-work.ts'
import { type Period, withoutPeriods } from '../dates/date-ranges.ts'
import { findBrokenRange, findSplitRange } from '../dates/split-date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { bulletLength, isBullet, narrowSpan, type ReadableLine, type Span, spanOnLine } from '../layout/text-spans.ts'
import { cutDeed } from './deeds-in-heads.ts'
import type { JobHead } from './experience-head.ts'
import { firstPeriod, longestHead } from './first-period.ts'
import { isLabelled, lengthOfLead } from './form-labels.ts'
import { readJobSentence } from './job-sentences.ts'
import { hasTitleNoun, namesPlacement } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'
import { beginsWithDeed, countWords, isProse, pastVerb, smallWords } from './prose.ts'
import { isRotation } from './rotations.ts'

/**
 * A line of an experience section: its date, and the cells that remain without it. `words` is the text of a date that
 * continues on the next line, `deed` what the line of a head says about the work.
 */
export type JobRow = {
  line: ReadableLine
  period: Period | null
  rest: Span[]
  bullet: boolean
  words?: string
  deed?: Span[]
  /** Title and employer of the job that the line is a sentence about. */
  sentence?: Pick<JobHead, 'title' | 'company'>
  /** Begins an entry by its place among the other lines, whatever its words are. */
  begins?: boolean
}

/** Splits the lines of a section into rows. A date over two lines belongs to the first of them. */
export function splitRows(lines: readonly ReadableLine[]): JobRow[] {
  const split: JobRow[] = []
  let isHeaded = false
  for (const line of lines) {
    const row = splitRow(line, firstPeriod(line.text), isHeaded ? undefined : (split.at(-1) ?? null))
    isHeaded ||= Boolean(row.period?.from) && !row.sentence && findDegrees(line.text).length === 0
    split.push(row)
  }
  const written = split.map((row, index) => (isRotation(split, index) ? { ...row, bullet: true } : row))
  const isForm = isFormRow(written[0])
  const rows = withNamedJobs(
    isForm ? written.map((row) => ({ ...row, bullet: row.bullet && !isFormRow(row) })) : written,
  )
  rows.forEach((row, index) => {
    const next = rows[index + 1]
    if (!next || row.rest.length === 0) return
    const inCells = next.period && row.period ? findSplitRange(row.line.text, next.line.text) : null
    const broken =
      inCells ??
      (row.period?.isRange && !/\sto$/.test(row.line.text) ? null : findBrokenRange(row.line.text, next.line.text))
    if (!broken) return
    const bullet = isBullet(next.line.text.slice(broken.second.end).trimStart())
    rows[index] = { ...(inCells ? row : splitRow(row.line, broken.period)), period: broken.period, words: broken.words }
    rows[index + 1] = { ...(inCells ? next : splitRow(next.line, broken.second)), period: null, bullet }
  })
  const counted = new Set(findCounted(rows))
  return rows.map((row, index) =>
    counted.has(index) || isNamedAndDated(rows, index) || isWrittenLikeHead(rows, row) || isItemAmongHeads(rows, row)
      ? { ...row, bullet: false, begins: true }
      : row,
  )
}

/**
 * 'Zed Bazaar — stall help — Nov 2024' among 'Kite Labs — design intern — May 2024', '• City Hospital — 6 weeks (2024)' at
 * the begin of a section: no sentence, and written like a role or like the first line.
 */
function isWrittenLikeHead(rows: readonly JobRow[], row: JobRow): boolean {
  const form = formOf(row)
  if (form === null || !separated.test(row.line.text) || !beginsWithName(row.rest)) return false
  const isHead = (other: JobRow) => other !== row && !other.bullet && hasTitleNoun(textOf(other.rest))
  return form === formOf(rows[0]!) || rows.some((other) => formOf(other) === form && isHead(other))
}

const isFormRow = (row: JobRow | undefined): boolean => (row?.bullet && isLabelled(textOf(row.rest))) ?? false

/** '• Home tuition, 2019 – 2022' between '• Pupil teacher, Zed School, 2025' and '• Clerk, Zed Bank, 2024'. */
const isItemAmongHeads = (rows: readonly JobRow[], { bullet, period, line, rest }: JobRow): boolean =>
  bullet &&
  period !== null &&
  (period.isRange || (period.from !== null && soundsLikeCompany(textOf(rest)))) &&
  period.end >= line.text.length - 1 &&
  !pastVerb.test(textOf(rest)) &&
  rows.filter((other) => isBullet(other.line.text) && !other.bullet && other.period).length > 1

const separated = /\s[–—|-]\s|[,:\t]/

/** Where a line has its date: entries of a section are mostly written alike. Null without a date or with nothing else. */
export function formOf({ line: { text }, period }: Pick<JobRow, 'line' | 'period'>): string | null {
  if (!period?.from) return null
  const lead = bulletLength(text)
  const after = text.slice(period.end).replace(besidePeriod, '')
  const [before, behind] = [text.slice(lead, period.start).trim(), after.replace(/^[\s).]+/, '')]
  const sign = /^(?:[:–—|\t-]|$)/.exec(behind)?.[0] ?? (before === '' ? ' ' : null)
  return before + behind === '' || sign === null ? null : `${lead > 0} ${before === ''} ${sign}`
}

// '1. Solar dryer' over '• Dries 40 kg of seed' or a sentence: the numbers count the entries.
const numberMark = /^\s*\(?(\d{1,2})[.)]\s/

/** The positions of rows that count the entries from one up to the last, with other rows between them; or none. */
export function findCounted(rows: readonly JobRow[]): number[] {
  const numbered = rows.flatMap(({ line }, index) => (numberMark.test(line.text) ? [index] : []))
  const isCounted = numbered.every((index, n) => numberMark.exec(rows[index]!.line.text)?.[1] === `${n + 1}`)
  return numbered[0] === 0 && isCounted && numbered.length < rows.length ? numbered : []
}

/**
 * 'Logo and packaging for a pickle maker, 2024' between the end of one text and the begin of the next: the name of an
 * entry, though it reads like a part of a sentence.
 */
function isNamedAndDated(rows: readonly JobRow[], index: number): boolean {
  const [before, row, next] = [rows[index - 1], rows[index], rows[index + 1]]
  if (!row?.period?.from || row.bullet || row.deed?.length || !next || next.period) return false
  const own = textOf(row.rest).replace(/\b(Adv|Dr|Mrs?|Ms|Prof|Sr|St)\./g, '$1')
  const isAtEnd = /^[\s).]*$/.test(row.line.text.slice(row.period.end).replace(besidePeriod, ''))
  // 'Helped on our own farm since 2018' over its list
  const isDeedWithList = row.period.isRange && next.bullet && countWords(own) <= 6
  const isName =
    /^\p{Lu}[^.;!?]*$/u.test(own) && (isDeedWithList || !pastVerb.test(own)) && countWords(own) <= mostHeadWords - 4
  const isAfterText = before && (before.bullet || isProse(before.line.text)) && row.period.isRange && /\s/.test(own)
  // 'In-plant training' over 'Zed Motors, June 2025'
  const isUnderTitle = before && !before.bullet && !before.period && namesPlacement(before.line.text)
  const isBehindText = !before || isAfterText || isUnderTitle || /[.!?]$/.test(before.line.text)
  return isAtEnd && isName && isBehindText && (next.bullet || isProse(next.line.text) || /[.!?]$/.test(next.line.text))
}

/**
 * 'Trilegal, Pune (May 2024): drafted …': names with their dates and deeds are jobs where nothing else in the section has
 * a date.
 */
function withNamedJobs(rows: JobRow[]): JobRow[] {
  const areItems = rows.every(({ line }) => isBullet(line.text))
  const cuts = rows.map(({ line, period, rest, deed = [] }) => {
    if (deed.length > 0) return areItems ? { head: rest, deed } : null
    const name = lengthOfWork.exec(line.text)?.[1]
    if (!period?.from && !name && !areItems) return null
    const cut = cutDeed(rest, 0)
    const end = name?.length ?? line.text.length
    return { ...cut, head: cut.head.flatMap((span) => narrowSpan(span, 0, Math.max(0, end - span.start)) ?? []) }
  })
  const isNamed = (index: number) => {
    const { head = [], deed = [] } = cuts[index] ?? {}
    const { line, period } = rows[index]!
    const isDated = deed.every(({ start }) => start >= (period?.end ?? 0))
    const isName = (areItems ? !tellsDeed(head) : beginsWithName(head)) || tellsLengthOfWork(line.text)
    return isDated && deed.length > 0 && isName && countWords(textOf(head)) <= mostHeadWords
  }
  const named = rows.filter((_, index) => isNamed(index))
  const areNamed = areItems
    ? named.length > 0.5 * rows.length && named.some(({ period }) => period?.from)
    : rows.every(({ rest }, index) => !cuts[index] || isNamed(index) || isProse(textOf(rest)))
  if (!areNamed) return rows
  return rows.map((row, index) =>
    isNamed(index) ? { ...row, rest: cuts[index]!.head, deed: cuts[index]!.deed, bullet: false, begins: true } : row,
  )
}

/** 'MIMS Hospital, 150 hours: dispensed …' and 'Zed Agro: four weeks (2025), tested …' name where somebody worked, for how long, and what was done. */
const lengthOfWork =
  /^([^:]{3,90}?)\s?[:,(–—-]\s?(?:\d{1,3}|one|two|three|four|six|eight)[\s-](?:weeks?|months?|days?|hours?|hrs)\b[^:]{0,25}?(?::|[),]|\s[–—-])\s(?=[a-z]|(?<=:\s))/i

/** Whether a line says so of work, and not of a course. */
export const tellsLengthOfWork = (text: string): boolean =>
  lengthOfWork.test(text) &&
  /[:),–-]\s\p{Ll}/u.test(text) &&
  !/\b(?:learn(?:ed|t)|covered|studied|attended|completed|course|workshop|seminar|webinar|certificat\w+)\b/i.test(text)

/** 'Sold …', 'helping in …', but not 'Counselling practicum at …' */
const tellsDeed = ([first]: readonly Span[]): boolean => {
  const [word = '', next = ''] = (first?.text ?? '').toLowerCase().split(' ', 2)
  return isPast(word) || (word.endsWith('ing') && (smallWords.has(next) || next === 'my'))
}

/** 'Trilegal, contracts desk', not 'We moved to Pune in'. */
function beginsWithName([first]: readonly Span[]): boolean {
  const text = first?.text ?? ''
  const [name = ''] = text.split(/,\s|\s[–—-]\s/, 1)
  return /^\p{Lu}/u.test(name) && !isProse(name) && !/\s(?:in|since|from|by|on|of|at|to|the)$/.test(text)
}

export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join(' ')

// 'Restaurant Server, The Brass Kettle': two names, whatever they are.
export const namesTwo = /\p{L}(?:,| at| [–—|-]) \p{Lu}/u

/** A sentence about a job: 'The year after I joined Zed Chambers as a clerk'. */
function sentenceRow(line: ReadableLine, before: JobRow | null | undefined): JobRow | null {
  const lead = bulletLength(line.text)
  const sentence = readJobSentence(' '.repeat(lead) + line.text.slice(lead))
  const isWhole = Number.isInteger(line.index) && !sentence?.isOwn
  // Without a date an item, or any line below a head, may be what was done in the job above.
  const isOpen = before !== undefined && (lead === 0 || (before?.sentence && isBullet(before.line.text)))
  const isWhen = sentence?.period?.from || (isOpen && sentence?.company && (sentence.isTimed || sentence.period))
  if (!sentence || ((isWhole || lead > 0) && !isWhen)) return null
  const spanOf = (place: { start: number; end: number } | null) => place && spanOnLine(line, place.start, place.end)
  const [title, company] = [spanOf(sentence.title), spanOf(sentence.company)]
  const deed = spanOnLine(line, sentence.deed)
  const rest = [title, company].filter((span) => span !== null)
  return {
    line,
    period: sentence.period,
    rest,
    bullet: false,
    deed: deed ? [deed] : [],
    sentence: { title, company },
    begins: true,
  }
}

/** Takes a line with its date apart. */
function splitRow(line: ReadableLine, period: Period | null, before?: JobRow | null): JobRow {
  if (line.text.length > longestHead)
    return { line, period: null, rest: [spanOnLine(line) ?? []].flat(), bullet: false }
  const sentence = sentenceRow(line, before)
  if (sentence) return sentence
  const parts = withoutPeriods(line.text, period ? [period] : [])
  const lead = lengthOfLead(line.text)
  const cells = parts.flatMap(({ start, end }) => splitCells(line, Math.max(start, lead), end))
  const { head, deed } = period?.from ? cutDeed(cells) : { head: cells, deed: [] }
  const bullet = isBullet(line.text) && !(period && headsEntry(line.text, period, head, deed))
  return bullet ? { line, period, rest: cells, bullet } : { line, period, rest: head, bullet, deed }
}

/** Some resumes put the mark of a list before each job: '• Web Intern, Acme (June 2023 – July 2023)'. */
function headsEntry(text: string, period: Period, head: readonly Span[], deed: readonly Span[]): boolean {
  const own = head.map((span) => span.text).join(' ')
  const isLast = countWords(text.slice(period.end).replace(besidePeriod, '')) === 0
  return (
    (isLast || deed.length > 0 || head.every(({ start }) => start >= period.end)) &&
    !text.slice(0, period.start).includes('\t') &&
    hasTitleNoun(own) &&
    countWords(own) <= mostHeadWords &&
    ((deed.length > 0 && namesPlacement(own)) ||
      (!beginsWithDeed.test(own) && ((period.isRange && isLast && countWords(own) <= 5) || !isProse(own))))
  )
}

/** 'June 2025 (4 weeks, full-time)', 'May 2025 (Corporate team)' */
export const besidePeriod =
  /^\s*\([^()\d]{2,30}\)$|^[\s,]*\(?(?:(?:(?:\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)[ -](?:weeks?|months?|days?|hours?|hrs)|(?:full|part)[- ]time)[,; ]*)+\)?/i
const isBesidePeriod = (text: string): boolean =>
  !hasTitleNoun(text) &&
  /^(?:[()[\]\s.]*|(?:full|part)[- ]time(?: ·.*)?|in|from|since|during)$/i.test(text.replace(besidePeriod, ''))

function splitCells(line: ReadableLine, start: number, end: number): Span[] {
  const cells: Span[] = []
  let at = start
  while (at < end) {
    const tab = line.text.indexOf('\t', at)
    const stop = tab < 0 || tab > end ? end : tab
    const span = spanOnLine(line, at, stop)
    const isSerial = tab >= 0 && at === start && /^\d{1,2}$/.test(span?.text ?? '')
    const lead = /^[.,;)]\s+/.exec(span?.text ?? '')?.[0].length ?? 0
    const own = span && narrowSpan(span, lead, kindOfPost.exec(span.text)?.index ?? span.text.length)
    const inBrackets = own && /^\([^()]*\)$/.test(own.text) ? narrowSpan(own, 1, own.text.length - 1) : own
    if (own && !isSerial && !isBesidePeriod(own.text)) cells.push((hasTitleNoun(own.text) && inBrackets) || own)
    at = stop + 1
  }
  return cells
}

// 'Kite Labs · Internship', as LinkedIn writes it: the title is on another line.
const kindOfPost =
  /\s·\s(?:full-time|part-time|internship|contract|freelance|apprenticeship|self-employed|temporary|seasonal|trainee)$/i

/** Words of a line that can be the head of a job. */
export const mostHeadWords = 14
