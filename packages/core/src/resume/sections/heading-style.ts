import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { SectionKind } from '../resume-draft.ts'
import { address } from './content-kind.ts'
import { headingByEnd, headingKind } from './section-headings.ts'

/** How the headings of one resume look, apart from their words. */
export type Style = {
  size: number
  bold: boolean
  capitals: boolean
  colon: boolean
  x: number
  right: number
  isAlone?: boolean
}

export const lineStyle = ({ text, size, bold, x, width }: ReadableLine): Style => ({
  size,
  bold,
  x,
  right: x + width,
  capitals: !/\p{Ll}/u.test(text.replace(/\([^()]*\)/, '')),
  colon: /:[–-]?\s*$/.test(text),
})

/** In small letters ('education:') only what is printed larger than the text is a heading. */
export function kindOfHeading({ text, size }: ReadableLine, bodySize: number): SectionKind | null {
  const isSmall = /^\p{Ll}/u.test(text) && size >= bodySize * 1.12
  return headingKind(isSmall ? text.slice(0, 1).toUpperCase() + text.slice(1) : text) ?? headingByEnd(text)
}

// The sections that nearly every resume has; their headings show how headings look in this one.
const usual = new Set<SectionKind | null>(['experience', 'education', 'skills', 'projects'])

export function headingStyle(lines: readonly ReadableLine[], bodySize: number): Style | null {
  const known = lines.filter((line) => usual.has(kindOfHeading(line, bodySize)))
  if (known.length === 0) return styleBySize(lines, bodySize)
  const styles = known.map(lineStyle)
  const weight = (style: Style) => 4 * styles.filter((other) => looksAlike(style, other)).length + strength(style)
  const [first, ...others] = styles
  const best = others.reduce((one, style) => (weight(style) > weight(one) ? style : one), first!)
  const isOwn = best.bold || best.capitals || best.colon
  return { ...best, isAlone: isOwn && areOwnLook(lines, best, bodySize) }
}

/** Nearly only headings look like this: bold, in capitals or with a colon in the size of the text. */
function areOwnLook(lines: readonly ReadableLine[], style: Style, bodySize: number): boolean {
  const places = lines.flatMap((line, index) => (looksAlike(style, lineStyle(line)) ? [index] : []))
  const known = places.filter((index) => kindOfHeading(lines[index]!, bodySize) !== null)
  if (known.length >= fewestHeadings && known.length >= (style.bold ? 0.6 : 0.5) * places.length) return true
  // Each with a text of its own below; the name at the begin is printed above the address.
  const top = lines.slice(0, known[0]).findLastIndex(({ text }) => address.test(text))
  const own = places.slice(places.findIndex((index) => (top < 0 ? index >= (known[0] ?? 0) : index > top)))
  return (
    (style.capitals || style.colon) &&
    known.length > 1 &&
    own.length > 3 &&
    own.every((index) => !own.includes(index + 1) && isShort(lines[index]!.text))
  )
}

/** Without a known heading: the largest look that at least three short lines share, apart from the text's. */
function styleBySize(lines: readonly ReadableLine[], bodySize: number): Style | null {
  const short = lines.filter(
    ({ text, size }) => bodySize > 0 && size >= bodySize * 1.12 && isShort(text) && !isBullet(text),
  )
  const styles = short.map(lineStyle)
  const shared = styles.filter((style) => styles.filter((other) => isSameSize(style, other)).length >= fewestHeadings)
  const largest = shared.reduce<Style | null>((best, style) => (!best || style.size > best.size ? style : best), null)
  if (largest) return largest
  const known = lines.filter((line) => kindOfHeading(line, bodySize))
  return known[0] ? lineStyle(known[0]) : null
}

const fewestHeadings = 3
export const isSameSize = (one: Style, other: Style) => Math.abs(one.size - other.size) < 0.6 && one.bold === other.bold
export const isShort = (text: string) => text.split(/\s+/).length <= 6 && !/[\t@%]|\d{4}/.test(text)

const strength = ({ size, bold, capitals, colon }: Style) => size / 10 + Number(bold) + Number(capitals) - Number(colon)

export const looksAlike = (one: Style, other: Style) =>
  Math.abs(one.size - other.size) < 0.6 &&
  one.bold === other.bold &&
  one.capitals === other.capitals &&
  one.colon === other.colon

/**
 * Text recognition measures every line by itself, in whole points: where nothing is bold and the headings that the words show
 * differ a little in size, they get one size.
 */
export function withEvenHeadings(lines: readonly ReadableLine[]): readonly ReadableLine[] {
  if (lines.some(({ bold, size }) => bold || size <= 0 || !Number.isInteger(size))) return lines
  const bodySize = sizeOfText(lines)
  const isHeading = ({ text, size }: ReadableLine) =>
    size >= bodySize && size < 2 * bodySize && headingKind(text) !== null
  const sizes = lines.filter(isHeading).map(({ size }) => size)
  const largest = Math.max(...sizes)
  if (largest - Math.min(...sizes) > mostUneven) return lines
  return lines.map((line) => (isHeading(line) ? { ...line, size: largest } : line))
}

// In points.
const mostUneven = 3

/** The size in which most letters are printed, in half points. */
export function sizeOfText(lines: readonly ReadableLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}
