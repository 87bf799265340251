import { joinParagraphs } from '@fledge/core/resume/layout/paragraphs'
import { readDoc } from './doc/read-doc.ts'
import { readDocx } from './docx/read-docx.ts'
import type { FileKind, ReadOutcome } from './outcome.ts'
import { readPdf } from './pdf/read-pdf.ts'

/** Reads the text of a file without limits of time and memory: hostile files belong into the sandbox. */
export async function readFile(bytes: Uint8Array, kind: FileKind): Promise<ReadOutcome> {
  const outcome = await readers[kind](bytes)
  if (!outcome.ok) return outcome
  return { ...outcome, text: { ...outcome.text, lines: joinParagraphs(outcome.text.lines) } }
}

const readers = { pdf: readPdf, docx: readDocx, doc: readDoc }
