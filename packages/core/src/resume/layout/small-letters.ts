import { canonicalSkill } from '../../skills/canonical.ts'
import { findPeriods, withoutPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { readJobSentence } from '../experience/job-sentences.ts'
import { endsWithTitleNoun } from '../experience/job-titles.ts'
import { pastVerb } from '../experience/prose.ts'
import { withCommas } from '../experience/stops-in-heads.ts'
import type { ResumeDraft, Source } from '../resume-draft.ts'
import { headingByContent, headingKind } from '../sections/section-headings.ts'
import { isWrapped } from './line-wraps.ts'
import { bulletLength, type ReadableLine } from './text-spans.ts'

/**
 * A resume in capitals, in small letters, or with small headings over an ordinary text, as if capitals stood where names
 * and headings have them, so that it reads like others. Every letter keeps its place.
 */
export function withCapitals(lines: readonly ReadableLine[]): readonly ReadableLine[] {
  const shareOf = (isOne: (text: string) => boolean) => lines.filter(({ text }) => isOne(text)).length / lines.length
  if (shareOf(isInCapitals) > 0.7)
    return lines.map((line) =>
      !line.text.includes(':') && isHeading(line.text) ? line : { ...line, text: outOfCapitals(line.text) },
    )
  if (shareOf(beginsLarge) > 0.25) return withSmallHeadings(lines)
  const headings = lines.filter(({ text }) => isHeading(upperFirst(text)))
  const size = Math.max(...headings.map((line) => line.size))
  const large = headings.filter((line) => line.size > size - 0.6)
  return withLargeHeadings(lines, large).map((line, index) =>
    isHead(lines, index) ? { ...line, text: inCapitals(lines[index]!.text) } : line,
  )
}

const beginsLarge = (text: string): boolean => /^\P{L}{0,4}\p{Lu}/u.test(text)

const withLargeHeadings = (lines: readonly ReadableLine[], headings: readonly ReadableLine[]) =>
  lines.map((line) => (headings.includes(line) ? { ...line, text: upperFirst(line.text) } : line))

const isInCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && (!/\p{Ll}/u.test(text) || text.includes('@'))

/** 'B.COM FROM ZED COLLEGE, NPTEL' as 'B.COM from Zed College, NPTEL': short words and those without a vowel are kept. */
const outOfCapitals = (text: string): string =>
  text.replace(/(?<![\p{L}\d.&@’'-])\p{Lu}+(?![\p{L}\d&@]|\.\p{L})/gu, (word) => {
    const own = word.toLowerCase()
    if (small.test(own)) return own
    const isName = word.length < 4 || /^[^AEIOUY]{3}/.test(word) || findDegrees(word).length > 0
    return isName || findInstitutions(word, []).length > 0 || own.length !== word.length ? word : upperFirst(own)
  })

const isHeading = (text: string) => (headingKind(text.split(':', 1)[0] ?? '') ?? headingByContent(text)) !== null

/**
 * Three headings and no others, or those of two kinds behind the ends of entries, are the style of a resume if they are in
 * small letters ('experience', 'study'), and no wrapped words. So are lines like them whose words say nothing ('side
 * hustle'): all in capitals.
 */
function withSmallHeadings(lines: readonly ReadableLine[]): readonly ReadableLine[] {
  const headings = lines.filter(({ text }) => !/:\s*\S/.test(text) && isHeading(upperFirst(text)))
  const small = headings.filter(({ text }) => !beginsLarge(text))
  if (small.length < fewestKinds) return lines
  const alone = new Set(lines.filter((_, index) => isAlone(lines, index)))
  const kinds = new Set(small.map((line) => alone.has(line) && headingKind(upperFirst(line.text))))
  const areAll = small.length > fewestKinds && small.length === headings.length
  if (!areAll && (kinds.has(false) || kinds.size < fewestKinds || small.length < 0.7 * headings.length)) return lines
  const own = new Set([...small, ...alone])
  return lines.map((line) => (own.has(line) ? { ...line, text: line.text.replace(/^[^(]+/, inLarge) } : line))
}

const fewestKinds = 2

/** A few words in small letters on a line of their own: neither the last of a paragraph nor the first of a text. */
function isAlone(lines: readonly ReadableLine[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index]!, lines[index + 1]]
  if (!before || !next || !/^\p{Ll}[\p{L} /&]{2,24}(?: \([\p{L} ]+\))?\s?:?$/u.test(line.text)) return false
  if (/^\p{Ll}/u.test(next.text) || /(?:,|-|\s(?:and|of|the|in|to|a|my|for|with|by|at))$/.test(before.text))
    return false
  const isEntry =
    /[.!?)\d]$/.test(before.text) || (findPeriods(before.text).length > 0 && !/\b(?:I|my|we)\b/.test(before.text))
  const isLong = before.width <= 0 && before.text.length > longestBefore && !isEntry
  return !isLong && !isWrapped(before, line, lines.slice(Math.max(0, index - 15), index + 15))
}

const longestBefore = 50
const mostLetters = 160

/** The line of an entry ('bva painting, karve college, 2022'): with a date on it or near it, and no sentence. */
function isHead(lines: readonly ReadableLine[], index: number): boolean {
  const [before, line, ...below] = [lines[index - 1], lines[index], lines[index + 1], lines[index + 2]]
  if (
    !line ||
    line.text.split('. ', 1)[0]!.length > mostLetters ||
    !/^(?:\P{L}*\p{Lu}{2,4}\s)?\P{L}*\p{Ll}/u.test(line.text.replace(months, ''))
  )
    return false
  const own = upperFirst(line.text.slice(bulletLength(line.text)))
  if (pastVerb.test(own) && !readJobSentence(inCapitals(own)) && !endsWithTitleNoun(own.split(',', 1)[0]!)) return false
  if (before && isWrapped(before, line, lines.slice(Math.max(0, index - 15), index + 15))) return false
  return (
    beginsStudy(line.text) ||
    findPeriods(line.text).length > 0 ||
    [before, ...below].some((other) => other && isDate(other.text))
  )
}

/** 'doing bsc agriculture 3rd year at zed college' */
const beginsStudy = (text: string): boolean => {
  const own = text.replace(
    /^(?:(?:i am|i['’]m|now|currently|presently|doing|pursuing|studying|did|done|completed)\s)*/,
    '',
  )
  // 'ms word'
  if (canonicalSkill(own.split(/,| \p{L}+ \p{L}/u, 1)[0]!) !== null) return false
  const [degree] = findDegrees(`${own.slice(0, 12).toUpperCase()},`)
  return degree?.start === 0 && degree.level !== 'certificate'
}

const months = /\b\p{Lu}\p{Ll}{2,8}\b(?=\.? ?['’]?\d)|\bPresent\b/gu

function isDate(text: string): boolean {
  const periods = findPeriods(text)
  return (
    periods.length > 0 &&
    withoutPeriods(text, periods).every(({ start, end }) => !/\p{L}/u.test(text.slice(start, end)))
  )
}

const small =
  /^(?:and|of|for|at|as|in|the|a|an|with|from|to|till|on|or|by|my|was|is|did|had|has|have|been|now|am|are|got)$/

/** Each word up to the first colon with a capital, apart from small words; 'bva' and 'iit' in capitals. */
function inCapitals(text: string): string {
  // 'operator at zed cafe (2024 - present), form filling, printing'
  const behind =
    findPeriods(text).find(({ start, end }) => start > 0 && /^\)?[,.](?: \S+){3}/.test(text.slice(end)))?.end ?? -1
  const stopped = withCommas(text.replace(/(?:^|[.,]\s)\p{Ll}/gu, upperFirst))
  const colon = stopped.search(/:\s|(?<=\p{Ll}{4})\.\s/u)
  const end = colon < 0 ? behind : colon
  const head = end < 0 ? text : text.slice(0, end)
  const large = head.replace(/\p{Ll}[\p{L}'’]*/gu, (word, at: number) => {
    const isFirst = word === 'the' && /(?:^|[.,:]\s)$/.test(head.slice(0, at))
    if ((small.test(word) && !isFirst && !/\bat\s$/.test(head.slice(0, at))) || /[\p{L}\d'’]/u.test(head[at - 1] ?? ''))
      return word
    const own = word.toUpperCase()
    const isShort = word.length < 7 && (findDegrees(`${own},`).length > 0 || findInstitutions(own, []).length > 0)
    return isShort && own.length === word.length ? own : upperFirst(word)
  })
  // 'did internship in Hero Cycles'
  const verb = readJobSentence(large)?.verb ?? 0
  return head.slice(0, verb) + large.slice(verb) + text.slice(head.length)
}

const inLarge = (text: string): string => text.replace(/\p{Ll}/gu, upperFirst)

// Some letters have no capital of their own length ('ß').
const upperFirst = (text: string): string =>
  text.replace(/\p{Ll}/u, (first) => (first.toUpperCase().length === 1 ? first.toUpperCase() : first))

/** Gives the entries of a new draft the letters of the resume's own lines. */
export function inLettersOf(lines: readonly { text: string }[], draft: ResumeDraft): ResumeDraft {
  const { experience, education, volunteering = [], projects = [], credentials = [] } = draft
  for (const entry of [...experience, ...education, ...volunteering, ...projects, ...credentials])
    for (const [part, source] of Object.entries<Source | null>(entry.sources)) {
      const text: unknown = Reflect.get(entry, part)
      const own = source ? lines[source.line]?.text.slice(source.start, source.end) : undefined
      if (typeof text === 'string' && own?.toLowerCase() === text.toLowerCase()) Reflect.set(entry, part, own)
    }
  for (const job of [...experience, ...volunteering]) {
    const written = lines
      .slice(job.lines.from, job.lines.to + 1)
      .map(({ text }) => text.trim())
      .join(' ')
    const small = written.toLowerCase()
    job.description = job.description
      .split('\n')
      .map((text) => {
        const at = small.indexOf(text.toLowerCase())
        return at < 0 || small.length !== written.length ? text : written.slice(at, at + text.length)
      })
      .join('\n')
  }
  return draft
}
