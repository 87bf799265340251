import { unplacedLine } from '@fledge/core/resume/layout/resume-lines'
import { type DocLine, numberLines } from '../docx/docx-lines.ts'
import { limits } from '../limits.ts'
import { failed, type ReadOutcome } from '../outcome.ts'
import { linesOfRange, readLooks } from './document-lines.ts'
import { type DocumentParts, partLengths, readPart, tableName } from './document-parts.ts'
import { findOleStream, readOleStream } from './ole.ts'
import { readPieces } from './text-pieces.ts'

/**
 * Reads a binary Word document (Word 97 and later, [MS-DOC]): headers, body, footnotes, endnotes and text boxes. White
 * text is not recognized as hidden, because the shading behind it is not read.
 */
export function readDoc(bytes: Uint8Array): ReadOutcome {
  if (isOldFormat(bytes)) return failed('old_format')
  if (isEncrypted(bytes)) return failed('encrypted')
  try {
    const lines = numberLines(readLines(openParts(bytes)))
    const isRead = lines.some(({ hidden }) => hidden === null)
    return isRead
      ? { ok: true, text: { pages: 1, lines: lines.map((line) => ({ ...unplacedLine(line.text, line), y: line.y })) } }
      : failed('empty')
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

const signature = 0xa5ec

function openParts(bytes: Uint8Array): DocumentParts {
  const word = openStream(bytes, 'WordDocument')
  if (word.getUint16(0, true) !== signature) throw new Error('This is no Word document.')
  return { word, table: openStream(bytes, tableName(word)), lengths: partLengths(word) }
}

function openStream(bytes: Uint8Array, name: string): DataView {
  const stream = readOleStream(bytes, name)
  if (!stream) throw new Error(`The document has no stream ${name}.`)
  return new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
}

function readLines(parts: DocumentParts): DocLine[] {
  const text = readPieces(parts, limits.textLength)
  const looks = readLooks(parts)
  const { body, footnotes, headers, comments, endnotes, boxes } = parts.lengths
  const read = (from: number, length: number) => linesOfRange(text, from, from + length, looks)
  const notes = body + footnotes + headers + comments
  return [
    ...headerStories(parts).flatMap(({ from, to }) => read(body + footnotes + from, to - from)),
    ...read(0, body),
    ...read(body, footnotes),
    ...read(notes, endnotes),
    ...read(notes + endnotes, boxes),
  ]
}

// The first six stories separate notes; then each section has headers of even and odd pages, footers of even and odd
// pages, and header and footer of its first page ([MS-DOC] 2.3.5).
const separators = 6
const headersOfSection = new Set([0, 1, 4])
const mostStories = 60

function headerStories(parts: DocumentParts): { from: number; to: number }[] {
  const plc = readPart(parts, 'headerStories')
  const count = Math.min(Math.floor(plc.byteLength / 4) - 1, mostStories)
  const stories: { from: number; to: number }[] = []
  for (let story = separators; story < count; story++) {
    const [from, to] = [plc.getUint32(4 * story, true), plc.getUint32(4 * story + 4, true)]
    if (headersOfSection.has(story % 6) && to > from) stories.push({ from, to })
  }
  return stories
}
