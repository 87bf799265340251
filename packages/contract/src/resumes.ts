import { educationFields, experienceFields, maxAnchorLength } from '@fledge/core/resume/corrections/correction-fields'
import { credentialKinds } from '@fledge/core/resume/resume-draft'
import { z } from 'zod'
import { endpoint, ids, resumeParams, userParams, withData } from './http/endpoint.ts'

export const experienceEntry = z.object({
  title: z.string(),
  company: z.string(),
  duration: z.string(),
  description: z.string(),
})

export const educationEntry = z.object({
  degree: z.string(),
  field: z.string(),
  institution: z.string(),
  years: z.string(),
  /** As the resume writes it: 'CGPA: 8.4/10', '91.2%'; '' when it does not say. */
  grade: z.string(),
})

export const resumeKinds = ['pdf', 'docx', 'doc'] as const
export type ResumeKind = (typeof resumeKinds)[number]

export const resume = z.object({
  ...ids,
  filename: z.string(),
  /** Address of the file itself; needs the bearer header. `?disposition=inline` shows instead of saving. */
  url: z.string(),
  uploadedAt: z.iso.datetime(),
  fileSize: z.int(),
  kind: z.enum(resumeKinds),
  status: z.enum(['reading', 'read', 'unreadable']),
  /** Why it could not be read and what to do; null otherwise. */
  message: z.string().nullable(),
  skills: z.array(z.string()),
  /** One line an entry, as the resume card shows them. */
  experience: z.array(z.string()),
  education: z.array(z.string()),
  experienceEntries: z.array(experienceEntry),
  educationEntries: z.array(educationEntry),
})
export type Resume = z.infer<typeof resume>

/** Lines and certainty of an entry; `anchor` identifies it in corrections. */
const placeOfEntry = {
  confidence: z.number(),
  from: z.int(),
  to: z.int(),
  anchor: z.string(),
  /** For an entry that was not read and that the student added: whether its lines name it. If not, it earns nothing. */
  added: z.enum(['shown', 'not shown']).nullable(),
}

const lineRange = z.object({ from: z.int(), to: z.int() })

export const source = z.object({ line: z.int(), start: z.int(), end: z.int() })

type CorrectionLimits = { entries: number; skills: number; name: number; text: number; anchor: number }

const entryCorrections = <F extends string>(fields: readonly F[], limits: CorrectionLimits) =>
  z
    .array(
      z.object({
        /** The `anchor` of the entry in the reading. */
        anchor: z.string().min(1).max(limits.anchor),
        removed: z.boolean().optional(),
        /** An entry begins on the line with this text, though none was read there. See `addable` of the reading. */
        added: z.boolean().optional(),
        fields: z.partialRecord(z.enum(fields), z.string().max(limits.text)),
      }),
    )
    .max(limits.entries)

const correctionsWithin = (limits: CorrectionLimits) => {
  const said = z.string().max(limits.name)
  const skill = said.min(1)
  return z.object({
    name: said.optional(),
    email: said.optional(),
    phone: said.optional(),
    skills: z
      .object({ added: z.array(skill).max(limits.skills), removed: z.array(skill).max(3 * limits.skills) })
      .optional(),
    experience: entryCorrections(experienceFields, limits).optional(),
    education: entryCorrections(educationFields, limits).optional(),
  })
}

/** What the student says was read wrongly. A part that is left out stays as it was read; '' takes a text away. */
export const corrections = correctionsWithin({
  entries: 50,
  skills: 100,
  name: 300,
  text: 5_000,
  anchor: maxAnchorLength,
})
/** Corrections as they are stored: some were made when more was allowed. */
const storedCorrections = correctionsWithin({ entries: 100, skills: 100, name: 300, text: 5_000, anchor: 2_000 })
export type Corrections = z.infer<typeof corrections>

