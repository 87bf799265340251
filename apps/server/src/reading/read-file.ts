import { readDoc } from './doc.ts'
import { readDocx } from './docx.ts'
import type { FileKind, ReadOutcome } from './outcome.ts'
import { readPdf } from './pdf.ts'

/** Reads a hostile file in the process that calls it: without limits of time and memory, so only for the child. */
export async function readFile(bytes: Uint8Array, kind: FileKind): Promise<ReadOutcome> {
  if (kind === 'pdf') return readPdf(bytes)
  return kind === 'docx' ? readDocx(bytes) : readDoc(bytes)
}
