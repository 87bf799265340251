/** What a character or paragraph looks like. `bold` as in Word: off, on, as its style, or the opposite of it. */
export type CharacterLook = { bold?: number; hidden?: boolean; deleted?: boolean; halfPoints?: number; style?: number }
export type ParagraphLook = { inTable?: boolean; endsRow?: boolean; list?: boolean }

const characters = { bold: 0x0835, hidden: 0x083c, deleted: 0x0800, halfPoints: 0x4a43, style: 0x4a30 }
const paragraphs = { inTable: 0x2416, endsRow: 0x2417, list: 0x460b }

/** Calls back for each property modifier ('sprm', [MS-DOC] 2.2.5) of a list with the place of its operand. */
function eachModifier(data: DataView, start: number, end: number, call: (modifier: number, operand: number) => void) {
  let at = start
  while (at + 3 <= end) {
    const modifier = data.getUint16(at, true)
    const size = sizeOfOperand(data, modifier, at + 2)
    if (at + 2 + size > end) return
    call(modifier, at + 2)
    at += 2 + size
  }
}

const sizes = [1, 1, 2, 4, 2, 2, 0, 3]
const tableDefinition = 0xd608

/** The three highest bits are the kind of operand; those of variable size begin with their size. */
function sizeOfOperand(data: DataView, modifier: number, at: number): number {
  if (modifier === tableDefinition) return at + 2 <= data.byteLength ? data.getUint16(at, true) + 1 : 0
  return sizes[modifier >> 13] || data.getUint8(at) + 1
}

/** The look of characters from a list of modifiers; `bold` is the last one's operand. */
export function readCharacterLook(data: DataView, start: number, end: number): CharacterLook {
  const look: CharacterLook = {}
  eachModifier(data, start, end, (modifier, at) => {
    if (modifier === characters.bold) look.bold = data.getUint8(at)
    if (modifier === characters.hidden) look.hidden = (data.getUint8(at) & 1) === 1
    if (modifier === characters.deleted) look.deleted = data.getUint8(at) === 1
    if (modifier === characters.halfPoints) look.halfPoints = data.getUint16(at, true)
    if (modifier === characters.style) look.style = data.getUint16(at, true)
  })
  return look
}

/** The look of a paragraph from a list of modifiers. */
export function readParagraphLook(data: DataView, start: number, end: number): ParagraphLook {
  const look: ParagraphLook = {}
  eachModifier(data, start, end, (modifier, at) => {
    if (modifier === paragraphs.inTable) look.inTable = data.getUint8(at) === 1
    if (modifier === paragraphs.endsRow) look.endsRow = data.getUint8(at) === 1
    if (modifier === paragraphs.list) look.list = data.getUint16(at, true) !== 0
  })
  return look
}
