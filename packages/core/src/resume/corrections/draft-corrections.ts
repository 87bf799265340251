import { canonicalSkill } from '../../skills/canonical.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import { isVolunteering } from '../entries/find-volunteering.ts'
import type { Line } from '../layout/resume-lines.ts'
import { findOccurrences } from '../layout/text-spans.ts'
import type { Education, Experience, Field, ResumeDraft, Source } from '../resume-draft.ts'
import { findAddedSkills } from '../skills/added-skills.ts'
import { type AddableLines, type EntryList, findAddableLines } from './addable-lines.ts'
import { endBefore, placeAdded } from './added-entries.ts'
import { type EducationField, type ExperienceField, lineAnchor } from './correction-fields.ts'
import { linesOfEntry, matchCorrections } from './entry-anchors.ts'
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
  const { name, email, phone, skills } = corrections
  const removed = new Set(skills?.removed.map((skill) => canonicalSkill(skill) ?? skill))
  const read = withoutRemoved(draft, lines, corrections)
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
    experience: correctedEntries(read, lines, 'experience', corrections.experience ?? [], {
      correct: (entry, fields) => correctedExperience(entry, fields, lines),
      add: (place, fields) => addedExperience(place, fields, lines),
    }),
    education: correctedEntries(read, lines, 'education', corrections.education ?? [], {
      correct: correctedEducation,
      add: (place, fields) => addedEducation(place, fields, lines),
    }),
  }
}

/** Where entries that were not read may still be added to a draft without corrections. */
export function findAddable(
  draft: ResumeDraft,
  lines: readonly Line[],
  corrections: Corrections | null,
): Record<EntryList, AddableLines[]> {
  const read = withoutRemoved(draft, lines, corrections ?? {})
  const placesOf = (list: EntryList) => {
    const added = new Set(corrections?.[list]?.flatMap((one) => (one.added && !one.removed ? [one.anchor] : [])))
    return findAddableLines(read, lines, list).filter(({ from }) => !added.has(lineAnchor(lines[from]!.text)))
  }
  return { experience: placesOf('experience'), education: placesOf('education') }
}

/** The draft with the read entries that the student did not remove. */
function withoutRemoved(draft: ResumeDraft, lines: readonly Line[], corrections: Corrections): ResumeDraft {
  const keep = <E extends Experience | Education>(
    entries: readonly E[],
    corrected: Corrections[EntryList] = [],
  ): E[] => {
    const read = entries.filter(({ added }) => !added)
    const removed = matchCorrections(
      read,
      corrected.filter((one) => one.removed && !one.added),
      lines,
    )
    return read.filter((entry) => !removed.has(entry))
  }
  return {
    ...draft,
    experience: keep(draft.experience, corrections.experience),
    education: keep(draft.education, corrections.education),
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

/** The first place of whole words in visible lines, in any case. */
function findText(text: string, lines: readonly Line[], among: Iterable<number> = lines.keys()): Source | null {
  for (const line of among) {
    const { text: whole, hidden } = lines[line]!
    if (hidden !== null) continue
    const at = whole.indexOf(text)
    const places = [...(at < 0 ? [] : [{ start: at, end: at + text.length }]), ...findOccurrences(text, whole)]
    const place = places.find((one) => isWhole(whole, one))
    if (place) return { line, ...place }
  }
  return null
}

const isWhole = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !/^[\p{L}\p{N}]{2}$/u.test(text.slice(start - 1, start + 1)) &&
  !/^[\p{L}\p{N}]{2}$/u.test(text.slice(end - 1, end + 1))

type Changes<E, F extends string> = {
  correct: (entry: E, fields: EntryCorrection<F>['fields']) => E
  add: (place: AddableLines, fields: EntryCorrection<F>['fields']) => E
}

/** The read entries of a list, corrected, and those that the student adds. */
function correctedEntries<L extends EntryList, F extends string>(
  draft: ResumeDraft,
  lines: readonly Line[],
  list: L,
  corrections: readonly EntryCorrection<F>[],
  { correct, add }: Changes<ResumeDraft[L][number], F>,
): ResumeDraft[L][number][] {
  const added = placeAdded(draft, lines, list, corrections)
  const placed = new Set(added.map(({ correction }) => correction))
  const entries = endBefore<ResumeDraft[L][number]>(draft[list], added, lines)
  const matched = matchCorrections(
    entries,
    corrections.filter((one) => !one.removed && !placed.has(one)),
    lines,
  )
  return [
    ...entries.map((entry) => {
      const correction = matched.get(entry)
      return correction ? correct(entry, correction.fields) : entry
    }),
    ...added.map(({ from, to, correction }) => add({ from, to }, correction.fields)),
  ]
}

const emptyEntry = (lines: AddableLines) => ({ start: null, end: null, lines, confidence: 1, added: 'shown' as const })

/** A job shows work only if its lines name its title or its employer, and it is no voluntary post. */
function addedExperience(
  place: AddableLines,
  { description, ...head }: EntryCorrection<ExperienceField>['fields'],
  lines: readonly Line[],
): Experience {
  const sources = { title: null, company: null, duration: null }
  const empty = { ...emptyEntry(place), title: '', company: '', duration: '', description: '', sources }
  const named = correctedExperience(empty, head, lines)
  const heads = new Set(Object.values(named.sources).map((source) => source?.line))
  const own = linesOfEntry(named, lines)
  const text = own.flatMap((line) => (heads.has(line) ? [] : [lines[line]!.text])).join('\n')
  const job = correctedExperience({ ...named, description: text }, { description: description ?? text }, lines)
  const isNamed = named.sources.title !== null || named.sources.company !== null
  const isJob = (named.company !== '' || named.start !== null) && !isVolunteering(named)
  if (isNamed && isJob) return job
  const retracted = own.map((line) => ({ line, start: 0, end: lines[line]!.text.length }))
  return { ...job, added: 'not shown', retracted }
}

function addedEducation(
  place: AddableLines,
  fields: EntryCorrection<EducationField>['fields'],
  lines: readonly Line[],
): Education {
  const sources = { degree: null, field: null, institution: null, dates: null, grade: null }
  const empty = { ...emptyEntry(place), degree: '', field: '', institution: '', grade: '', sources }
  const study = correctedEducation(empty, fields)
  const placeOf = (text: string) => (text === '' ? null : findText(text, lines, linesOfEntry(study, lines)))
  const { degree, field, institution, grade = '' } = study
  const placed = {
    degree: placeOf(degree),
    field: placeOf(field),
    institution: placeOf(institution),
    dates: placeOf(fields.years ?? ''),
    grade: placeOf(grade),
  }
  const isNamed = placed.degree !== null || placed.institution !== null
  return { ...study, sources: placed, added: isNamed ? 'shown' : 'not shown' }
}

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
