import { findEducation } from '../education/find-education.ts'
import { findExperience } from '../experience/find-experience.ts'
import { linesOfText } from '../layout/lines-of-text.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { readResume } from '../read-resume.ts'
import type { ResumeDraft } from '../resume-draft.ts'

/** The draft of a resume of plain text. */
export const readText = (text: string): ResumeDraft => readResume({ pages: 1, lines: linesOfText(text) })

/** Title, company and dates of each job in a text that tells jobs. */
export const jobsOf = (text: string): unknown[][] =>
  findExperience(readable(text)).map(({ title, company, start, end }) => [title, company, start, end])

/** Lines of plain text as the stages of reading take them. */
export const readable = (text: string): ReadableLine[] => linesOfText(text).map((line, index) => ({ ...line, index }))

/** Degree, field, institution and dates of each study in a text that tells studies. */
export const studiesOf = (text: string): unknown[][] =>
  findEducation(readable(text)).map(({ degree, field, institution, start, end }) => [
    degree,
    field,
    institution,
    start,
    end,
  ])

/** Lines with a layout: `at` is the left edge, `size` the height of the letters. */
export function printed(rows: readonly { text: string; at?: number; size?: number; bold?: boolean }[]): ReadableLine[] {
  return rows.map(({ text, at = 40, size = 10, bold = false }, index) => ({
    page: 1,
    text,
    x: at,
    y: 20 + index * 14,
    width: text.length * size * 0.5,
    size,
    bold,
    hidden: null,
    index,
  }))
}
