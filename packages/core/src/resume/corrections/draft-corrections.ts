import { canonicalSkill } from '../../skills/canonical.ts'
import { normalizedWords } from '../../skills/tokens.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import type { Line } from '../layout/resume-lines.ts'
import type { Education, Experience, Field, ResumeDraft, Source } from '../resume-draft.ts'
import { findAddedSkills } from '../skills/added-skills.ts'
import { type EducationField, type ExperienceField, maxAnchorLength } from './correction-fields.ts'
import { findRetracted } from './retracted.ts'

/**
 * A student's corrections of a reading. They belong to the file and survive every new reading, so an entry is identified
 * by its anchor (the text of its first line) and not by its place in a list.
 */
export type Corrections = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  skills?: { added: string[]; removed: string[] } | undefined
  experience?: EntryCorrection<ExperienceField>[] | undefined
  education?: EntryCorrection<EducationField>[] | undefined
}

/** `removed`: the reading is not such an entry. `added`: an entry begins on the anchor's line, even if none was read. */
export type EntryCorrection<F extends string> = {
  anchor: string
  removed?: boolean | undefined
  added?: boolean | undefined
  fields: Partial<Record<F, string>>
}

export function entryAnchor(entry: Experience | Education, lines: readonly Line[]): string {
  return lineAnchor(lines[entry.lines.from])
}

/** The anchor of an entry that begins on this line. */
export const lineAnchor = (line: Line | undefined): string => line?.text.slice(0, maxAnchorLength) ?? ''

/**
 * Applies corrections to a draft. An added skill that the text contains is evidence like any other; one that it does not
 * contain is shown without a source and earns nothing. Corrections of entries that this reading lacks have no effect.
 */
export function applyCorrections(
  draft: ResumeDraft,
  lines: readonly Line[],
  corrections: Corrections | null,
): ResumeDraft {
  if (corrections === null) return draft
  const { name, email, phone, skills, experience = [], education = [] } = corrections
  const removed = new Set(skills?.removed.map((skill) => canonicalSkill(skill) ?? skill))
  const resume: Resume = { draft, lines, foldedLine: foldOnce(lines) }
  return {
    ...draft,
    name: correctedField(draft.name, name, lines),
    email: correctedField(draft.email, email, lines),
    phone: correctedField(draft.phone, phone, lines),
    ...(removed.size > 0 ? { removedSkills: [...removed] } : {}),
    listedSkills: draft.listedSkills.filter(({ text }) => !removed.has(canonicalSkill(text) ?? text)),
    skills: [
      ...draft.skills.filter(({ skill }) => !removed.has(skill)),
      ...findAddedSkills(draft, lines, skills?.added ?? []).filter(({ skill }) => !removed.has(skill)),
    ],
    experience: [
      ...correctedEntries(draft.experience, experience, resume, (entry, fields) =>
        correctedExperience(entry, fields, lines),
      ),
      ...addedEntries(draft.experience, experience, resume).map(({ line, fields }) =>
        correctedExperience(emptyExperience(line), fields, lines),
      ),
    ],
    education: [
      ...correctedEntries(draft.education, education, resume, correctedEducation),
      ...addedEntries(draft.education, education, resume).map(({ line, fields }) =>
        correctedEducation(emptyEducation(line), fields),
      ),
    ],
  }
}

/**
 * The corrected text with its place in the resume. If the resume does not contain it, the place of the reading is kept,
 * so that the name there is not taken for a skill. An empty text removes the field.
 */
function correctedField(field: Field | null, text: string | undefined, lines: readonly Line[]): Field | null {
  if (text === undefined || text === field?.text) return field
  if (text === '') return null
  return { text, source: findText(text, lines) ?? field?.source ?? nowhere, confidence: 1 }
}

const nowhere: Source = { line: 0, start: 0, end: 0 }

function findText(text: string, lines: readonly Line[], among: Iterable<number> = lines.keys()): Source | null {
  for (const line of among) {
    const { text: whole, hidden } = lines[line]!
    const start = hidden === null ? whole.indexOf(text) : -1
    if (start >= 0) return { line, start, end: start + text.length }
  }
  return null
}

/** `foldedLine` gives the text of a line as anchors are compared with it. */
type Resume = { draft: ResumeDraft; lines: readonly Line[]; foldedLine: (line: number) => string }

/** Corrects each entry whose lines contain an anchor: another reading may begin an entry earlier. */
function correctedEntries<E extends Experience | Education, F extends string>(
  entries: readonly E[],
  corrections: readonly EntryCorrection<F>[],
  { lines, foldedLine }: Resume,
  correct: (entry: E, fields: EntryCorrection<F>['fields']) => E,
): E[] {
  const byAnchor = new Map<string, EntryCorrection<F>>()
  for (const correction of corrections) {
    const anchor = folded(correction.anchor)
    if (anchor !== '' && !byAnchor.has(anchor)) byAnchor.set(anchor, correction)
  }
  if (byAnchor.size === 0) return [...entries]
  return entries.flatMap((entry) => {
    const found = linesOfEntry(entry, lines).flatMap((line) => byAnchor.get(foldedLine(line)) ?? [])
    const first = found.length > 1 ? corrections.find((correction) => found.includes(correction)) : found[0]
    if (!first) return [entry]
    return first.removed ? [] : [correct(entry, first.fields)]
  })
}

