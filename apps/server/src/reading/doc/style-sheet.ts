import { type DocumentParts, readPart } from './document-parts.ts'
import { readCharacterLook, readParagraphLook } from './property-modifiers.ts'

/** The look of a style with what it inherits. */
export type DocStyle = { bold: boolean; halfPoints?: number; heading: boolean; list: boolean }

type RawStyle = { base: number; bold?: number; halfPoints?: number; heading: boolean; list?: boolean }

const plain: DocStyle = { bold: false, heading: false, list: false }
const none = 0xfff
const deepestChain = 20

/** Reads the style sheet ([MS-DOC] 2.9.271): style number → look. A damaged sheet gives plain styles. */
export function readStyleSheet(parts: DocumentParts): (style: number) => DocStyle {
  const raw = readRaw(readPart(parts, 'styles'))
  const known = new Map<number, DocStyle>()
  return (style) => {
    const found = known.get(style) ?? inherit(raw, style)
    known.set(style, found)
    return found
  }
}

function readRaw(sheet: DataView): (RawStyle | null)[] {
  if (sheet.byteLength < 6) return []
  const count = sheet.getUint16(2, true)
  const baseSize = sheet.getUint16(4, true)
  const styles: (RawStyle | null)[] = []
  let at = 2 + sheet.getUint16(0, true)
  while (styles.length < count && at + 2 <= sheet.byteLength) {
    const size = sheet.getUint16(at, true)
    const end = at + 2 + size
    styles.push(
      size >= baseSize && baseSize >= 10 && end <= sheet.byteLength ? readStyle(sheet, at + 2, end, baseSize) : null,
    )
    at = end + (size % 2)
  }
  return styles
}

const titleStyle = 62

function readStyle(sheet: DataView, start: number, end: number, baseSize: number): RawStyle {
  const builtIn = sheet.getUint16(start, true) & 0xfff
  const kindAndBase = sheet.getUint16(start + 2, true)
  const isParagraph = (kindAndBase & 0xf) === 1
  const style: RawStyle = {
    base: kindAndBase >> 4,
    heading: isParagraph && ((builtIn >= 1 && builtIn <= 9) || builtIn === titleStyle),
  }
  const name = start + baseSize
  if (name + 2 > end) return style
  const first = name + 2 * (sheet.getUint16(name, true) + 2)
  const second = isParagraph ? endOfPart(sheet, first, end) : first
  if (isParagraph && first + 4 <= end) {
    const { list } = readParagraphLook(sheet, first + 4, Math.min(end, first + 2 + sheet.getUint16(first, true)))
    if (list !== undefined) style.list = list
  }
  if (second + 2 > end) return style
  const { bold, halfPoints } = readCharacterLook(
    sheet,
    second + 2,
    Math.min(end, second + 2 + sheet.getUint16(second, true)),
  )
  return { ...style, ...(bold !== undefined && { bold }), ...(halfPoints !== undefined && { halfPoints }) }
}

/** Parts of a style begin at even places. */
function endOfPart(sheet: DataView, start: number, end: number): number {
  if (start + 2 > end) return end
  const size = sheet.getUint16(start, true)
  return start + 2 + size + (size % 2)
}

function inherit(raw: readonly (RawStyle | null)[], style: number): DocStyle {
  const chain: RawStyle[] = []
  for (let next = style; next !== none && chain.length < deepestChain; ) {
    const own = raw[next]
    if (!own) break
    chain.unshift(own)
    next = own.base
  }
  return chain.reduce<DocStyle>(
    (look, own) => ({
      bold: resolveBold(own.bold, look.bold),
      heading: look.heading || own.heading,
      list: own.list ?? look.list,
      ...((own.halfPoints ?? look.halfPoints) !== undefined && { halfPoints: own.halfPoints ?? look.halfPoints ?? 0 }),
    }),
    plain,
  )
}

/** Operands 0 and 1 are off and on, 128 as the style, 129 the opposite of it. */
export function resolveBold(operand: number | undefined, ofStyle: boolean): boolean {
  if (operand === undefined || operand === 128) return ofStyle
  return operand === 129 ? !ofStyle : operand === 1
}
