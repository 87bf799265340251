import type { PartialDate, ResumeDraft, Section } from './resume-draft.ts'

/** An entry of a resume, whatever its kind. `education` and `certificate` are where courses are. */
export type PlacedEntry = {
  kind: 'work' | 'volunteering' | 'project' | 'education' | 'certificate' | 'award'
  title: string
  start: PartialDate
  end: PartialDate
  lines: { from: number; to: number }
}

/** The section of a line, and the entry that it is part of; null outside of entries. */
export type LinePlace = { section: Section['kind']; entry: PlacedEntry | null }

/** The section and entry of each line of a resume. Lines that no section has (hidden ones) are of the section before them. */
export function findLinePlaces(draft: ResumeDraft): (line: number) => LinePlace {
  const entries = listEntries(draft)
  const places = new Map<number, PlacedEntry>()
  for (const entry of entries)
    for (let line = entry.lines.from; line <= entry.lines.to; line++) if (!places.has(line)) places.set(line, entry)
  return (line) => ({ section: sectionAt(draft.sections, line), entry: places.get(line) ?? null })
}

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

const pick = ({ title, start, end, lines }: Omit<PlacedEntry, 'kind'>) => ({ title, start, end, lines })

function sectionAt(sections: readonly Section[], line: number): Section['kind'] {
  const own = sections.findLast(({ heading, from }) => Math.min(heading ?? from, from) <= line)
  return own?.kind ?? 'top'
}