/** The entries that the student adds, on visible lines where no entry was read. */
function addedEntries<F extends string>(
  entries: readonly (Experience | Education)[],
  corrections: readonly EntryCorrection<F>[],
  { draft, lines, foldedLine }: Resume,
): { line: number; fields: EntryCorrection<F>['fields'] }[] {
  const wanted = corrections.filter(({ added, removed }) => added && !removed)
  if (wanted.length === 0) return []
  const taken = new Set(entries.flatMap((entry) => linesOfEntry(entry, lines).map(foldedLine)))
  const flagged = new Set(draft.flags.map(({ line }) => line))
  const shown = new Map<string, number>()
  for (const [at, line] of lines.entries())
    if (line.hidden === null && !flagged.has(at) && !shown.has(lineAnchor(line))) shown.set(lineAnchor(line), at)
  return wanted.flatMap(({ anchor, fields }) => {
    const line = shown.get(anchor.slice(0, maxAnchorLength))
    if (line === undefined) return []
    const sought = folded(anchor)
    return sought !== '' && taken.has(sought) ? [] : [{ line, fields }]
  })
}

function linesOfEntry({ lines: { from, to } }: Experience | Education, lines: readonly Line[]): number[] {
  return Array.from({ length: Math.max(0, Math.min(to + 1, lines.length) - from) }, (_, offset) => from + offset)
}

/** Folds each line at most once, on demand. */
function foldOnce(lines: readonly Line[]): (line: number) => string {
  const done = new Map<number, string>()
  return (line) => {
    const text = done.get(line) ?? folded(lineAnchor(lines[line]))
    done.set(line, text)
    return text
  }
}

const emptyEntry = (line: number) => ({ start: null, end: null, lines: { from: line, to: line }, confidence: 1 })

const emptyExperience = (line: number): Experience => ({
  ...emptyEntry(line),
  title: '',
  company: '',
  duration: '',
  description: '',
  sources: { title: null, company: null, duration: null },
})

const emptyEducation = (line: number): Education => ({
  ...emptyEntry(line),
  degree: '',
  field: '',
  institution: '',
  grade: '',
  sources: { degree: null, field: null, institution: null, dates: null, grade: null },
})

const folded = (text: string): string => normalizedWords(text.slice(0, maxAnchorLength)).join(' ')

/**
 * A corrected field is quoted where the lines of the job have it. What these do not say shows nothing: other words of the
 * job are retracted, and later dates do not count.
 */
function correctedExperience(
  entry: Experience,
  fields: EntryCorrection<ExperienceField>['fields'],
  lines: readonly Line[],
): Experience {
  const { title, company, duration, description } = fields
  const place = (text: string | undefined, read: Source | null) =>
    text === undefined ? read : text === '' ? null : findText(text, lines, linesOfEntry(entry, lines))
  const corrected = {
    ...entry,
    title: title ?? entry.title,
    company: company ?? entry.company,
    description: description ?? entry.description,
    duration: duration ?? entry.duration,
    ...(duration === undefined ? {} : parseDates(duration)),
    sources: {
      title: place(title, entry.sources.title),
      // The name of another employer is no skill either.
      company: place(company, entry.sources.company) ?? entry.sources.company,
      duration: place(duration, entry.sources.duration),
    },
    confidence: 1,
  }
  const retracted = findRetracted(entry, corrected, lines)
  const isLater = lastDate(corrected) > lastDate(entry) && !isSaid(corrected, entry, lines)
  return {
    ...corrected,
    ...(retracted.length > 0 && { retracted }),
    ...(isLater && { counted: { start: entry.start, end: entry.end } }),
  }
}

const lastDate = ({ start, end }: Pick<Experience, 'start' | 'end'>): string =>
  end === 'present' ? '9999' : (end ?? start ?? '')

/** Whether the lines of a job have the years of its dates. */
function isSaid({ start, end }: Experience, entry: Experience, lines: readonly Line[]): boolean {
  const text = linesOfEntry(entry, lines)
    .map((line) => lines[line]!.text)
    .join(' ')
  const isPresent = end === 'present' && findPeriods(text).some(({ to }) => to === 'present')
  const years = [start, end].flatMap((date) => /^\d{4}/.exec(date ?? '')?.[0] ?? [])
  return (end !== 'present' || isPresent) && years.every((year) => text.includes(year))
}

function correctedEducation(entry: Education, fields: EntryCorrection<EducationField>['fields']): Education {
  const { degree, field, institution, years, grade } = fields
  return {
    ...entry,
    degree: degree ?? entry.degree,
    field: field ?? entry.field,
    institution: institution ?? entry.institution,
    ...(years === undefined ? {} : parseDates(years)),
    grade: grade ?? entry.grade ?? '',
    sources: {
      degree: degree === undefined ? entry.sources.degree : null,
      field: field === undefined ? entry.sources.field : null,
      institution: institution === undefined ? entry.sources.institution : null,
      dates: years === undefined ? entry.sources.dates : null,
      grade: grade === undefined ? (entry.sources.grade ?? null) : null,
    },
    confidence: 1,
  }
}

/** Start and end of a text such as '2021 - 2025', 'June 2024 - Present', or a single year of the end. */
function parseDates(text: string): Pick<Experience, 'start' | 'end'> {
  const period = findPeriods(text)[0]
  if (!period) return { start: null, end: null }
  return period.isRange ? { start: period.from, end: period.to } : { start: null, end: period.from }
}
