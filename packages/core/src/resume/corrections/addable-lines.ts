import { findPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { isVolunteering } from '../entries/find-volunteering.ts'
import { tellsLengthOfWork } from '../experience/experience-rows.ts'
import { hasTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { findGaps } from '../layout/gaps.ts'
import type { Line } from '../layout/resume-lines.ts'
import { isBullet } from '../layout/text-spans.ts'
import { listEntries } from '../line-places.ts'
import type { ResumeDraft, Section, Source } from '../resume-draft.ts'
import { address, namesDegree } from '../sections/content-kind.ts'
import { headingKind } from '../sections/section-headings.ts'
import { findDisclaimers } from '../skills/disclaimed-skills.ts'
import { findHobbies } from '../skills/hobbies.ts'
import { lineAnchor } from './correction-fields.ts'
import { entryAnchor, linesOfEntry } from './entry-anchors.ts'

/** The lists of a draft that a student corrects. */
export type EntryList = 'experience' | 'education'

/** An entry that was not read may begin on line `from`, and has the lines to `to`. */
export type AddableLines = { from: number; to: number }

/**
 * Where a job or a study that was not read may begin: below a heading of its kind or one that is not known, outside of all
 * entries, or below the head of a read entry of its kind, which then ends before it. Never on a hidden line, a heading, a
 * list of skills, a hobby or a wish. It ends before the next entry, heading, such line or blank gap. `wanted` are the only
 * anchors to look for.
 */
export function findAddableLines(
  draft: ResumeDraft,
  lines: readonly Line[],
  list: EntryList,
  wanted?: ReadonlySet<string>,
): AddableLines[] {
  const owners = findOwners(draft, lines, list)
  const ends = findEnds(owners, lines)
  const anchors = new Set(draft[list].map((entry) => entryAnchor(entry, lines)))
  const places = lines.flatMap(({ text }, from) => {
    const owner = owners[from]
    const anchor = lineAnchor(text)
    return owner && !anchors.has(anchor) && (!wanted || wanted.has(anchor))
      ? [{ from, to: ends[from]!, owner, anchor }]
      : []
  })
  return places.slice(0, mostLines).flatMap(({ from, to, owner, anchor }) => {
    const { text } = lines[from]!
    if (anchors.has(anchor) || !mayBegin(text, list)) return []
    const head = lines.slice(from, Math.min(to, from + 2) + 1)
    const isLikely =
      'sources' in owner
        ? !isBullet(text) && /^[\p{Lu}\p{Lo}\d]/u.test(text)
        : isHeadedBy(owner, list) || head.some((line) => signs[list](line.text))
    if (!isLikely) return []
    anchors.add(anchor)
    return [{ from, to }]
  })
}

/** Lines that are examined: bounds the time, and a student would not look through a longer list. */
const mostLines = 200

/** For each line the last one that follows it in one piece. */
function findEnds(owners: readonly Owner[], lines: readonly Line[]): number[] {
  const gaps = findGaps(lines.map((line, index) => ({ ...line, index })))
  const ends: number[] = []
  for (let line = lines.length - 1; line >= 0; line--) {
    const isLast = owners[line] !== owners[line + 1] || gaps.has(line + 1)
    ends[line] = isLast ? line : ends[line + 1]!
  }
  return ends
}

type Owner = ResumeDraft[EntryList][number] | Section | null

/** What each line belongs to: a read entry of the list, below its head, or a section; null where none may be added. */
function findOwners(draft: ResumeDraft, lines: readonly Line[], list: EntryList): Owner[] {
  const closed = new Set([
    ...draft.flags.map(({ line }) => line),
    ...draft.sections.flatMap(({ heading, from }) => (heading === null || heading === from ? [] : [heading])),
    ...findHobbies(lines.map(({ text }, index) => ({ text, index }))),
    ...listEntries({ ...draft, [list]: [] }).flatMap((entry) => linesOfEntry(entry, lines)),
  ])
  const hosts = new Map<number, Owner>()
  for (const entry of draft[list]) {
    const isPart = entry.lines.start !== undefined || entry.lines.end !== undefined
    const head = Math.max(entry.lines.from, ...Object.values<Source | null>(entry.sources).map((one) => one?.line ?? 0))
    for (const line of linesOfEntry(entry, lines)) {
      hosts.set(line, entry)
      if (isPart || line <= head) closed.add(line)
    }
  }
  const skills = Map.groupBy(
    draft.skills.flatMap(({ sources }) => sources),
    ({ line }) => line,
  )
  return lines.map(({ text, hidden }, line) => {
    if (hidden !== null || closed.has(line) || wish.test(text) || isSkillList(text, skills.get(line) ?? [])) return null
    const section = draft.sections.find(({ from, to }) => from <= line && line <= to)
    return hosts.get(line) ?? (section && mayHold(section, lines, list) ? section : null)
  })
}

/** Lines of the profile, the skills or the studies are no job, whatever they say. */
function mayHold({ kind, heading }: Section, lines: readonly Line[], list: EntryList): boolean {
  if (kind !== 'other') return sectionsOf[list].includes(kind)
  return heading !== null && headingKind(lines[heading]!.text) === null
}

const sectionsOf: Record<EntryList, readonly Section['kind'][]> = {
  experience: ['experience'],
  education: ['education', 'certifications'],
}

/** Whether the heading says that such entries are below it. */
const isHeadedBy = ({ kind, heading }: Section, list: EntryList): boolean => heading !== null && kind === list

/** What a line says where no heading does. */
const signs: Record<EntryList, (text: string) => boolean> = {
  experience: (text) =>
    hasTitleNoun(text) ||
    namesPlacement(text) ||
    text.split(/[,|(\t]|\s[–—-]\s/).some((part) => soundsLikeCompany(part.trim())) ||
    tellsLengthOfWork(text) ||
    findPeriods(text).some(({ isRange }) => isRange),
  education: (text) =>
    findDegrees(text).some(({ level }) => level !== 'certificate') || findInstitutions(text, []).length > 0,
}

function mayBegin(text: string, list: EntryList): boolean {
  if (!/\p{L}{2}/u.test(text) || address.test(text) || findDisclaimers(text).length > 0) return false
  return list === 'education' || !(namesDegree(text) || isVolunteering({ title: text, company: '' }))
}

/** Wishes that name a job, besides those of `findDisclaimers`. */
const wish =
  /^\P{L}*(?:(?:open|available|apply(?:ing)?|applied) (?:to|for)\b|(?:target|preferred|desired|expected|dream|wanted) (?:job|role|position|post|profile|compan|field)|(?:jobs?|roles?|positions?) (?:wanted|seeker|preference|sought)|want(?:s|ing)?\b)/iu

/** Mostly names of skills: 'Python, SQL', 'Tools: Tally, Excel'. `skills` are their places on the line. */
function isSkillList(text: string, skills: readonly Source[]): boolean {
  if (skills.length === 0 || findPeriods(text).length > 0) return false
  const label = /^[^:,]{1,30}:/.exec(text)?.[0].length ?? 0
  const items = [...text.slice(label).matchAll(/(?:(?!\sand\s)[^,;|•·/\t])+/g)].filter(([item]) =>
    /[\p{L}\d]/u.test(item),
  )
  const named = new Uint8Array(text.length)
  for (const { start, end } of skills) named.fill(1, start, end)
  const known = items.filter(({ index, 0: item }) => {
    const own = named.subarray(label + index, label + index + item.length)
    return own.reduce((sum, one) => sum + one, 0) > 0.5 * item.trim().length
  })
  return known.length > 0.5 * items.length
}
