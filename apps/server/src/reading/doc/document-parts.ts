/** Where the parts of a Word 97 document are: from the File Information Block ([MS-DOC] 2.5). */
export type DocumentParts = {
  word: DataView
  table: DataView
  /** Characters of the body, footnotes, headers, comments, endnotes, text boxes, in this order in the text. */
  lengths: { body: number; footnotes: number; headers: number; comments: number; endnotes: number; boxes: number }
}

/** Positions of pairs of offset and length in the File Information Block. */
export const partOffsets = {
  styles: 0xa2,
  headerStories: 0xf2,
  characters: 0xfa,
  paragraphs: 0x102,
  pieces: 0x1a2,
}

const usesSecondTable = 0x0200

/** Whether the File Information Block names '1Table' and not '0Table' as the stream of the tables. */
export const tableName = (word: DataView): string => (word.getUint16(10, true) & usesSecondTable ? '1Table' : '0Table')

/** The lengths of the parts, in characters. */
export function partLengths(word: DataView): DocumentParts['lengths'] {
  const at = (offset: number) => word.getUint32(offset, true)
  return {
    body: at(0x4c),
    footnotes: at(0x50),
    headers: at(0x54),
    comments: at(0x5c),
    endnotes: at(0x60),
    boxes: at(0x64),
  }
}

/** A part of the table stream; empty when it is not there. */
export function readPart({ word, table }: DocumentParts, part: keyof typeof partOffsets): DataView {
  const start = word.getUint32(partOffsets[part], true)
  const length = word.getUint32(partOffsets[part] + 4, true)
  const fits = start + length <= table.byteLength
  return new DataView(table.buffer, table.byteOffset + (fits ? start : 0), fits ? length : 0)
}
