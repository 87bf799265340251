import { mostLines, remember } from '../../remember.ts'
import type { PartialDate } from '../resume-draft.ts'
import { months, openEnds, openEndsInRange, seasons, sinceWords, untilWords } from './month-names.ts'

/**
 * A time in a text: `text.slice(start, end)`. A single date has `to` null and `isRange` false, except that 'Present'
 * alone is `to`. Dates are ISO months or years ('2024-06', '2024').
 */
export type Period = { start: number; end: number; from: PartialDate; to: PartialDate; isRange: boolean }

/** Every date and range of dates of a text, in order, in the forms and languages of month-names.ts. */
export const findPeriods: (text: string) => readonly Period[] = remember(searchPeriods, mostLines)

function searchPeriods(text: string): Period[] {
  const dates = findDates(text)
  const periods: Period[] = []
  for (let index = 0; index < dates.length; index++) {
    const date = dates[index]
    if (!date) break
    const next = dates[index + 1]
    const joined = next && isJoined(text, date, next)
    if (next && joined && date.value !== 'present') {
      periods.push({ start: date.start, end: next.end, from: date.value, to: next.value, isRange: true })
      index++
    } else if (!date.loose) periods.push(alone(text, date))
  }
  return withAcademicYears(text, periods).map((period) => withEdges(text, period))
}

/** '2021/22 – 2023/24' is one time, not two. */
function withAcademicYears(text: string, periods: readonly Period[]): Period[] {
  const all: Period[] = []
  for (const period of periods) {
    const last = all.at(-1)
    const between = last ? text.slice(last.end, period.start) : ''
    const isOne =
      last && between.length <= longestDash && dash.test(between) && isAcademicYear(last) && isAcademicYear(period)
    if (isOne) all[all.length - 1] = { ...last, end: period.end, to: period.to }
    else all.push(period)
  }
  return all
}

const dash = /^\s?(?:-|–|—|to)\s?(?:(?:A\.?Y\.?|F\.?Y\.?|session|academic year)[ :.-]{0,2})?$/i
const longestDash = 20
const isAcademicYear = ({ from, to }: Period) =>
  from?.length === 4 && to?.length === 4 && Number(to) - Number(from) === 1

/** The parts of a text that no date or length of time covers. */
export function withoutPeriods(
  text: string,
  periods: readonly { start: number; end: number }[],
): { start: number; end: number }[] {
  const cuts = [...periods, ...lengthsOfTime(text)].sort((one, other) => one.start - other.start)
  const parts: { start: number; end: number }[] = []
  let at = 0
  for (const { start, end } of cuts) {
    if (start > at) parts.push({ start: at, end: start })
    at = Math.max(at, end)
  }
  if (at < text.length) parts.push({ start: at, end: text.length })
  return parts
}

/** `loose`: an everyday word ('now') or a number ('6/22') that is a date only in a range. */
type Found = { start: number; end: number; value: string; loose?: boolean }

const quarters = ['01', '04', '07', '10']
// Names are marked before the forms of dates are sought: a pattern with all names in each form takes long to compile.
const anyMonth = new RegExp(`\\b(?:${months.map(([, names]) => names).join('|')})(?![\\wß-ɏ])`, 'gi')
const anySeason = new RegExp(`\\b(?:${seasons.map(([, names]) => names).join('|')})s?(?![\\wß-ɏ])`, 'gi')
const markNames = (text: string): string =>
  text
    .replace(anyMonth, ({ length }) => '\u0001'.repeat(length))
    .replace(anySeason, ({ length }) => '\u0002'.repeat(length))
const monthName = '\u0001{3,10}'
const seasonName = '\u0002{2,15}'
// Not inside another number; a dash before it only behind another year.
const free = '(?<![\\w/.])(?<!(?<!\\d{4}|[a-z\u0001]{3})-)'

