import { hiddenReasons, type Line } from '@fledge/core/resume/layout/resume-lines'
import { readerVersion } from '@fledge/core/resume/read-resume'
import type { Education, Experience, Field, Flag, ResumeDraft, Section, Source } from '@fledge/core/resume/resume-draft'
import { z } from 'zod'
import { limits } from './limits.ts'
import { type FinishedReading, failed, readFailures } from './outcome.ts'

/**
 * A finished reading from what a child process sent. A file may have taken the child over, so it may send anything:
 * what is not a reading within the limits is 'damaged', and no word of it comes further.
 */
export function receivedReading(message: Uint8Array): FinishedReading {
  const received = answer.safeParse(parsed(message))
  if (!received.success) return failed('damaged')
  if (!received.data.ok) return failed(received.data.reason)
  const { text, draft } = received.data
  return namesLinesUpTo(text.lines.length, draft) ? { ok: true, text, draft } : failed('damaged')
}

const namesOfLines = ['line', 'heading', 'to']

/** Whether the text has every line that is named in a draft, or in a part of one. */
function namesLinesUpTo(count: number, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  return Object.entries(part).every(([name, value]) =>
    typeof value === 'number' && namesOfLines.includes(name) ? value < count : namesLinesUpTo(count, value),
  )
}

function parsed(message: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString())
  } catch {
    return null
  }
}

/** What the database can keep: PostgreSQL knows neither NUL nor half a character. */
const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
const words = z.string().max(limits.textLength).refine(storable)
const few = z.string().max(2_000).refine(storable)
const place = z.int().min(0).max(limits.textLength)
const line = z.int().min(0).max(limits.lines)
const confidence = z.number().min(0).max(1)
const date = z
  .string()
  .regex(/^(?:\d{4}(?:-\d\d)?|present)$/)
  .nullable()

const source: z.ZodType<Source> = z.strictObject({ line, start: place, end: place })
const field: z.ZodType<Field> = z.strictObject({
  text: words,
  source,
  continued: z.array(source).max(limits.lines).exactOptional(),
  confidence,
})
const span = z.strictObject({ from: line, to: line })

const textLine: z.ZodType<Line> = z.strictObject({
  page: z.int().min(1).max(limits.pages),
  text: words,
  // A damaged page may have lines nowhere: not a number is null in JSON.
  ...{ x: z.number().catch(0), y: z.number().catch(0), width: z.number().catch(0), size: z.number().catch(0) },
  bold: z.boolean(),
  hidden: z.enum(hiddenReasons).nullable(),
})

const experience: z.ZodType<Experience> = z.strictObject({
  ...{ title: words, company: words, duration: words, description: words },
  ...{ start: date, end: date, lines: span, confidence },
  sources: z.strictObject({ title: source.nullable(), company: source.nullable(), duration: source.nullable() }),
})

const education: z.ZodType<Education> = z.strictObject({
  ...{ degree: words, field: words, institution: words },
  ...{ start: date, end: date, lines: span, confidence },
  sources: z.strictObject({
    ...{ degree: source.nullable(), field: source.nullable() },
    ...{ institution: source.nullable(), dates: source.nullable() },
  }),
})

const section: z.ZodType<Section> = z.strictObject({
  kind: z.enum([
    ...(['summary', 'skills', 'experience', 'education', 'projects', 'certifications'] as const),
    ...(['languages', 'other', 'top'] as const),
  ]),
  heading: line.nullable(),
  ...{ from: line, to: z.int().min(-1).max(limits.lines) },
})

const flag: z.ZodType<Flag> = z.strictObject({
  kind: z.enum(['hidden_text', 'machine_instruction']),
  text: words,
  line,
})

const draft: z.ZodType<ResumeDraft> = z.strictObject({
  readerVersion: z.literal(readerVersion),
  ...{ name: field.nullable(), email: field.nullable(), phone: field.nullable() },
  links: z.array(field).max(100),
  listedSkills: z.array(field).max(limits.listedSkills),
  skills: z
    .array(z.strictObject({ skill: few, sources: z.array(source).max(limits.placesOfSkill) }))
    .max(limits.listedSkills * 3),
  experience: z.array(experience).max(limits.entries),
  education: z.array(education).max(limits.entries),
  sections: z.array(section).max(limits.lines),
  flags: z.array(flag).max(2 * limits.lines),
})

const answer = z.discriminatedUnion('ok', [
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
