import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ids, resumeParams, userParams, withData } from './envelope.ts'

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

export const source = z.object({ line: z.int(), start: z.int(), end: z.int() })

/** The text of a resume as it was read, with what was found in it: what 'what the machine read' shows. */
export const reading = z.object({
  readerVersion: z.string(),
  pages: z.int(),
  lines: z.array(z.object({ page: z.int(), text: z.string(), hidden: z.string().nullable() })),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  skills: z.array(z.object({ skill: z.string(), sources: z.array(source) })),
  experience: z.array(experienceEntry.extend({ confidence: z.number(), from: z.int(), to: z.int() })),
  education: z.array(educationEntry.extend({ confidence: z.number(), from: z.int(), to: z.int() })),
  flags: z.array(z.object({ kind: z.enum(['hidden_text', 'machine_instruction']), text: z.string(), line: z.int() })),
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
  multipart: true,
  response: withData(resume),
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/resume/:resumeId',
  summary: 'Delete one’s resume; copies sent with applications stay with them',
  access: 'student',
  params: resumeParams,
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
