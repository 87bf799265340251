import type { EntryLines, Experience, PartialDate, ResumeDraft, Section } from './resume-draft.ts'

/** An entry of a resume, whatever its kind. `education` and `certificate` are where courses are. */
export type PlacedEntry = {
  kind: 'work' | 'volunteering' | 'project' | 'education' | 'certificate' | 'award'
  title: string
  start: PartialDate
  end: PartialDate
  lines: EntryLines
}

/** The section of a line, and the entry that it is part of; null outside of entries. */
export type LinePlace = { section: Section['kind']; entry: PlacedEntry | null }

/**
 * The section and entry of each character of a resume. Lines that no section has (hidden ones) are of the section before
 * them; what is in no entry of a paragraph that tells of several things is of none. `cutsOf` are where in a line an entry
 * begins or ends.
 */
export function findLinePlaces(draft: ResumeDraft) {
  const places = new Map<number, PlacedEntry[]>()
  for (const entry of listEntries(draft))
    for (let line = entry.lines.from; line <= entry.lines.to; line++)
      places.set(line, [...(places.get(line) ?? []), entry])
  const cutsOf = (line: number): number[] => {
    const cuts = (places.get(line) ?? []).flatMap(({ lines: { from, to, start, end } }) => [
      ...(from === line && start !== undefined ? [start] : []),
      ...(to === line && end !== undefined ? [end] : []),
    ])
    return [...new Set(cuts)].sort((one, other) => one - other)
  }
  const placeOf = (line: number, at?: number): LinePlace => {
    const all = places.get(line) ?? []
    const entry = (at === undefined ? all[0] : all.find(({ lines }) => hasPlace(lines, line, at))) ?? null
    const { kind = 'top', heading = null } = sectionAt(draft.sections, line) ?? {}
    const isAside = entry === null && (all.length > 0 || (kind === 'experience' && heading === null))
    return { section: isAside ? 'other' : kind, entry }
  }
  return { placeOf, cutsOf }
}

/** Whether an entry has this character of a line. */
export const hasPlace = (
  { from, to, start = 0, end = Number.POSITIVE_INFINITY }: EntryLines,
  line: number,
  at: number,
) => line >= from && line <= to && (line > from || at >= start) && (line < to || at < end)

/** All entries of a draft, those of jobs first. A publication is the work of a project. */
export function listEntries(draft: ResumeDraft): PlacedEntry[] {
  const { experience, volunteering = [], projects = [], credentials = [], education } = draft
  return [
    ...experience.map((entry) => ({
      kind: isTaskOfStudies(entry.title) ? ('project' as const) : ('work' as const),
      ...pick(entry),
    })),
    ...volunteering.map((entry) => ({ kind: 'volunteering' as const, ...pick(entry) })),
    ...projects.map((entry) => ({ kind: 'project' as const, ...pick(entry) })),
    ...credentials.map(({ kind, title, date, lines }) => ({
      kind: kind === 'publication' ? ('project' as const) : kind,
      title,
      start: null,
      end: date,
      lines,
    })),
    ...education.map((entry) => ({ kind: 'education' as const, ...pick({ ...entry, title: entry.degree }) })),
  ]
}

/** 'M.Sc. dissertation', 'Final year project' and 'Virtual internship' among the jobs are tasks that a course sets. */
export const isTaskOfStudies = (title: string): boolean => taskOfStudies.test(title)
const taskOfStudies =
  /\bvirtual (?:internship|work experience|experience)\b|\bjob simulation\b|^(?:(?:[BM]\.? ?(?:Sc|Tech|Com|Pharm|Ed|A|E|S)\.?|(?:under|post)graduate|UG|PG|Masters?|Bachelors?|final[- ]year|academic|college|semester|mini|major|capstone) ){1,2}(?:project|dissertation|thesis)\b(?! \p{L})|^(?:dissertation|thesis)\b(?! \p{L})/iu

const pick = ({ title, start, end, lines, counted }: Omit<PlacedEntry, 'kind'> & Pick<Experience, 'counted'>) => ({
  title,
  start,
  end,
  lines,
  ...counted,
})

const sectionAt = (sections: readonly Section[], line: number): Section | undefined =>
  sections.findLast(({ heading, from }) => Math.min(heading ?? from, from) <= line)
