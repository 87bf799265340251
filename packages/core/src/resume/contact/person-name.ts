import { canonicalSkill } from '../../skills/canonical.ts'
import { findDegrees } from '../education/degrees.ts'
import { isFieldWord } from '../education/institutions.ts'
import { hasTitleNoun } from '../experience/job-titles.ts'
import { isPlace } from '../experience/places-and-employers.ts'
import { narrowSpan, type ReadableLine, type Span, spanOnLine, splitSpan, toSource } from '../layout/text-spans.ts'
import type { Field } from '../resume-draft.ts'
import { isHeading } from '../sections/section-headings.ts'

/**
 * The applicant's name: the part of the first lines that looks most like a name, rated by letter size, position and the
 * mail address. Null when nothing looks like a name.
 */
export function findName(lines: readonly ReadableLine[], email: string | null): Field | null {
  const first = lines.slice(0, 25)
  const largest = Math.max(...first.map(({ size }) => size))
  const candidates = first.flatMap((line, order) =>
    splitCandidates(line).map((name) => ({
      ...name,
      worth: rateCandidate(nameOf(name), line, order, largest, email),
      isChecked: isConfirmed(nameOf(name), line, first, email),
    })),
  )
  const likely = candidates.reduce<(Candidate & { worth: number; isChecked: boolean }) | null>(
    (one, other) => (other.worth > (one?.worth ?? 0) ? other : one),
    null,
  )
  // 'this is asha' over 'asha rao, Pune'
  const best =
    candidates.find((one) => likely && nameOf(one).startsWith(`${nameOf(likely)} `) && one.worth >= 3) ?? likely
  if (!best || best.worth < 3) return null
  const confidence = Math.min(best.isChecked ? 0.98 : highestUnchecked, 0.5 + best.worth / 20)
  const [upper, lower] = best.family ? [best.span, best.family] : (overTwoLines(first, best.span) ?? [best.span])
  if (!lower) return { text: upper.text, source: toSource(upper), confidence }
  return { text: `${upper.text} ${lower.text}`, source: toSource(upper), continued: [toSource(lower)], confidence }
}

const highestUnchecked = 0.75

/** Named by a label, by the mail address, or by being printed larger than all other lines. */
function isConfirmed(name: string, line: ReadableLine, lines: readonly ReadableLine[], email: string | null): boolean {
  if (label.test(line.text.trimStart()) || (email !== null && sharedWithEmail(name, email) > 0)) return true
  return name.includes(' ') && lines.every((other) => other === line || other.size < line.size)
}

/** 'Maria Fernanda' over 'Silva Costa': two lines that follow each other, in the same letters, larger than all others. */
function overTwoLines(lines: readonly ReadableLine[], found: Span): [Span, Span] | null {
  const at = lines.findIndex(({ index }) => index === found.line)
  const own = lines[at]
  if (!own || own.size === 0 || own.text.trim() !== found.text) return null
  const alike = lines.filter(({ size }) => size >= own.size - 0.1)
  const [upper, lower] = alike
  if (alike.length !== 2 || !upper || !lower || lower.index !== upper.index + 1 || lower.page !== upper.page)
    return null
  const rest = lines.filter((line) => !alike.includes(line)).map(({ size }) => size)
  if (Math.max(0, ...rest) * 1.2 > own.size) return null
  const [front, back] = [spanOnLine(upper), spanOnLine(lower)]
  const isWhole = front && back && isNameLike(front.text) && isNameLike(back.text)
  return isWhole && isNameLike(`${front.text} ${back.text}`) ? [front, back] : null
}

/** The first part of the lines that is a name of several words, all of them in the mail address. */
export function findNameLike(email: string, lines: readonly ReadableLine[]): Field | null {
  for (const { span } of lines.flatMap(splitCandidates)) {
    const { text } = span
    if (text.includes(' ') && isNameLike(text) && sharedWithEmail(text, email) === 1)
      return { text, source: toSource(span), confidence: 0.7 }
  }
  return null
}

