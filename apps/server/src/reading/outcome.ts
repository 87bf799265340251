import type { ResumeText } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'

export const fileKinds = ['pdf', 'docx', 'doc'] as const
export type FileKind = (typeof fileKinds)[number]

export const readFailures = [
  'encrypted',
  'old_format',
  'scanned',
  'damaged',
  'too_complex',
  'too_long',
  'empty',
  'no_letters',
  'embedded_text',
] as const
export type ReadFailure = (typeof readFailures)[number]

/** Exit code of a child whose reading threw an uncaught error: EX_DATAERR of sysexits(3). */
export const readingThrew = 65

/** The message says what the user can do. */
export type Failed = { ok: false; reason: ReadFailure; message: string }

/** The text of a file, or why there is none. */
export type ReadOutcome = { ok: true; text: ResumeText } | Failed

/** The text of a file and the resume that was read from it, or why there is none. */
export type FinishedReading = { ok: true; text: ResumeText; draft: ResumeDraft } | Failed

export function failed(reason: ReadFailure): Failed {
  return { ok: false, reason, message: messages[reason] }
}

const messages: Record<ReadFailure, string> = {
  encrypted: 'This file is protected with a password. Save a copy without the password and upload the copy.',
  old_format: 'This file is in an old Word format (Word 6 or 95). Save it as .docx and upload it again.',
  scanned:
    'This file contains only pictures of text, such as a scan, so we can’t read it. ' +
    'Export it as PDF from the program you wrote it in, or upload the Word file.',
  damaged: 'This file is damaged and could not be opened. Export it again and upload the new file.',
  too_complex:
    'This file is too complex to read. Export a simpler version, without large pictures and of at most 50 pages.',
  too_long:
    'This file has more than 75,000 characters, as many as 25 full pages. Upload a shorter version of your resume.',
  no_letters:
    'The fonts of this PDF don’t say which letters they show, so we can’t read it. Export it again from the program ' +
    'you wrote it in, with its fonts embedded, or upload the Word file.',
  embedded_text:
    'The text of this file is another document inside it, which we can’t read. Open it in Word, save it as .docx ' +
    'there and upload the new file, or upload a PDF.',
  empty: 'This file has no text. Check that it is the right one and export it again.',
}