// One alternative per form; every repetition is bounded, so the time is linear in the length of the text.
const datePattern = new RegExp(
  [
    `(?<dayMonth>(?<!\\d[.,])\\b(?:\\d{1,2} ?[–-] ?)?\\d{1,2}(?:st|nd|rd|th|er|º)?[ .,/-]{1,2}(?:of |de )?${monthName}(?:[ .,'’/-]{0,3}| del? )(?:\\d{4}|\\d{2}(?!(?:st|nd|rd|th)? ?${monthName}))(?!\\w))`,
    `(?<monthDay>${monthName}\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d(?!\\w))`,
    `(?<monthYear>${monthName}(?:[ .,'’/–-]{0,3}| del? )(?:(?:19|20)\\d\\d|(?<=['’])\\d\\d|(?<=[-/ ])\\d\\d(?![\\w:.]))(?!\\d))`,
    `(?<season>${seasonName}(?: semester| term)?[ ,'’-]{1,3}(?:(?:19|20)\\d\\d|(?<=['’])\\d\\d)(?!\\w))`,
    `(?<quarter>\\bQ[1-4][ ,'’/-]{1,3}(?:(?:19|20)\\d\\d|(?<=['’])\\d\\d)(?!\\w))`,
    `(?<fullDate>${free}\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d\\d(?![\\w/]))`,
    `(?<isoDate>${free}(?:19|20)\\d\\d[-/.](?:0[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\\d|3[01])(?!\\w))`,
    `(?<numeric>${free}(?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d\\d(?![\\w/]))`,
    `(?<spaced>${free}(?:0?[1-9]|1[0-2]) (?:19|20)\\d\\d(?![\\w/]))`,
    `(?<shortNumeric>${free}(?:0[1-9]|1[0-2])/\\d\\d(?![\\w/]))`,
    `(?<looseNumeric>${free}[1-9]/[0-3]\\d(?![\\w/]))`,
    `(?<academic>${free}(?:19|20)\\d\\d ?[-–—/] ?\\d\\d(?![\\w/]))`,
    `(?<iso>${free}(?:19|20)\\d\\d[-/.](?:0[1-9]|1[0-2])(?![\\w/]))`,
    `(?<yearMonth>\\b(?:19|20)\\d\\d[,:]? \\(?${monthName}(?! (?:19|20)\\d\\d))`,
    `(?<year>(?<![\\w.$₹€£,#+/-])(?:19|20)\\d\\d(?![\\w%+/]|[.,]\\d| \\d{5})|(?<=(?:19|20)\\d\\d-)(?:19|20)\\d\\d(?![\\w%+/]|[.,]\\d))`,
    `(?<shortYear>(?<=[–—-] ?)['’]\\d\\d(?!\\w))`,
    `(?<monthBehind>${monthName}(?<=(?:\\b20\\d\\d[,:]? \\(?${monthName}\\.?|${monthName}\\.? 20\\d\\d) {0,2}(?:-|–|—|to|till|until) {0,2}${monthName}))`,
    `(?<open>\\b(?:${openEnds}|${openEndsInRange})\\b)`,
    `(?<monthOnly>(?:(?<![\\d.,/-])\\b\\d{1,2}(?:st|nd|rd|th)? )?${monthName}(?=\\.? {0,2}(?:-|–|—|&|(?:to|and|bis|au|al?|hasta|se)\\b|à |até )))`,
  ].join('|'),
  'gi',
)

function findDates(text: string): Found[] {
  const found: Found[] = []
  for (const { index, 0: marked, groups = {} } of markNames(text).matchAll(datePattern)) {
    const [form] = Object.entries(groups).find(([, value]) => value !== undefined) ?? []
    if (form !== undefined) found.push(...toDates(form, text.slice(index, index + marked.length), index))
  }
  return withBorrowedYears(found)
}

function toDates(form: string, written: string, start: number): Found[] {
  const end = start + written.length
  if (form === 'academic') return academicYears(written, start)
  if (form === 'open') return [{ start, end, value: 'present', loose: isEveryday(written) }]
  if (form === 'monthOnly') return [{ start, end, value: `????-${parseMonth(written)}` }]
  if (form === 'monthBehind') return [{ start, end, value: `++++-${parseMonth(written)}` }]
  const year = parseYear(form, written)
  if (year === null) return []
  const month = monthIn(form, written)
  return [{ start, end, value: month ? `${year}-${month}` : year, loose: form === 'looseNumeric' }]
}

