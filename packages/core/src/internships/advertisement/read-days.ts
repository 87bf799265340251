import type { Found, Piece } from './pieces.ts'

export const monthNames = 'january february march april may june july august september october november december'.split(
  ' ',
)
const names = [...monthNames, 'sept', ...monthNames.map((name) => name.slice(0, 3))].join('|')
const year = String.raw`(?:[\s,]*(?:of\s*)?(20\d\d)\b|\s*['’]\s?(\d\d)\b)?`
const day = String.raw`(?<![\d/.-])(\d{1,2})(?:st|nd|rd|th)?`
const forms = [
  { pattern: new RegExp(String.raw`${day}(?:\s+of)?[\s-]*\b(${names})\b\.?-?${year}`, 'giu'), order: 'day month' },
  {
    pattern: new RegExp(String.raw`\b(${names})\b\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)${year}`, 'giu'),
    order: 'month day',
  },
  { pattern: /(?<![\d/.-])(20\d\d)-(\d{2})-(\d{2})(?![\d-])/g, order: 'iso' },
  { pattern: /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d|\d\d)(?![\d/-])/g, order: 'numbers' },
] as const

const lastDay =
  /\b(?:apply|applications?|deadline|last (?:date|day)|clos(?:es?|ing)|register|registrations?|submit|sent|write to us|(?:resumes?|cvs?|portfolios?|reels?|clips)(?=[.,]? (?:by|before|to)\b)|send (?:us |in )?(?:your|the|a|cvs?|resumes?)|e-?mail(?:ed)?|mail(?:ed)?|reach|fill|share|due)\b/gi
const firstDay =
  /\b(?:start(?:s|ing)?|joining|join|commenc(?:es?|ing|ement)|begin(?:s|ning)?|onwards?|from|w\.e\.f|batch(?: of)?)\b/gi
const notAStart = /\b(?:between|founded|established|since|posted|published|event|webinar|interviews?)\b[^.]*$/i

/** The first day of work and the last day to apply, as '2027-01-15'. A day without a year is the next one from `today` on. */
export function readDays(
  text: string,
  pieces: readonly Piece[],
  today: string,
): { startsOn: Found<string> | null; applyBy: Found<string> | null } {
  const read: { startsOn: Found<string> | null; applyBy: Found<string> | null } = { startsOn: null, applyBy: null }
  for (const [index, piece] of pieces.entries()) {
    let from = 0
    for (const { value, start, end } of findDays(piece.text, today)) {
      const label = start === 0 ? labelBefore(pieces, index) : null
      const lead = label ? label.text : piece.text.slice(from, start)
      const kind = kindOf(lead, piece.text.slice(end, end + 40))
      const quote = label ? text.slice(label.start, piece.end) : piece.text
      if (kind !== null) read[kind] ??= { value, quote }
      from = end
    }
  }
  return read
}

/** A short line above that may be the label of a day: 'Apply by', 'Deadline:'. */
function labelBefore(pieces: readonly Piece[], index: number): Piece | null {
  const label = pieces[index - 1]
  const isNear = label && label.line >= pieces[index]!.line - 1 && label.text.length <= 40
  return isNear ? label : null
}

/** What a day is: the last word before it that says so, else one after it ('15 January is the last day'). */
function kindOf(before: string, after: string): 'startsOn' | 'applyBy' | null {
  const near = before.slice(-80)
  const apply = lastIndex(near, lastDay)
  const start = notAStart.test(near) ? -1 : lastIndex(near, firstDay)
  if (apply >= 0 || start >= 0) {
    // 'Applications start from': both words are about applying.
    return apply >= 0 && (apply > start || /applications?\s+\w*\s*(?:start|open|begin)/i.test(near))
      ? applyKind(near)
      : 'startsOn'
  }
  if (/^\W*(?:is|as)? ?(?:the )?(?:last (?:date|day)|deadline)/i.test(after)) return 'applyBy'
  return startAfter.test(after) ? 'startsOn' : null
}

/** '15 January onwards', '15 January to 15 April'. */
const startAfter = new RegExp(
  `^\\W*(?:onwards|is the (?:start|joining|first)|(?:to|till|until|–|-) *(?:\\d{1,2}(?:st|nd|rd|th)?[\\s-](?:${names})\\b|(?:${names})\\s\\d))`,
  'i',
)

/** The day on which applications open is not the last one. */
const applyKind = (before: string): 'applyBy' | null =>
  /\b(?:open|opens|start|starts|begin|begins)\b/i.test(before) ? null : 'applyBy'

const lastIndex = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** The days that a piece names with day and month, in their order. */
export function findDays(piece: string, today: string): { value: string; start: number; end: number }[] {
  const found = forms.flatMap(({ pattern, order }) =>
    [...piece.matchAll(pattern)].flatMap((hit) => {
      const value = toDay(order, hit, today)
      return value === null ? [] : [{ value, start: hit.index, end: hit.index + hit[0].length }]
    }),
  )
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

function toDay(order: (typeof forms)[number]['order'], hit: RegExpExecArray, today: string): string | null {
  const [, one = '', two = '', three, short] = hit
  if (order === 'iso') return validDay(one, two, three ?? '')
  if (order === 'numbers') return validDay(fullYear(three ?? ''), two, one)
  const [date, name] = order === 'day month' ? [one, two] : [two, one]
  const month = String(monthNumber(name))
  const stated = three ?? (short === undefined ? undefined : fullYear(short))
  return stated === undefined ? nextDay(month, date, today) : validDay(stated, month, date)
}

const fullYear = (digits: string) => (digits.length === 2 ? `20${digits}` : digits)

/** From 1 to 12, of a name or its first three letters. */
export function monthNumber(name: string): number {
  const start = name.toLowerCase().slice(0, 3)
  return monthNames.findIndex((month) => month.startsWith(start)) + 1
}

function nextDay(month: string, date: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const day = validDay(String(thisYear), month, date)
  return day !== null && day >= today ? day : validDay(String(thisYear + 1), month, date)
}

/** Null for a day that does not exist, such as 31 June. */
function validDay(year: string, month: string, date: string): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}
