import { type DocumentParts, readPart } from './document-parts.ts'
import { type CharacterLook, type ParagraphLook, readCharacterLook, readParagraphLook } from './property-modifiers.ts'

/** A stretch of the main stream with one look. */
export type Run<L> = { start: number; end: number; look: L }

const pageSize = 512

/** The looks of characters ([MS-DOC] 2.8.5), in the order of the main stream. */
export const readCharacterRuns = (parts: DocumentParts): Run<CharacterLook>[] =>
  readRuns(parts, 'characters', (page, index, count) => {
    const at = 2 * page.getUint8(4 * (count + 1) + index)
    return at === 0 ? {} : readCharacterLook(page, at + 1, Math.min(pageSize, at + 1 + page.getUint8(at)))
  })

/** The looks and styles of paragraphs ([MS-DOC] 2.8.6). */
export const readParagraphRuns = (parts: DocumentParts): Run<ParagraphLook & { style: number }>[] =>
  readRuns(parts, 'paragraphs', (page, index, count) => {
    const at = 2 * page.getUint8(4 * (count + 1) + 13 * index)
    if (at === 0) return { style: 0 }
    const isShort = page.getUint8(at) !== 0
    const start = isShort ? at + 1 : at + 2
    const length = isShort ? 2 * page.getUint8(at) - 1 : 2 * page.getUint8(at + 1)
    if (start + 2 > pageSize) return { style: 0 }
    return {
      ...readParagraphLook(page, start + 2, Math.min(pageSize, start + length)),
      style: page.getUint16(start, true),
    }
  })

/** Reads the pages that a table lists; each ends with the number of its runs. */
function readRuns<L>(
  parts: DocumentParts,
  kind: 'characters' | 'paragraphs',
  readLook: (page: DataView, index: number, count: number) => L,
): Run<L>[] {
  const plc = readPart(parts, kind)
  const pages = Math.max(0, Math.floor((plc.byteLength - 4) / 8))
  const runs: Run<L>[] = []
  for (let number = 0; number < pages && runs.length < mostRuns; number++) {
    const offset = pageSize * (plc.getUint32(4 * (pages + 1) + 4 * number, true) & 0x3fffff)
    if (offset + pageSize > parts.word.byteLength) continue
    const page = new DataView(parts.word.buffer, parts.word.byteOffset + offset, pageSize)
    const count = Math.min(page.getUint8(pageSize - 1), mostRunsOfPage)
    for (let index = 0; index < count; index++)
      runs.push({
        start: page.getUint32(4 * index, true),
        end: page.getUint32(4 * index + 4, true),
        look: readLook(page, index, count),
      })
  }
  return runs.sort((one, other) => one.start - other.start)
}

const mostRuns = 100_000
// A run takes at least five bytes of its page.
const mostRunsOfPage = 101

/** Finds the run at a place of the main stream; null outside of all. */
export function findRun<L>(runs: readonly Run<L>[], offset: number): Run<L> | null {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const run = runs[low - 1]
  return run && offset < run.end ? run : null
}
