import { canonicalSkill } from '../skills/canonical.ts'
import { tokensOf } from '../skills/tokens.ts'
import { addedSkills } from './added-skills.ts'
import type { EducationField, ExperienceField } from './correction-fields.ts'
import { findPeriods } from './dates.ts'
import type { Education, Experience, Field, ResumeDraft, Source } from './draft.ts'
import type { Line } from './lines.ts'

/**
 * What a student says was read wrongly. It belongs to the file and outlives every reading of it: an entry is known by
 * its anchor, the text of its first line, and not by its place in a list.
 */
export type Corrections = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  skills?: { added: string[]; removed: string[] } | undefined
  experience?: EntryCorrection<ExperienceField>[] | undefined
  education?: EntryCorrection<EducationField>[] | undefined
}

/** `removed`: what was read is no such entry. `added`: an entry begins on that line, whether it was read or not. */
export type EntryCorrection<F extends string> = {
  anchor: string
  removed?: boolean | undefined
  added?: boolean | undefined
  fields: Partial<Record<F, string>>
}

/** What an entry is known by, whatever is read from it. */
export function anchorOf(entry: Experience | Education, lines: readonly Line[]): string {
  return lines[entry.lines.from]?.text ?? ''
}

/**
 * The draft as the student corrected it. A skill that the student adds is looked for in the text: where it stands, it
 * is evidence like any other; where it does not, it is shown as the student's word, without a source, and earns
 * nothing. Corrections of entries that this reading does not have change nothing and are kept for the next.
 */
export function applyCorrections(
  draft: ResumeDraft,
  lines: readonly Line[],
  corrections: Corrections | null,
): ResumeDraft {
  if (corrections === null) return draft
  const { name, email, phone, skills, experience = [], education = [] } = corrections
  const removed = new Set(skills?.removed.map((skill) => canonicalSkill(skill) ?? skill))
  return {
    ...draft,
    name: correctedField(draft.name, name, lines),
    email: correctedField(draft.email, email, lines),
    phone: correctedField(draft.phone, phone, lines),
    listedSkills: draft.listedSkills.filter(({ text }) => !removed.has(canonicalSkill(text) ?? text)),
    skills: [
      ...draft.skills.filter(({ skill }) => !removed.has(skill)),
      ...addedSkills(draft, lines, skills?.added ?? []).filter(({ skill }) => !removed.has(skill)),
    ],
    experience: [
      ...correctedEntries(draft.experience, experience, lines, correctedExperience),
      ...addedEntries(draft.experience, experience, { draft, lines }).map(({ line, fields }) =>
        correctedExperience(emptyExperience(line), fields),
      ),
    ],
    education: [
      ...correctedEntries(draft.education, education, lines, correctedEducation),
      ...addedEntries(draft.education, education, { draft, lines }).map(({ line, fields }) =>
        correctedEducation(emptyEducation(line), fields),
      ),
    ],
  }
}

/**
 * What the student wrote, with the place where it stands in the resume. Where it does not, the place of what was read
 * stays: the name or address there is still nobody's skill. An empty text takes it away.
 */
function correctedField(field: Field | null, text: string | undefined, lines: readonly Line[]): Field | null {
  if (text === undefined || text === field?.text) return field
  if (text === '') return null
  return { text, source: placeOf(text, lines) ?? field?.source ?? nowhere, confidence: 1 }
}

const nowhere: Source = { line: 0, start: 0, end: 0 }

function placeOf(text: string, lines: readonly Line[]): Source | null {
  for (const [line, { text: whole, hidden }] of lines.entries()) {
    const start = hidden === null ? whole.indexOf(text) : -1
    if (start >= 0) return { line, start, end: start + text.length }
  }
  return null
}

function correctedEntries<E extends Experience | Education, F extends string>(
  entries: readonly E[],
  corrections: readonly EntryCorrection<F>[],
  lines: readonly Line[],
  correct: (entry: E, fields: EntryCorrection<F>['fields']) => E,
): E[] {
  return entries.flatMap((entry) => {
    const found = corrections.find((correction) => isAbout(correction.anchor, entry, lines))
    if (!found) return [entry]
    return found.removed ? [] : [correct(entry, found.fields)]
  })
}

/** The entries that the student adds: their lines are there for all to see, and no entry was read on them. */
function addedEntries<F extends string>(
  entries: readonly (Experience | Education)[],
  corrections: readonly EntryCorrection<F>[],
  { draft, lines }: { draft: ResumeDraft; lines: readonly Line[] },
): { line: number; fields: EntryCorrection<F>['fields'] }[] {
  const flagged = new Set(draft.flags.map(({ line }) => line))
  return corrections.flatMap(({ anchor, added, removed, fields }) => {
    if (!added || removed || entries.some((entry) => isAbout(anchor, entry, lines))) return []
    const line = lines.findIndex(({ text, hidden }, at) => hidden === null && !flagged.has(at) && text === anchor)
    return line < 0 ? [] : [{ line, fields }]
  })
}

const emptyEntry = (line: number) => ({ start: null, end: null, lines: { from: line, to: line }, confidence: 1 })

const emptyExperience = (line: number): Experience => ({
  ...{ ...emptyEntry(line), title: '', company: '', duration: '', description: '' },
  sources: { title: null, company: null, duration: null },
})

const emptyEducation = (line: number): Education => ({
  ...{ ...emptyEntry(line), degree: '', field: '', institution: '' },
  sources: { degree: null, field: null, institution: null, dates: null },
})

/** An entry begins with the anchor, or has it among its lines where a reading begins it earlier. */
function isAbout(anchor: string, entry: Experience | Education, lines: readonly Line[]): boolean {
  const sought = folded(anchor)
  return sought !== '' && lines.slice(entry.lines.from, entry.lines.to + 1).some(({ text }) => folded(text) === sought)
}

const folded = (text: string): string =>
  tokensOf(text)
    .map(({ norm }) => norm)
    .join(' ')

function correctedExperience(entry: Experience, fields: EntryCorrection<ExperienceField>['fields']): Experience {
  const { title, company, duration, description } = fields
  return {
    ...entry,
    title: title ?? entry.title,
    company: company ?? entry.company,
    description: description ?? entry.description,
    duration: duration ?? entry.duration,
    ...(duration === undefined ? {} : datesOf(duration)),
    sources: {
      title: title === undefined ? entry.sources.title : null,
      company: company === undefined ? entry.sources.company : null,
      duration: duration === undefined ? entry.sources.duration : null,
    },
    confidence: 1,
  }
}

function correctedEducation(entry: Education, fields: EntryCorrection<EducationField>['fields']): Education {
  const { degree, field, institution, years } = fields
  return {
    ...entry,
    degree: degree ?? entry.degree,
    field: field ?? entry.field,
    institution: institution ?? entry.institution,
    ...(years === undefined ? {} : datesOf(years)),
    sources: {
      degree: degree === undefined ? entry.sources.degree : null,
      field: field === undefined ? entry.sources.field : null,
      institution: institution === undefined ? entry.sources.institution : null,
      dates: years === undefined ? entry.sources.dates : null,
    },
    confidence: 1,
  }
}

/** The dates of what a student wrote: '2021 - 2025', 'June 2024 - Present', or one year in which it ended. */
function datesOf(text: string): Pick<Experience, 'start' | 'end'> {
  const period = findPeriods(text)[0]
  if (!period) return { start: null, end: null }
  return period.isRange ? { start: period.from, end: period.to } : { start: null, end: period.from }
}
