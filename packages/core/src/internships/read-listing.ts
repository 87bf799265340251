import { isVisible } from '../visible-text.ts'
import { type Found, type Piece, splitPieces } from './advertisement/pieces.ts'
import { readDays } from './advertisement/read-days.ts'
import { readLength, readOpenings } from './advertisement/read-numbers.ts'
import { type ReadOffer, readOffer } from './advertisement/read-offer.ts'
import { type NamedWorkType, readLocation, readWorkType } from './advertisement/read-place.ts'
import { readSkills } from './advertisement/read-skills.ts'
import { readStipend } from './advertisement/read-stipend.ts'
import { readTitle } from './advertisement/read-title.ts'
import { findPoolWords } from './pool-words.ts'
import type { Vacancy } from './vacancy.ts'

export type { Found }

/** The fields of a listing that an advertisement names, each with the words it was read from; null is unknown. */
export type ReadListing = ReadOffer & {
  title: Found<string> | null
  /** Empty when the text asks for no skill. */
  requirements: Found<string>[]
  location: Found<string> | null
  type: Found<NamedWorkType> | null
  /** As the text writes it; `readDuration` reads it. */
  duration: Found<string> | null
  /** Rupees per month; 0 is unpaid. */
  stipend: Found<number> | null
  /** The upper end, where the text says a range. */
  stipendMax: Found<number> | null
  openings: Found<number> | null
  vacancy: Found<Vacancy> | null
  /** Days such as '2027-01-15'. */
  startsOn: Found<string> | null
  applyBy: Found<string> | null
  /** The text itself without sentences that give contact data, cut at a line or word where it is longer than a description may be. */
  description: Found<string> | null
}

/** An advertisement is shorter; what follows is not read. */
const longestText = 20_000
const mostLines = 500
const longestDescription = 5000

/** Without the marks of chats: '*Design Interns*', '**Stipend:**', '_paid_'. A bullet has a space behind it. */
export const withoutEmphasis = (text: string): string => text.replace(emphasis, '$2')

const emphasis = /(?<![\w*~])([*~]{1,2}|_)(?=\S)([^*~_\n]{0,200}\S)\1(?![\w*~])/gu

/**
 * Reads a pasted advertisement. Every quote is a part of the text without its marks of emphasis. `today` is the day in India ('2026-11-25'): a date
 * without a year is the next one from it on.
 */
export function readListing(withMarks: string, today: string): ReadListing {
  const pasted = withoutEmphasis(withMarks)
  const text = pasted.slice(0, longestText).split('\n', mostLines).join('\n')
  const pieces = splitPieces(text)
  const type = readWorkType(text, pieces)
  const title = readTitle(text, pieces)
  return {
    title,
    requirements: readSkills(text, pieces, title?.value ?? ''),
    location: readLocation(text, pieces, type),
    type,
    duration: readLength(text, pieces, today),
    ...readStipends(text, pieces),
    openings: readOpenings(text, pieces),
    vacancy: readVacancy(pieces),
    ...readOffer(splitPieces(text, false)),
    ...readDays(text, pieces, today),
    description: describe(pasted),
  }
}

function readStipends(text: string, pieces: readonly Piece[]): Pick<ReadListing, 'stipend' | 'stipendMax'> {
  const read = readStipend(text, pieces)
  if (read === null) return { stipend: null, stipendMax: null }
  const { upTo, ...stipend } = read
  return { stipend, stipendMax: upTo === undefined ? null : { value: upTo, quote: read.quote } }
}

const contactData =
  /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}|(?<![\d,.₹])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|\+\d[\d\s-]{7,15}\d|\b(?:wa\.me|t\.me|chat\.whatsapp\.com)\//i
const sentenceBorder = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u

/** The buttons and counts of the page that a text was copied from. */
const ofPage =
  /^\s*(?:(?:easy )?apply(?: now)?|saved?|share|report(?: this job)?|(?:show|see|read|view) (?:more|less)|send me jobs like this|.{1,60} logo|(?:over )?\d+\+? applicants?|(?:.{0,60}· ?)?(?:re)?posted .{0,30}\bago|.{1,80}· ?\d+ (?:minutes?|hours?|days?|weeks?|months?) ago\b.*)\s*$/i

/**
 * Without contact data, because applications arrive on Fledge, and addresses and numbers on a public page are collected by
 * others; and without what belongs to the page that the text was copied from.
 */
function withoutContactsAndPage(text: string): string {
  const lines = text
    .slice(0, longestText)
    .split('\n')
    .filter((line) => !ofPage.test(line))
  return lines
    .map((line) => (contactData.test(line) ? withoutContactSentences(line) : line))
    .filter((line): line is string => line !== null)
    .join('\n')
}

function withoutContactSentences(line: string): string | null {
  const kept = line.split(sentenceBorder).filter((sentence) => !contactData.test(sentence))
  return kept.length === 0 ? null : kept.join(' ')
}

/** Quotes the text as it was pasted. */
function describe(pasted: string): Found<string> | null {
  const found = readDescription(withoutContactsAndPage(pasted))
  return found && { value: found.value, quote: pasted.trim().slice(0, longestDescription) }
}

function readDescription(pasted: string): Found<string> | null {
  const text = pasted.trim()
  if (!isVisible(text)) return null
  if (text.length <= longestDescription) return { value: text.replace(/\r\n?/g, '\n'), quote: text }
  const cut = text.slice(0, longestDescription)
  const border = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  const quote = cut.slice(0, border > longestDescription / 2 ? border : longestDescription).trimEnd()
  return { value: quote.replace(/\r\n?/g, '\n'), quote }
}

const link = /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*$/i

/** Whether a pasted text is nothing but addresses of web pages. */
export function isOnlyLinks(pasted: string): boolean {
  const words = pasted.slice(0, longestText).trim().split(/\s+/)
  return words.every((word) => link.test(word))
}

/** 'pool' when the text says that it looks for candidates for later; a text that says nothing leaves it open. */
function readVacancy(pieces: readonly Piece[]): Found<Vacancy> | null {
  const said = pieces.find(({ text }) => !text.endsWith('?') && findPoolWords(text))
  return said ? { value: 'pool', quote: said.text } : null
}