const label =
  /^(?:(?:full|candidate|applicant)(?:['’]s)? )?name(?: of (?:the )?(?:candidate|applicant))?\s*[:\t–-]\s*|^full name\s|^(?:(?:hi|hello|hey|namaste|greetings|respected|dear)\b[^.!:;]{0,20}[!,. ]*|[\p{L} ]{3,24}\bme: )?(?:i am|i['’]m|my name is|this is|myself|main|mera na+m)\s/iu
// 'My name is Sara Thomas and I …'
const inSentence = /^\p{Lu}(?:\.|[\p{L}'’-]+)(?: \p{Lu}(?:\.|[\p{L}'’-]*)){1,4}(?=[,.!]|\s\p{Ll}|$)/u
// 'hi sir i am asha from pune'
const inSmallLetters =
  /^(?!(?:an?|the|currently|presently|looking|interested|fresher|graduate|doing|pursuing|from)\b)\p{Ll}{3,}(?: \p{Ll}+){0,2}?(?=\s(?:from|hai|here)\s|,)/u
const separators = /\t|[|•·]|\s[–—-]\s|\((?=he|she|they|\p{Lo})/giu

/** A part of a line that may be a name. `family`: the family name in front of it ('Kulkarni, Meera'). */
type Candidate = { span: Span; family: Span | null }

const nameOf = ({ span, family }: Candidate): string => (family ? `${span.text} ${family.text}` : span.text)

function splitCandidates(line: ReadableLine): Candidate[] {
  const whole = spanOnLine(line)
  const labelled = whole && label.exec(whole.text)
  if (!whole || (line.text.length > 120 && !labelled)) return []
  const behind = labelled ? narrowSpan(whole, labelled[0].length, whole.text.length) : whole
  const isSaid = labelled && /\s$/.test(labelled[0]) && !/name\s*[:\t–-]/i.test(labelled[0])
  const named =
    behind && isSaid
      ? narrowSpan(behind, 0, (inSentence.exec(behind.text) ?? inSmallLetters.exec(behind.text))?.[0].length ?? 0)
      : behind
  return (named ? splitSpan(named, separators) : []).flatMap((part) => {
    const span = withoutTitles(part)
    return span ? splitAtComma(span) : []
  })
}

/** 'Kulkarni, Meera' is one name; 'Meera Kulkarni, B.Tech, CFA' and 'Meera Kulkarni (B.Tech)' are a name and degrees. */
function splitAtComma(span: Span): Candidate[] {
  const [first, ...more] = splitSpan(span, /,\s+|\s\((?=[BMP])/g).map(withoutDegree)
  const [second] = more
  if (!first || !second) return [{ span: first ?? span, family: null }]
  // 'Priya Das, journalist in the making'
  const isAside = ({ text }: Span) =>
    isTitle(text, /\p{Ll}/u.test(first.text)) ||
    isPlace(text) ||
    (/ /.test(first.text) && (/^[\p{Ll}\d]/u.test(text) || hasTitleNoun(text)))
  if (more.length === 1 && isFamilyName(first.text) && isNameLike(second.text) && !isAside(second))
    return [{ span: second, family: first }]
  return [{ span: more.every(isAside) ? first : span, family: null }]
}

const isFamilyName = (text: string): boolean => text.split(/\s+/).length <= 2 && isNameLike(text)

/** Degrees and memberships behind a name. Behind a name in small letters any capitals are one. */
const isTitle = (text: string, hasSmallLetters: boolean): boolean =>
  findDegrees(text)[0]?.start === 0 ||
  /^(?:CFA|CPA|CA|CS|CMA|PMP|FRM|RN|ACCA|CSM|PE)$/.test(text) ||
  (hasSmallLetters && /^[A-Z]{2,5}\b/.test(text))

/** 'Meera Kulkarni B.Tech'; capitals alone may be initials ('Kavya M.S.'). */
function withoutDegree(span: Span): Span {
  const degree = findDegrees(span.text).at(-1)
  const isLast = degree && degree.start > 0 && degree.end === span.text.length
  return isLast && /\p{Ll}/u.test(span.text.slice(degree.start)) ? (narrowSpan(span, 0, degree.start) ?? span) : span
}

/** 'Dr. Asha Rao' is Asha Rao; so is 'Resume of Asha Rao'. */
function withoutTitles(span: Span): Span | null {
  const lead =
    /^(?:(?:mr|mrs|ms|miss|dr|prof|er|sr|fr|adv|capt|col|maj|ca|cs|shri|smt)\.?\s+|(?:resume|curriculum vitae|cv|lebenslauf|biodata)\s*(?:of|von|[:–-])\s*)+/i.exec(
      span.text,
    )
  return lead ? narrowSpan(span, lead[0].length, span.text.length) : span
}

function rateCandidate(name: string, line: ReadableLine, order: number, largest: number, email: string | null): number {
  const isLarge = largest > 0 && line.size >= largest - 0.1
  const words = name.split(' ').length
  // 'Yasmin Contractor' has her whole name in her address.
  const isAddressed = (isLarge || order === 0) && email !== null && words > 1 && sharedWithEmail(name, email) === 1
  if (
    !isNameLike(
      isLarge || order < 3 || label.test(line.text) ? inCapitals(name, label.test(line.text) ? name : email) : name,
      isAddressed,
    )
  )
    return 0
  if (words > mostWords && !isLarge) return 0
  const labelled = label.test(line.text.trimStart()) ? 4 : 0
  const big = isLarge ? 3 : 0
  const early = Math.max(0, 3 - order * 0.6) + (order === 0 ? 1 : 0)
  const addressed = email ? 3 * sharedWithEmail(name, email) : 0
  return labelled + big + early + addressed + (words >= 2 ? 1 : 0) + (line.bold ? 0.5 : 0)
}

// Longer names are printed large.
const mostWords = 5

/** A name in small letters ('arjun nair') as others write it, where the email address has a part of it, or the sentence says so. */
const inCapitals = (text: string, email: string | null): string =>
  email && /^\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(text) && sharedWithEmail(text, email) > 0
    ? text.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text

const word =
  /^(?:[("“'‘]\p{Lu}[\p{L}]{1,20}[)"”'’]|\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lo}[\p{L}\p{M}]*|(?:de|da|di|del|van|von|der|den|la|le|bin|binti|al|el|dos|e|y|s\/o|d\/o)|['’]?\p{Lu}[\p{L}'’.-]*)$/u

function isNameLike(text: string, mayNameJob = false): boolean {
  const words = text.split(/\s+/)
  if (text.length > 60 || words.length > 7 || !words.every((part) => word.test(part))) return false
  if (isHeading(text) || isPlace(text) || notNames.test(text) || isOfStudyOrWork(text)) return false
  const large = words.filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part))
  return large.length > 0 && (mayNameJob || !hasTitleNoun(text))
}

/** 'MA Clinical Psychology' begins with a degree, 'Python' is a skill: an address may look like both. */
function isOfStudyOrWork(text: string): boolean {
  if (canonicalSkill(text) !== null) return true
  const degree = /^(?:\p{Lu}\.?){2}/u.test(text) ? findDegrees(text)[0] : undefined
  return degree?.start === 0 && !hasInitials(text, degree.end)
}

/** 'M.S. Dhoni' and 'BA Meera': two letters that could be a degree, but no field of study behind them. */
function hasInitials(text: string, end: number): boolean {
  const rest = text.slice(end).trim()
  const isShort = text.slice(0, end).replace(/\P{L}/gu, '').length === 2
  return isShort && rest !== '' && !rest.split(/[\s-]+/).some((part) => isFieldWord(part) || ofStudents.test(part))
}

const ofStudents = /^(?:candidates?|students?|graduates?|degree|scholar|final|first|second|third|hons?\.?)$/i

const notNames =
  /(?<![\p{L}\d])(?:hello|ma['’]am|madam|sir|greetings|dear|respected|regards|resume|résumé|curriculum|vitae|vitæ|cv|lebenslauf|biodata|bio-data|currículum|currículo|page|phone|mobile|email|e-mail|address|linkedin|github|portfolio|website|college|university|institute|school|engineering|technology|information|software|science|computer|street|road|nagar|updated|confidential|profile|objective|summary|data|full|stack|bachelor|master|b\.?tech|india|year)(?![\p{L}\d])/iu

/** How much of a name an email address shows, before the @ or as its own domain: 0, 0.5 or 1. */
function sharedWithEmail(text: string, email: string): number {
  const local = plain(email)
  const words = text
    .split(/\s+/)
    .map(plain)
    .filter((part) => part.length >= 2)
  const found = words.filter(
    (part) => local.includes(part) || (part.length > 4 && local.includes(part.slice(0, 4))),
  ).length
  return found === 0 ? 0 : found === words.length ? 1 : 0.5
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
