import { isPlace } from '../experience/places-and-employers.ts'
import { isBullet, narrowSpan, type ReadableLine, type Span, splitSpan } from '../layout/text-spans.ts'
import type { Mark } from './education-mark.ts'
import { isFieldLike, splitFreeParts } from './fields-of-study.ts'
import { isDetail } from './find-education-marks.ts'

/** What is known of one entry of a section: where its marks are, and the institution that its words name. */
export type KnownEntry = { degree: Mark | null; institution: Mark | null; marks: readonly Mark[] }

/**
 * Institutions whose names have no word such as 'college' ('Marigold Hall'), for entries with a degree and without an
 * institution: a name on the degree's line or on one of two lines around it. Entries of one section are written alike,
 * so the place where most of them have a name, or a known institution, is preferred.
 */
export function findUnlistedInstitutions(
  lines: readonly ReadableLine[],
  entries: readonly KnownEntry[],
): (Span | null)[] {
  const places = new Map(lines.map(({ index }, place) => [index, place]))
  const placeOf = (mark: Mark) => places.get(mark.line.index) ?? 0
  const options = entries.map((entry, index) => {
    if (!entry.degree || entry.institution) return []
    const own = placeOf(entry.degree)
    const before = entries[index - 1]?.marks.at(-1)
    const after = entries[index + 1]?.marks[0]
    const from = Math.max(own - farthest, before ? placeOf(before) + Number(placeOf(before) < own) : 0)
    const to = Math.min(own + farthest, after ? Math.max(own, placeOf(after) - 1) : lines.length - 1)
    return lines.slice(from, to + 1).flatMap((line, step): Option[] => {
      // 'Class 12 from Zed Hall, now BA from Kite Hall'
      const isShared = before?.line === line && entry.degree?.line === line
      const first = isShared ? (entry.marks[0]?.span.start ?? 0) : 0
      const last = after?.line === line ? after.span.start : line.text.length
      const name = nameOnLine(line, entry, entry.degree?.line === line, first, last)
      return name ? [{ distance: from + step - own, name }] : []
    })
  })
  const votes = countVotes([
    ...options.flat().map(({ distance }) => distance),
    ...entries.flatMap(({ degree, institution }) =>
      degree && institution ? [placeOf(institution) - placeOf(degree)] : [],
    ),
  ])
  return options.map((own) => {
    const worth = ({ distance }: Option) => (votes.get(distance) ?? 0) - 0.1 * Math.abs(distance)
    return (
      own.reduce<Option | null>((best, one) => (!best || worth(one) > worth(best) ? one : best), null)?.name ?? null
    )
  })
}

type Option = { distance: number; name: Span }

const farthest = 2

function countVotes(distances: readonly number[]): ReadonlyMap<number, number> {
  const votes = new Map<number, number>()
  for (const distance of distances) votes.set(distance, (votes.get(distance) ?? 0) + 1)
  return votes
}

/** The first part of a line that is neither a mark, a field, a place nor a grade, if it is a name. */
function nameOnLine(
  line: ReadableLine,
  { marks }: KnownEntry,
  isOfDegree: boolean,
  from: number,
  to: number,
): Span | null {
  if ((isBullet(line.text) && !isOfDegree) || isDetail(line.text) || line.text.length > longestLine) return null
  const taken = marks.filter((mark) => mark.line === line).map(({ span }) => span)
  const parts = splitFreeParts(line, taken).flatMap((part) =>
    splitSpan(part, /,\s+|(?<=^(?:School|College|Institut\w+))(?::| was)\s+/g),
  )
  // 'Schooling from Zed International (CBSE 12th)'
  const isSaid = ({ start }: Span) => /\b(?:from|at) $/.test(line.text.slice(Math.max(0, start - 6), start))
  // 'from ZOU by correspondence'
  const named = parts.map((part) =>
    isSaid(part) && !isName(part.text)
      ? (narrowSpan(part, 0, capitalWords.exec(part.text)?.[0].length ?? part.text.length) ?? part)
      : part,
  )
  const open = named.filter(
    (part) =>
      part.start >= from &&
      part.start < to &&
      (isSaid(part) || !isFieldLike(part.text, false)) &&
      !isPlace(part.text) &&
      !grade.test(part.text) &&
      !(isOfDegree && line.text[part.start - 1] === '('),
  )
  // 'MFA Printmaking, Kala Bhavana': right behind the degree is its field, unless nothing else follows.
  const isField = ({ start }: Span) =>
    isOfDegree && marks.some(({ kind, span }) => kind === 'degree' && span.end + 1 === start)
  const names = open.filter(({ text }) => isName(text))
  const first = isOfDegree ? (names.find(isSaid) ?? names.find((part) => !isField(part)) ?? names[0]) : open[0]
  return first && isName(first.text) ? first : null
}

const capitalWords = /^\p{Lu}[\p{L}’'&-]+(?: (?:(?:of|and|for|&) )?\p{Lu}[\p{L}’'&-]+)*/u
const longestLine = 120
const grade =
  /^(?:c?gpa|sgpa|percentage|marks?|grade|score|aggregate|result|final|overall|with|first|second|third|division|class|distinction|honou?rs?|merit|pass(?:ed)?|expected|pursuing|completed|graduated|appeared|ongoing|batch|year|semester|\d|(?:degree|course|qualification|school|college|university|board|institut\w+)$)/i
const notNames =
  /\b(?:I['’]m|board|cbse|icse|cisce|examination|result|passed|expected|division|class|distinction|gpa|cgpa|percent|rank|topper|project|thesis|course|coursework|subjects?|major|minor|member|club|society|society|president|captain|certificate|certification)\b/i
const isName = (text: string) =>
  /^(?:\p{Lu}[\p{L}.'’&-]*|of|and|the|&|de)(?: (?:\p{Lu}[\p{L}.'’&-]*|of|for|and|the|&|de|\(\p{Lu}[\p{L} ]+\))){0,6}$/u.test(
    text,
  ) &&
  /\p{L}{3}/u.test(text) &&
  !notNames.test(text)
