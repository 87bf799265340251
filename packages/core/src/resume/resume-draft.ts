/** Where something was read: `lines[line].text.slice(start, end)` is the quote, letter for letter. */
export type Source = { line: number; start: number; end: number }

/**
 * A text with its place in the resume. `confidence` is from 0 to 1. A text that runs over the end of a line goes on at
 * `continued`; it is then the quotes with a blank between them, or, where one ends in the hyphen of a broken word, without.
 * An address that was read from a link quotes what the resume shows for it ('Email').
 */
export type Field = { text: string; source: Source; continued?: Source[]; confidence: number }

/** A skill of the vocabulary and every place where the resume shows it, the strongest first. */
export type SkillMention = { skill: string; sources: Source[] }

/** A month or a year as ISO text ('2024-06', '2024'), 'present', or null when the resume does not say. */
export type PartialDate = string | null

/**
 * The first and last line of an entry. One that is told within a paragraph begins at character `start` of the first and
 * ends before character `end` of the last.
 */
export type EntryLines = { from: number; to: number; start?: number; end?: number }

/** What every entry has. */
type Entry = { lines: EntryLines; confidence: number }
type DatedEntry = Entry & { start: PartialDate; end: PartialDate }
/** `added`: it was not read, but added by the student. Its lines show what it says, or they do not and it earns nothing. */
type CorrectableEntry = DatedEntry & { added?: 'shown' | 'not shown' }

export type Experience = CorrectableEntry & {
  title: string
  company: string
  /** As the resume writes it, for example 'June 2024 - Present'. */
  duration: string
  description: string
  /** Where each part is written; null for what the entry does not say. */
  sources: { title: Source | null; company: Source | null; duration: Source | null }
  /** The words of its lines that a correction no longer says. */
  retracted?: Source[]
  /** When a correction says another time than the resume: the dates that count. */
  counted?: { start: PartialDate; end: PartialDate }
}

export type Education = CorrectableEntry & {
  degree: string
  field: string
  institution: string
  /** As written ('CGPA: 8.4/10', '91.2%'), '' when the resume does not say. Not in drafts of readers before version 14. */
  grade?: string
  sources: {
    degree: Source | null
    field: Source | null
    institution: Source | null
    dates: Source | null
    grade?: Source | null
  }
}

/** Something that was made in studies, work or spare time. */
export type Project = DatedEntry & { title: string; sources: { title: Source | null; dates: Source | null } }

export const credentialKinds = ['certificate', 'award', 'publication'] as const

/**
 * A certificate, course or licence; an award, scholarship or honour; or an article, paper or patent. `issuer` is '' when
 * the resume does not say.
 */
export type Credential = Entry & {
  kind: (typeof credentialKinds)[number]
  title: string
  issuer: string
  date: PartialDate
  sources: { title: Source | null; issuer: Source | null; date: Source | null }
}

export const sectionKinds = [
  'summary',
  'skills',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'volunteering',
  'languages',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** The lines from `from` to `to` inclusive belong to the heading on line `heading` (null for what precedes the first). */
export type Section = { kind: SectionKind | 'top'; heading: number | null; from: number; to: number }

/** Suspicious content of a file: shown to the student and never counted. */
export type Flag = { kind: 'hidden_text' | 'machine_instruction'; text: string; line: number }

/**
 * Everything that was read from one resume. `readerVersion` changes whenever the same file may read differently.
 * `listedSkills` are the items of the skills section as written; `skills` are canonical, found anywhere.
 */
export type ResumeDraft = {
  readerVersion: string
  name: Field | null
  email: Field | null
  phone: Field | null
  links: Field[]
  listedSkills: Field[]
  skills: SkillMention[]
  /** Skills that the student took away: nothing in the resume shows them. */
  removedSkills?: string[]
  experience: Experience[]
  education: Education[]
  /** Unpaid work for others, in the form of a job; never among `experience`. Not in drafts of readers before version 11. */
  volunteering?: Experience[]
  /** Projects outside of jobs. Not in drafts of readers before version 11. */
  projects?: Project[]
  /** Not in drafts of readers before version 11. */
  credentials?: Credential[]
  sections: Section[]
  flags: Flag[]
}