/** '2019-20' is two years; '2019-07' is a month, except where it is the year after ('2011-12'). */
function academicYears(written: string, start: number): Found[] {
  const first = written.slice(0, 4)
  const second = written.slice(-2)
  const end = start + written.length
  const spaced = written.length > 7
  const follows = Number(second) === (Number(first) + 1) % 100
  const isMonth = Number(second) >= 1 && Number(second) <= 12 && !follows && !spaced
  if (isMonth) return [{ start, end, value: `${first}-${second}` }]
  const year = Number(first.slice(0, 2)) * 100 + Number(second)
  const later = year < Number(first) ? year + 100 : year
  if (later - Number(first) > 15) return [{ start, end: start + 4, value: first }]
  return [
    { start, end: start + 4, value: first },
    { start: end - 2, end, value: String(later) },
  ]
}

const inRange = new RegExp(`^(?:${openEndsInRange})$`, 'i')
const isEveryday = (written: string): boolean => /^(?:date|now|current|today)$/.test(written) || inRange.test(written)

function parseYear(form: string, written: string): string | null {
  const full = /(?:19|20)\d\d/.exec(written)?.[0]
  if (full) return full
  const short = /\d\d$/.exec(written)?.[0]
  if (!short || (form === 'dayMonth' && /\d{3,}/.test(written))) return null
  return Number(short) > 60 ? `19${short}` : `20${short}`
}

function monthIn(form: string, written: string): string | null {
  if (form === 'season') return nameIn(namedSeasons, written)
  if (form === 'quarter') return quarters[Number(written[1]) - 1] ?? null
  if (form === 'numeric' || form === 'spaced' || form === 'shortNumeric' || form === 'looseNumeric')
    return written.slice(0, written.search(/[/. -]/)).padStart(2, '0')
  if (form === 'iso' || form === 'isoDate') return written.slice(5, 7)
  if (form === 'fullDate') return middleMonth(written)
  return form === 'year' || form === 'shortYear' ? null : parseMonth(written)
}

const patterned = (named: typeof months) =>
  named.map(([month, names]) => ({ month, pattern: new RegExp(`\\b(?:${names})\\b`, 'i') }))
const namedMonths = patterned(months)
const namedSeasons = patterned(seasons)
const nameIn = (named: typeof namedMonths, written: string) =>
  named.find(({ pattern }) => pattern.test(written))?.month ?? null
const parseMonth = (written: string) => nameIn(namedMonths, written)

/** 31/12/2020 is day first, 12/31/2020 month first; where both could be, day first as in most of the world. */
function middleMonth(written: string): string | null {
  const [first = '', second = ''] = written.split(/[/.-]/)
  const month = Number(second) <= 12 ? second : first
  return Number(month) >= 1 && Number(month) <= 12 ? month.padStart(2, '0') : null
}

/**
 * In 'June – August 2022' the first month has the year of the second, in 'Dec – Feb 2024' the one before it; in '2022 June – August' the second has that of the first.
 */
function withBorrowedYears(found: readonly Found[]): Found[] {
  return found.flatMap((date, index) => {
    if (date.value.startsWith('++++')) {
      const [year, month = ''] = (found[index - 1]?.value ?? '').split('-')
      const own = date.value.slice(5)
      return [{ ...date, value: `${Number(year) + Number(own < month)}-${own}` }]
    }
    if (!date.value.startsWith('????')) return [date]
    const next = found[index + 1]
    if (!next || next.start - date.end >= 8 || next.value === 'present' || next.value.startsWith('????')) return []
    const [month, nextMonth] = [date.value.slice(5), next.value.slice(5)]
    const nextYear = Number(next.value.slice(0, 4))
    const year = nextMonth !== '' && month > nextMonth ? nextYear - 1 : nextYear
    return [{ ...date, value: `${year}-${month}` }]
  })
}

const join = new RegExp(
  `^[.,)]?\\s{0,3}(?:-{1,2}|–|—|−|‒|~|→|${untilWords}|\\t|(?<=\\s)/(?=\\s))\\s{0,3}\\(?(?:expected:? |l['’])?$`,
  'i',
)
const since = new RegExp(`\\b(?:${sinceWords})\\s{1,2}$`, 'i')

