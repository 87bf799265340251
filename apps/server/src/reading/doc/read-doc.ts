import { type Line, unplacedLine } from '@fledge/core/resume/layout/resume-lines'
import { isHeading } from '@fledge/core/resume/sections/section-headings'
import WordExtractor from 'word-extractor'
import { tidy } from '../docx/docx-lines.ts'
import { limits } from '../limits.ts'
import { failed, type ReadOutcome } from '../outcome.ts'
import { plainCharacters } from '../plain-characters.ts'
import { findOleStream } from './ole.ts'

/** Reads a binary Word document. word-extractor does not report which text is hidden or bold. */
export async function readDoc(bytes: Uint8Array): Promise<ReadOutcome> {
  if (isOldFormat(bytes)) return failed('old_format')
  if (isEncrypted(bytes)) return failed('encrypted')
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getBody(),
      document.getFootnotes(),
      document.getEndnotes(),
      document.getTextboxes(),
    ]
    const lines = splitLines(parts.join('\n').slice(0, limits.textLength))
    return lines.length > 0 ? { ok: true, text: { pages: 1, lines } } : failed('empty')
  } catch {
    return failed('damaged')
  }
}

/** Word 6 and 95 write 101 to 105 as nFib, the version in the File Information Block ([MS-DOC] 2.5.2); Word 97 and later 192 and above. */
function isOldFormat(bytes: Uint8Array): boolean {
  const stream = findOleStream(bytes, 'WordDocument')
  if (stream === null || stream.offset + 4 > bytes.length) return false
  const version = new DataView(bytes.buffer, bytes.byteOffset + stream.offset).getUint16(2, true)
  return version >= 101 && version <= 105
}

/** The bit fEncrypted of the File Information Block ([MS-DOC] 2.5.1). */
function isEncrypted(bytes: Uint8Array): boolean {
  const stream = findOleStream(bytes, 'WordDocument')
  return stream !== null && ((bytes[stream.offset + 11] ?? 0) & 1) === 1
}

// Paragraphs, line breaks, pages and cells of tables.
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word ends cells with U+0007.
const lineEnds = /[\n\r\v\f\u0007]/

/** In a layout table the last line of a cell is joined with the first of the next: a heading there begins a line. */
function splitAtHeading(line: string): string[] {
  const cells = line.split('\t')
  const start = cells.findIndex((cell, index) => index > 0 && isHeading(cell))
  if (start < 0 || isHeading(cells[0] ?? '')) return [line]
  return [cells.slice(0, start).join('\t'), cells.slice(start).join('\t')]
}

function splitLines(text: string): Line[] {
  return text
    .split(lineEnds)
    .map((line) => tidy(plainCharacters(line)))
    .flatMap(splitAtHeading)
    .filter((line) => line !== '')
    .map((line) => unplacedLine(line))
}
