import { findPersonalDetails } from '../../resume/contact/personal-details.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import type { Field, ResumeDraft } from '../../resume/resume-draft.ts'
import { findDisclaimedBlocks } from '../../resume/skills/disclaimed-blocks.ts'
import { findDisclaimedParts } from '../../resume/skills/disclaimed-skills.ts'
import { findHobbies } from '../../resume/skills/hobbies.ts'
import { findMadeByOthers } from '../../resume/skills/made-by-others.ts'
import { findEmployers } from '../../resume/skills/names-in-entries.ts'
import { findSkills } from '../../skills/extract.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { findColleges } from '../../skills/proper-names.ts'
import { type Token, tokenize } from '../../skills/tokens.ts'
import { isRank } from './uncounted-words.ts'

/** `isDisowned` marks what the applicant does not know, only wants to learn or only watched. */
export type Span = { start: number; end: number; isDisowned?: boolean }

/**
 * For each line, the parts that matching must not use: name, mail, telephone, links, address and personal details,
 * employers, colleges wherever they are named, headings, and what the applicant does not know or only wants to learn. Hidden lines,
 * hobbies and instructions to machines are masked whole.
 */
export function findMasks(draft: ResumeDraft, lines: readonly Line[]): Span[][] {
  const flagged = new Set(draft.flags.map((flag) => flag.line))
  const headings = new Set(draft.sections.map((section) => section.heading))
  const name = nameAtTop(draft)
  const people = [name?.text ?? '', name?.source.line === 0 ? '' : unreadName(lines)]
  const names = new Set([...people, ...draft.education.map((entry) => entry.institution)].flatMap(nameToFind))
  const named = namesOn(lines, names)
  const indexed = lines.map((line, index) => ({ ...line, index }))
  const hobbies = findHobbies(indexed)
  const disclaimed = findDisclaimedParts(indexed)
  const unknown = findDisclaimedBlocks(indexed)
  const byOthers = Map.groupBy(
    (draft.projects ?? []).flatMap((project) => findMadeByOthers(project.lines, indexed)),
    ({ line }) => line,
  )
  const posts = [...draft.experience, ...(draft.volunteering ?? [])]
  const employers = findEmployers(posts)
  const mayNameUnit = new Set([
    ...posts.flatMap(({ sources }) => sources.title?.line ?? []),
    ...draft.education.flatMap(({ lines: { from, to } }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    ),
  ])
  return lines.map((line, index) => {
    if (line.hidden !== null || flagged.has(index) || hobbies.has(index)) return [{ start: 0, end: line.text.length }]
    if (unknown.has(index)) return [{ start: 0, end: line.text.length, isDisowned: true }]
    const heading = headings.has(index) ? maskHeading(line.text) : []
    const particulars = findPersonalDetails(line.text)
    return [
      ...heading,
      ...particulars,
      ...contactsOn(draft, index),
      ...employers.filter((employer) => employer.line === index),
      ...(named.get(index) ?? []),
      ...findColleges(line.text),
      ...(mayNameUnit.has(index) ? [] : findDepartments(line.text)),
      ...[...(disclaimed.get(index) ?? []), ...(byOthers.get(index) ?? [])].map(({ start, end }) => ({
        start,
        end,
        isDisowned: true,
      })),
    ]
  })
}

/** Whether a piece of a line shares any character with what is masked of it. */
export function isMasked(masks: readonly Span[], start: number, end: number): boolean {
  return masks.some((mask) => start < mask.end && end > mask.start)
}

/** The 'School internship' of 'School internship, Govt. School': a place up to what is masked; null when nothing is left. */
export function beforeMask<Place extends Span>(masks: readonly Span[], place: Place): Place | null {
  const own = masks.filter((mask) => place.start < mask.end && place.end > mask.start)
  const end = Math.min(place.end, ...own.map(({ start }) => start))
  return end > place.start ? { ...place, end } : null
}

/** A heading ('Research') shows no skill; what follows a colon, a dash or a gap on its line is content. */
function maskHeading(text: string): Span[] {
  const end = text.search(/[:\t]|\s[-–—]\s/)
  return [{ start: 0, end: end < 0 ? text.length : end }]
}

/** 'Department of Microbiology, KMC Manipal' and "Asha's Tailoring (2024)" say where; in a title or a course of study it says what. */
const findDepartments = (text: string): Span[] =>
  [...text.matchAll(department)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
const department =
  /\b(?:Department|Dept\.?|Faculty|Division) of \p{Lu}[\p{L}-]*(?:(?: (?:and|&))? \p{Lu}[\p{L}-]*){0,3}|^\W{0,3}(?!(?:[Ww]o)?[Mm]en|[Cc]hild|[Kk]id|[Ll]ad)\p{L}+['’]s \p{L}+ing(?=\s*(?:[(:–—]|$))/gu

const topLines = 6

/** A name found further down is not the applicant's. */
function nameAtTop({ name }: ResumeDraft): Field | null {
  return name !== null && name.source.line < topLines ? name : null
}

function contactsOn(draft: ResumeDraft, index: number): Span[] {
  return [nameAtTop(draft), draft.email, draft.phone, ...draft.links]
    .flatMap((field) => (field === null ? [] : [field.source, ...(field.continued ?? [])]))
    .filter(({ line }) => line === index)
    .map(({ start, end }) => ({ start, end }))
}

/**
 * The first line where the reader saw no name: 'Priya Painter' looks like a role to it. It is taken for a name when it
 * is two to four words of which at least one belongs to no role, skill or rank.
 */
function unreadName(lines: readonly Line[]): string {
  const text = lines[0]?.text ?? ''
  const tokens = tokenize(text)
  if (tokens.length < 2 || tokens.length > 4 || !/^[\p{L}\p{M}.'’ -]+$/u.test(text)) return ''
  const known = [...findFieldWords(text), ...findSkills(text)]
  const isKnown = ({ norm, start, end }: Token) => isRank(norm) || isMasked(known, start, end)
  return tokens.every(isKnown) ? '' : text
}

/** A name of one word is not searched elsewhere, because it may be an ordinary word. */
function nameToFind(name: string): string[] {
  const folded = name.trim().toLowerCase()
  return folded.includes(' ') ? [folded] : []
}

/**
 * Where the names occur, by line, in any case. Names are looked up by their first word, because searching for each of
 * hundreds of names takes tens of milliseconds. A line whose lower case has another length ('İ') is skipped.
 */
function namesOn(lines: readonly Line[], names: ReadonlySet<string>): Map<number, Span[]> {
  const found = new Map<number, Span[]>()
  const byFirstWord = Map.groupBy(names, (name) => name.slice(0, name.indexOf(' ')))
  if (names.size === 0) return found
  for (const [line, { text }] of lines.entries()) {
    const low = text.toLowerCase()
    if (low.length !== text.length) continue
    const spans: Span[] = []
    for (const { index: start, 0: word } of low.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}][^\s]*/gu))
      for (const name of byFirstWord.get(word) ?? [])
        if (low.startsWith(name, start)) spans.push({ start, end: start + name.length })
    if (spans.length > 0) found.set(line, spans)
  }
  return found
}
