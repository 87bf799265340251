import { type DocumentParts, readPart } from './document-parts.ts'

/** The characters of a document; `offsets` are their places in the file's main stream, by which properties are found. */
export type DocumentText = { text: string; offsets: Uint32Array }

const compressed = 0x40000000
const windows1252 = new TextDecoder('windows-1252')
const utf16 = new TextDecoder('utf-16le')

/** Joins the pieces of the text ([MS-DOC] 2.4.1), at most `most` characters. */
export function readPieces(parts: DocumentParts, most: number): DocumentText {
  const plc = findPieceTable(readPart(parts, 'pieces'))
  const count = Math.max(0, Math.floor((plc.byteLength - 4) / 12))
  const texts: string[] = []
  const offsets = new Uint32Array(most)
  let length = 0
  for (let piece = 0; piece < count && length < most; piece++) {
    const characters = plc.getUint32(4 * piece + 4, true) - plc.getUint32(4 * piece, true)
    const place = plc.getUint32(4 * (count + 1) + 8 * piece + 2, true)
    const width = place & compressed ? 1 : 2
    const start = width === 1 ? (place & ~compressed) / 2 : place
    const text = decode(parts.word, start, Math.min(Math.max(0, characters), most - length), width)
    for (let index = 0; index < text.length; index++) offsets[length + index] = start + index * width
    texts.push(text)
    length += text.length
  }
  return { text: texts.join(''), offsets: offsets.subarray(0, length) }
}

/** The table of pieces behind the properties that Word keeps for pieces of fast saves. */
function findPieceTable(clx: DataView): DataView {
  let at = 0
  while (at + 5 <= clx.byteLength) {
    const kind = clx.getUint8(at)
    if (kind === 2) {
      const length = Math.min(clx.getUint32(at + 1, true), clx.byteLength - at - 5)
      return new DataView(clx.buffer, clx.byteOffset + at + 5, length)
    }
    if (kind !== 1) break
    at += 3 + clx.getUint16(at + 1, true)
  }
  throw new Error('The document has no table of pieces.')
}

function decode(word: DataView, start: number, characters: number, width: number): string {
  if (start + characters * width > word.byteLength) throw new Error('A piece of text is outside of the document.')
  const bytes = new Uint8Array(word.buffer, word.byteOffset + start, characters * width)
  return (width === 1 ? windows1252 : utf16).decode(bytes)
}
