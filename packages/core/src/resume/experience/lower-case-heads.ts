import { findPeriods, withoutPeriods } from '../dates/date-ranges.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { endsWithTitleNoun, hasTitleNoun } from './job-titles.ts'
import { beginsWithDeed } from './prose.ts'

/**
 * Lines with the heads of jobs in small letters ('backend intern at alpha labs', 'ux intern at Loop Health', with its date
 * on or next to the line) in capitals, so that they read like other heads. Every letter keeps its place.
 */
export function withCapitalHeads(lines: readonly ReadableLine[]): readonly ReadableLine[] {
  if (lines.every(({ text }) => /\p{Lu}/u.test(text.slice(0, mostLetters)))) return lines
  const heads = new Set(lines.flatMap((_, index) => (isHead(lines, index) ? [index] : [])))
  return lines.map((line, index) => (heads.has(index) ? { ...line, text: inCapitals(line.text) } : line))
}

const mostLetters = 120

function isHead(lines: readonly ReadableLine[], index: number): boolean {
  const [line, before, next] = [lines[index], lines[index - 1], lines[index + 1]]
  if (!line || line.text.length > mostLetters || !beginsSmall(line.text)) return false
  if (!hasTitleNoun(line.text) || beginsWithDeed.test(inCapitals(line.text))) return false
  if (before && isWrapped(before, line, lines.slice(Math.max(0, index - 15), index + 15))) return false
  return findPeriods(line.text).length > 0 || [before, next].some((other) => other && isDate(other.text))
}

/** Without a capital, or with capitals only in the employer behind a role. */
function beginsSmall(text: string): boolean {
  const plain = text.replace(months, '')
  const [role = ''] = plain.split(/ (?:at|with|@) |\s*[,|(\t]|\s[–—-]\s/, 1)
  return (
    !/\p{Lu}/u.test(plain) || (!/\p{Lu}/u.test(role) && /^\p{L}/u.test(role) && endsWithTitleNoun(inCapitals(role)))
  )
}

const months = /\b\p{Lu}\p{Ll}{2,8}\b(?=\.? ?['’]?\d)|\bPresent\b/gu

function isDate(text: string): boolean {
  const periods = findPeriods(text)
  return (
    periods.length > 0 &&
    withoutPeriods(text, periods).every(({ start, end }) => !/\p{L}/u.test(text.slice(start, end)))
  )
}

const small = /^(?:and|of|for|at|as|in|the|a|an|with|from|to|on|or|by)$/

/** Each word up to the first colon with a capital, apart from small words. */
function inCapitals(text: string): string {
  const end = text.search(/:\s/)
  const head = end < 0 ? text : text.slice(0, end)
  return (
    head.replace(/\p{Ll}[\p{L}'’]*/gu, (word, at: number) =>
      (small.test(word) && !/\bat\s$/.test(head.slice(0, at))) || /[\p{L}'’]/u.test(head[at - 1] ?? '')
        ? word
        : upperFirst(word),
    ) + text.slice(head.length)
  )
}

// Some letters have no capital of their own length ('ß').
function upperFirst(word: string): string {
  const first = word.slice(0, 1).toUpperCase()
  return first.length === 1 ? first + word.slice(1) : word
}
