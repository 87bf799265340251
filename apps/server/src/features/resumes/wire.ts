import type { Reading, Resume } from '@fledge/contract/resumes'
import { type Corrections, findAddable } from '@fledge/core/resume/corrections/draft-corrections'
import { entryAnchor } from '@fledge/core/resume/corrections/entry-anchors'
import { gradeText } from '@fledge/core/resume/education/grade-text'
import { toJsonResume } from '@fledge/core/resume/json-resume'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { Education, Experience, Project, ResumeDraft, Source } from '@fledge/core/resume/resume-draft'
import type { FileReading } from './queries.ts'

/** The corrected resume for its student. Unread parts are empty, see `status`. */
export function toResume(row: { id: string; uploadedAt: string; file: FileReading }): Resume {
  const { id, uploadedAt, file } = row
  const { filename, size, kind, status, message } = file
  const draft = file.correctedDraft ?? file.draft
  const experience = draft?.experience ?? []
  const education = draft?.education ?? []
  return {
    _id: id,
    id,
    filename,
    url: `/api/resume/${id}/file`,
    uploadedAt,
    fileSize: size,
    kind,
    status,
    message,
    skills: skillNames(draft),
    experience: experience.map(experienceLine),
    education: education.map(educationLine),
    experienceEntries: experience.map(experienceEntry),
    educationEntries: education.map(educationEntry),
  }
}

/** Distinct canonical skills, in the order of the draft. */
export const skillNames = (draft: ResumeDraft | null): string[] => draft?.skills.map(({ skill }) => skill) ?? []

export const experienceEntry = ({ title, company, duration, description }: Experience) => ({
  title,
  company,
  duration,
  description,
})

export const educationEntry = ({ degree, field, institution, start, end, grade = '' }: Education) => ({
  degree,
  field,
  institution,
  years: formatYears(start, end),
  grade,
})

/** The reading: every line, hidden ones marked, with the findings. */
export function toReading({ pages, lines, draft, asRead, corrections }: Read): Reading {
  const { readerVersion, name, email, phone, skills, experience, education, flags } = draft
  const { volunteering = [], projects = [], credentials = [] } = draft
  return {
    readerVersion,
    pages,
    skills,
    flags,
    corrections,
    lines: lines.map(({ page, text, hidden }) => ({ page, text, hidden })),
    name: name?.text ?? null,
    email: email?.text ?? null,
    phone: phone?.text ?? null,
    confidence: {
      name: name?.confidence ?? null,
      email: email?.confidence ?? null,
      phone: phone?.confidence ?? null,
    },
    otherSkills: otherSkills(draft),
    experience: experience.map((entry) => ({ ...experienceEntry(entry), ...entryPlace(entry, lines) })),
    education: education.map((entry) => ({ ...educationEntry(entry), ...entryPlace(entry, lines) })),
    addable: findAddable(asRead, lines, corrections),
    volunteering: volunteering.map((entry) => ({
      ...shownEntry(entry),
      years: entry.duration,
      organisation: entry.company,
    })),
    projects: projects.map(shownEntry),
    credentials: credentials.map(({ kind, issuer, date, ...entry }) => ({
      ...shownEntry({ ...entry, start: null, end: date }),
      kind,
      issuer,
    })),
  }
}

type Read = {
  pages: number
  lines: readonly Line[]
  draft: ResumeDraft
  /** The draft without corrections. */
  asRead: ResumeDraft
  corrections: Corrections | null
}

function entryPlace(entry: Experience | Education, lines: readonly Line[]) {
  const { from, to } = entry.lines
  return { confidence: entry.confidence, from, to, anchor: entryAnchor(entry, lines), added: entry.added ?? null }
}

/** Listed skills that the vocabulary knows neither as a whole nor in part. */
export function otherSkills({ listedSkills, skills }: ResumeDraft): Reading['otherSkills'] {
  const known = skills.flatMap(({ sources }) => sources)
  const isKnown = ({ line, start, end }: Source) =>
    known.some((source) => source.line === line && source.start < end && source.end > start)
  return listedSkills.filter(({ source }) => !isKnown(source)).map(({ text, source }) => ({ text, source }))
}

export const jsonResumeOf = ({ draft, lines }: Pick<Read, 'draft' | 'lines'>) =>
  toJsonResume(draft, lines, [...skillNames(draft), ...otherSkills(draft).map(({ text }) => text)])

type Shown = Pick<Project, 'title' | 'start' | 'end' | 'confidence' | 'lines'>

const shownEntry = ({ title, start, end, confidence, lines }: Shown) => ({
  title,
  years: formatYears(start, end),
  confidence,
  from: lines.from,
  to: lines.to,
})

const experienceLine = ({ title, company, duration }: Experience): string =>
  withYears([title, company].filter(isGiven).join(' at '), duration)

const educationLine = ({ degree, field, institution, start, end, grade = '' }: Education): string => {
  const studied = withYears([degree, field, institution].filter(isGiven).join(', '), formatYears(start, end))
  return [studied, gradeText(grade)].filter(isGiven).join(' · ')
}

const withYears = (text: string, years: string): string => (isGiven(years) ? `${text} (${years})`.trim() : text)
const isGiven = (text: string): boolean => text !== ''

/** '2021 - 2025' from dates such as '2021-08' and 'present'; one year if only one is known. */
function formatYears(start: string | null, end: string | null): string {
  const years = [start, end].filter((date) => date !== null)
  return [...new Set(years.map((date) => (date === 'present' ? 'Present' : date.slice(0, 4))))].join(' - ')
}