/** An entry that is shown as it was read; its lines are `from` to `to`. */
const shownEntry = z.object({
  title: z.string(),
  years: z.string(),
  confidence: z.number(),
  from: z.int(),
  to: z.int(),
})

/** The text of a resume as it was read, with what was found in it: what 'what the machine read' shows. */
export const reading = z.object({
  readerVersion: z.string(),
  pages: z.int(),
  lines: z.array(z.object({ page: z.int(), text: z.string(), hidden: z.string().nullable() })),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** How sure the reader is of each, from 0 to 1; null where nothing was found. */
  confidence: z.object({ name: z.number().nullable(), email: z.number().nullable(), phone: z.number().nullable() }),
  /** A skill without sources is the student’s own word: it is shown as such and earns nothing. */
  skills: z.array(z.object({ skill: z.string(), sources: z.array(source) })),
  /** Items of the skills section that the vocabulary does not know, as written. */
  otherSkills: z.array(z.object({ text: z.string(), source })),
  experience: z.array(experienceEntry.extend(placeOfEntry)),
  education: z.array(educationEntry.extend(placeOfEntry)),
  /** The lines on which an entry that was not read may be added, each with the last line that it would have. */
  addable: z.object({ experience: z.array(lineRange), education: z.array(lineRange) }),
  /** Unpaid work, apart from jobs. */
  volunteering: z.array(shownEntry.extend({ organisation: z.string() })),
  projects: z.array(shownEntry),
  credentials: z.array(shownEntry.extend({ kind: z.enum(credentialKinds), issuer: z.string() })),
  flags: z.array(z.object({ kind: z.enum(['hidden_text', 'machine_instruction']), text: z.string(), line: z.int() })),
  corrections: storedCorrections.nullable(),
})
export type Reading = z.infer<typeof reading>

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/resume/user/:userId',
  summary: 'One’s own resumes (at most one)',
  access: 'student',
  params: userParams,
  response: withData(z.array(resume)),
})

export const uploadResume = endpoint({
  method: 'POST',
  path: '/api/resume/upload',
  summary: 'Upload a resume as multipart form, field `resume`: PDF, DOC or DOCX, at most 10 MB',
  access: 'student',
  status: 201,
  /** With `replace` the new resume takes the place of the one that is held; without, a second one is refused. */
  query: z.object({ replace: z.literal('true').optional() }),
  multipart: true,
  response: withData(resume),
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resume/:resumeId',
  summary: 'Delete one’s resume; copies sent with applications stay with them, or the pending ones are withdrawn',
  access: 'student',
  params: resumeParams,
  query: z.object({ applications: z.enum(['keep', 'withdraw']).default('keep') }),
  response: withData(z.object({ id: z.string() })),
})

export const getReading = endpoint({
  method: 'GET',
  path: '/api/resume/:resumeId/reading',
  summary: 'What was read from one’s resume, line by line',
  access: 'student',
  params: resumeParams,
  response: withData(reading),
})

export const exportReading = endpoint({
  method: 'GET',
  path: '/api/resume/:resumeId/json-resume',
  summary: 'What was read from one’s resume, with one’s corrections, as JSON Resume 1.0',
  access: 'student',
  params: resumeParams,
  response: z.any(),
})

export const correctReading = endpoint({
  method: 'PUT',
  path: '/api/resume/:resumeId/corrections',
  summary: 'Say what was read wrongly from one’s resume, in place of what was said before; it outlives new readings',
  access: 'student',
  params: resumeParams,
  body: corrections,
  response: withData(reading),
})

export const disposition = z.object({ disposition: z.enum(['inline', 'attachment']).default('attachment') })

/** The file itself: `application/pdf`, DOCX or DOC by its own content. */
export const downloadResume = endpoint({
  method: 'GET',
  path: '/api/resume/:resumeId/file',
  summary: 'The file of one’s resume',
  access: 'student',
  params: resumeParams,
  query: disposition,
  response: z.any(),
})
