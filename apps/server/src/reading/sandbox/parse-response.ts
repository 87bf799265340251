import { hiddenReasons, type Line } from '@fledge/core/resume/layout/resume-lines'
import { readerVersion } from '@fledge/core/resume/read-resume'
import * as resume from '@fledge/core/resume/resume-draft'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { type FinishedReading, failed, readFailures } from '../outcome.ts'

/**
 * Parses a finished reading from a child process. A hostile file may control the child: everything that is not a reading
 * within the limits counts as 'damaged'.
 */
export function parseResponse(message: Uint8Array): FinishedReading {
  const response = responseSchema.safeParse(parseJson(message))
  if (!response.success) return failed('damaged')
  if (!response.data.ok) return failed(response.data.reason)
  const { text, draft } = response.data
  return refersToLinesBelow(text.lines.length, draft) ? { ok: true, text, draft } : failed('damaged')
}

const lineProperties = ['line', 'heading', 'to']

/** Whether the text has all lines to which a draft, or a part of it, refers. */
function refersToLinesBelow(count: number, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  return Object.entries(part).every(([name, value]) =>
    typeof value === 'number' && lineProperties.includes(name) ? value < count : refersToLinesBelow(count, value),
  )
}

function parseJson(message: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString())
  } catch {
    return null
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
const longText = z.string().max(limits.textLength).refine(storable)
const shortText = z.string().max(2_000).refine(storable)
const position = z.int().min(0).max(limits.textLength)
const line = z.int().min(0).max(limits.lines)
const confidence = z.number().min(0).max(1)
const date = z
  .string()
  .regex(/^(?:\d{4}(?:-\d\d)?|present)$/)
  .nullable()

const source: z.ZodType<resume.Source> = z.strictObject({ line, start: position, end: position })
const field: z.ZodType<resume.Field> = z.strictObject({
  text: longText,
  source,
  continued: z.array(source).max(limits.lines).exactOptional(),
  confidence,
})
const span = z.strictObject({
  from: line,
  to: line,
  start: position.exactOptional(),
  end: position.exactOptional(),
})

/** On a damaged page coordinates may be NaN, which is null in JSON. */
const coordinate = z.number().catch(0)

const textLine: z.ZodType<Line> = z.strictObject({
  page: z.int().min(1).max(limits.pages),
  text: longText,
  x: coordinate,
  y: coordinate,
  width: coordinate,
  size: coordinate,
  bold: z.boolean(),
  hidden: z.enum(hiddenReasons).nullable(),
  links: z
    .array(z.strictObject({ start: position, end: position, target: shortText }))
    .max(limits.linksOfLine)
    .exactOptional(),
})

/** What every entry has, and every entry with a start and an end. */
const entry = { lines: span, confidence }
const datedEntry = { ...entry, start: date, end: date }

const experience: z.ZodType<resume.Experience> = z.strictObject({
  ...datedEntry,
  title: longText,
  company: longText,
  duration: longText,
  description: longText,
  sources: z.strictObject({ title: source.nullable(), company: source.nullable(), duration: source.nullable() }),
})

const education: z.ZodType<resume.Education> = z.strictObject({
  ...datedEntry,
  degree: longText,
  field: longText,
  institution: longText,
  grade: longText.exactOptional(),
  sources: z.strictObject({
    degree: source.nullable(),
    field: source.nullable(),
    institution: source.nullable(),
    dates: source.nullable(),
    grade: source.nullable().exactOptional(),
  }),
})

const project: z.ZodType<resume.Project> = z.strictObject({
  ...datedEntry,
  title: longText,
  sources: z.strictObject({ title: source.nullable(), dates: source.nullable() }),
})

const credential: z.ZodType<resume.Credential> = z.strictObject({
  ...entry,
  kind: z.enum(resume.credentialKinds),
  title: longText,
  issuer: longText,
  date,
  sources: z.strictObject({ title: source.nullable(), issuer: source.nullable(), date: source.nullable() }),
})

const section: z.ZodType<resume.Section> = z.strictObject({
  kind: z.enum([...resume.sectionKinds, 'top']),
  heading: line.nullable(),
  from: line,
  to: z.int().min(-1).max(limits.lines),
})

const flag: z.ZodType<resume.Flag> = z.strictObject({
  kind: z.enum(['hidden_text', 'machine_instruction']),
  text: longText,
  line,
})

const draft: z.ZodType<resume.ResumeDraft> = z.strictObject({
  readerVersion: z.literal(readerVersion),
  name: field.nullable(),
  email: field.nullable(),
  phone: field.nullable(),
  links: z.array(field).max(100),
  listedSkills: z.array(field).max(limits.listedSkills),
  skills: z
    .array(z.strictObject({ skill: shortText, sources: z.array(source).max(limits.placesOfSkill) }))
    .max(limits.listedSkills * 3),
  experience: z.array(experience).max(limits.entries),
  education: z.array(education).max(limits.entries),
  volunteering: z.array(experience).max(limits.entries),
  projects: z.array(project).max(limits.entries),
  credentials: z.array(credential).max(limits.entries),
  sections: z.array(section).max(limits.lines),
  flags: z.array(flag).max(2 * limits.lines),
})

const responseSchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    text: z.strictObject({
      pages: z.int().min(1).max(limits.pages),
      lines: z.array(textLine).max(limits.lines),
    }),
    draft,
  }),
  z.strictObject({ ok: z.literal(false), reason: z.enum(readFailures), message: z.string().max(500) }),
])