/** Two dates with a dash or a 'to' between them; 'to date' and 'till now' bring their own. */
function isJoined(text: string, one: Found, other: Found): boolean {
  const between = text.slice(one.end, other.start)
  if (between.length > 18) return false
  // '2022/23', an academic year.
  if (between === '/' && one.value.length === 4 && other.value.length === 4) return true
  return (
    join.test(between) ||
    (/^ (?:and|&) $/.test(between) && (!/\d/.test(text.slice(one.start, one.end)) || isBehind(text, one, 'between'))) ||
    (between.trim() === '' && /^(?:to|till|until)/i.test(text.slice(other.start, other.start + 5)))
  )
}

const isBehind = (text: string, { start }: Pick<Found, 'start'>, word: string): boolean =>
  new RegExp(`\\b${word} $`, 'i').test(text.slice(Math.max(0, start - 16), start))

function alone(text: string, { start, end, value }: Found): Period {
  if (value === 'present') return { start, end, from: null, to: 'present', isRange: false }
  const open = /^\s{0,2}(?:-|–|—|\bto)\s{0,2}$/.exec(text.slice(end))
  const onwards = /^\s{1,2}onwards?\b/i.exec(text.slice(end))
  // 'two months from May 2025' has an end.
  const isFrom = value.includes('-') && isBehind(text, { start }, '(?<!\\b(?:days?|weeks?|months?) )from')
  const isSince = onwards !== null || isFrom || since.test(text.slice(Math.max(0, start - 8), start))
  return {
    start,
    end: end + (open?.[0].trimEnd().length ?? onwards?.[0].length ?? 0),
    from: value,
    to: isSince ? 'present' : null,
    isRange: isSince,
  }
}

/** Takes in the words and brackets that belong to a date: 'Since 2019', '(2018 – 2022)', '[ 2018 – 2022 ]', 'Expected May 2025'. */
function withEdges(text: string, period: Period): Period {
  const before =
    /(?:\b(?:since|seit|depuis|desde|von|from|expected(?: graduation)?:?|graduat(?:ed|ion|ing)(?: date)?:?|dates?:|duration:|period:|between|during|(?:A\.?Y|F\.?Y|session|academic year|financial year|season|tenure:?|batch(?: of)?)[.:]?)\s{0,2}-?)$/i.exec(
      text.slice(Math.max(0, period.start - 24), period.start),
    )
  const start = period.start - (before?.[0].length ?? 0)
  const after =
    /^(?:\s?\((?:expected|anticipated|present|current|tentative)\)|, ?\d{1,2} (?:months?|weeks?|mos)\b| tak\b)/i.exec(
      text.slice(period.end, period.end + 16),
    )
  const end = period.end + (after?.[0].length ?? 0)
  const opening = /(?:\(|\[ ?)$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? ''
  const closing = /^(?:\)| ?\])/.exec(text.slice(end, end + 2))?.[0] ?? ''
  const enclosed = opening !== '' && closing !== '' && (opening === '(') === (closing === ')')
  return enclosed ? { ...period, start: start - opening.length, end: end + closing.length } : { ...period, start, end }
}

// '2 years 10 months', '(4 months)', '3 mos', '1 yr', '(October to April)'.
const lengthPattern = new RegExp(
  `\\(?\\b\\d{1,2}\\+? ?(?:years?|yrs?)\\b\\.?(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?)\\b\\.?)?\\)?|\\(?\\b\\d{1,2} ?(?:months?|mos|weeks?|days?)\\b\\.?\\)?|\\(${monthName} ?(?:to|–|-) ?${monthName}\\)`,
  'gi',
)

/** Lengths of time that are alone in a cell or in brackets. */
function lengthsOfTime(text: string): { start: number; end: number }[] {
  return [...markNames(text).matchAll(lengthPattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => {
      const before = text.slice(0, start).trimEnd()
      const after = text.slice(end)
      const opens =
        before === '' ||
        text.slice(before.length, start).includes('\t') ||
        text[start] === '(' ||
        /[|·•,]$|\s[–—-]$/.test(before)
      return opens && (/^\s*(?:$|\t|[|·•,(]|[–—-]\s)/.test(after) || (text[start] === '(' && text[end - 1] === ')'))
    })
}
