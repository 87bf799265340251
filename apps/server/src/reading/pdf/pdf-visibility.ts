import type { HiddenReason } from '@fledge/core/resume/layout/resume-lines'
import { contains, grown } from './matrix.ts'
import type { Doubt, Piece } from './pdf-pieces.ts'
import type { Area, RenderedPage } from './pdf-render.ts'
import { type Group, joinPieces } from './pdf-words.ts'

/** The least correlation between the outlines of a printed word and the pixels of the page. */
const samePrint = 0.5
/** The same for the lines around its letters: thin lines resemble those of other words more. */
const sameEdges = 0.65
/** Of 255: the least visible difference between letters and their background. */
const leastContrast = 16
/** Of 255: a word that is painted over an unclear background is hidden only below this difference. */
const noContrast = 8
/** In points: the height of the smallest readable letters. */
const leastHeight = 1.2

export type PageFacts = {
  rendered: RenderedPage
  /** The page is a picture: transparent words may be what text recognition read there. */
  isScan: boolean
  /** All pictures of the page are drawn: none was too large, or of a kind that cannot be decoded. */
  isWhole: boolean
}

/**
 * Decides by the rendered page whether doubtful words are visible. A word is visible when the page shows the shapes of
 * its letters, or, on a scan, ink like letters. Words that repeat visible ones in the same place (shadows, selectable
 * text over outlines) are removed.
 */
export function confirmWords(pieces: readonly Piece[], page: PageFacts, isInTime: () => boolean): Piece[] {
  const groups = joinPieces(pieces)
  const visible = new Map<string, Word[]>()
  const claimed: Group[] = []
  const confirmed = new Map<Group, Piece[]>()
  const confirm = (group: Group) => {
    const { doubt } = group.first
    const seen = doubt === null || !isInTime() ? null : isSeen(group, doubt, page, claimed)
    confirmed.set(group, seen === null || doubt === null ? group.pieces : decided(group, doubt, seen))
    if (group.first.hidden === null && (doubt === null || seen === true)) remember(visible, group)
  }
  // Words that are painted first: they decide which of the others are copies.
  const [painted, others] = [groups.filter(isPainted), groups.filter((group) => !isPainted(group))]
  for (const group of painted) confirm(group)
  for (const group of others) if (group.first.doubt === null || !isCopy(group, visible)) confirm(group)
  return groups.flatMap((group) => confirmed.get(group) ?? [])
}

const isPainted = ({ first: { hidden, doubt } }: Group) => hidden === null && (doubt === null || doubt.isPainted)

const decided = ({ pieces }: Group, doubt: Doubt, isVisible: boolean): Piece[] =>
  pieces.map((piece) => ({ ...piece, doubt: null, hidden: isVisible ? null : (piece.hidden ?? reasonOf(doubt)) }))

const reasonOf = ({ isPainted }: Doubt): HiddenReason => (isPainted ? 'white' : 'invisible')

/** A visible word, with the number of hidden copies that it excused. */
type Word = { group: Group; copies: number }

function remember(words: Map<string, Word[]>, group: Group) {
  const same = words.get(group.text) ?? []
  words.set(group.text, same)
  if (same.length < 50) same.push({ group, copies: 0 })
}

/**
 * Whether a visible word with the same text is in the same place, or above or below it: wkhtmltopdf moves shadows there
 * and cuts them off. That excuses a few copies of a word, one for each shadow.
 */
function isCopy({ text, first }: Group, visible: Map<string, Word[]>): boolean {
  const reach = first.size / 3
  const same = (visible.get(text) ?? []).filter(({ group }) => Math.abs(group.first.x - first.x) < reach)
  if (same.some(({ group }) => Math.abs(group.first.y - first.y) < reach)) return true
  const moved = same.find(
    (word) => word.copies < mostShadows && Math.abs(word.group.first.y - first.y) < 3 * first.size,
  )
  if (!moved) return false
  moved.copies++
  return true
}

const mostShadows = 3

/** Null when neither the file nor the page has the shapes of the letters. */
function isSeen(
  group: Group,
  doubt: Doubt,
  { rendered, isScan, isWhole }: PageFacts,
  claimed: Group[],
): boolean | null {
  const { size, hidden } = group.first
  const glyphs = group.pieces.flatMap((piece) => piece.doubt?.glyphs ?? [])
  const area = rendered.areaOf(grown(group.box, size / 8), glyphs)
  if (!area) return false
  const isDrawable = area.coverage.some((value) => value > 0)
  if (isDrawable) {
    const letters = compare(area, area.coverage)
    if (hidden === null && doubt.isPainted) return letters.contrast >= noContrast
    const isReadable = hidden !== 'tiny' || heightOfOutlines(area) >= leastHeight * rendered.scale
    if (isReadable && (isShown(letters, samePrint) || isShown(compare(area, area.edges()), sameEdges))) return true
  } else if (doubt.isPainted) return null
  if (!doubt.isPainted && !isWhole) return null
  if (!doubt.isPainted && isScan) return isRecognised(group, area, claimed)
  if (!isDrawable && hidden === null) return isFlat(area, doubt.coverColor) ? false : null
  return false
}

type Likeness = { correlation: number; contrast: number }

const isShown = ({ correlation, contrast }: Likeness, least: number) =>
  contrast >= leastContrast && correlation >= least

/**
 * The correlation of the page's colours with the coverage by letters or their edges, and the contrast between the two:
 * of red, green or blue, the one with the highest correlation.
 */
function compare({ colors }: Area, coverage: Uint8ClampedArray): Likeness {
  const count = coverage.length
  let best = { correlation: 0, contrast: 0 }
  for (let channel = 0; channel < 3; channel++) {
    let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0]
    for (let index = 0; index < count; index++) {
      const x = (coverage[index] ?? 0) / 255
      const y = colors[index * 4 + channel] ?? 0
      sumX += x
      sumY += y
      sumXX += x * x
      sumYY += y * y
      sumXY += x * y
    }
    const varianceX = sumXX - (sumX * sumX) / count
    const varianceY = sumYY - (sumY * sumY) / count
    const covariance = sumXY - (sumX * sumY) / count
    if (varianceX <= 0 || varianceY <= 0) continue
    const correlation = Math.abs(covariance) / Math.sqrt(varianceX * varianceY)
    const contrast = Math.abs(covariance / varianceX)
    if (correlation * contrast > best.correlation * best.contrast) best = { correlation, contrast }
  }
  return best
}

function heightOfOutlines({ width, height, coverage }: Area): number {
  let rows = 0
  for (let y = 0; y < height; y++) if (coverage.subarray(y * width, (y + 1) * width).some((value) => value > 64)) rows++
  return rows
}

/** Whether an area has only this colour ('#rrggbb'). */
function isFlat({ colors, coverage }: Area, color: string | null): boolean {
  if (color === null) return false
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return coverage.every((_, index) => parts.every((part, at) => Math.abs(part - (colors[index * 4 + at] ?? 0)) <= 2))
}

/** Ink of a scan: the difference between paper and ink of 255, and the share of a word's box that is ink. */
const scanContrast = 50
const leastInk = 0.03
const mostInk = 0.65
/** The share of a word's width over which its ink extends, and strokes that one row of pixels crosses, per letter. */
const leastExtent = 0.5
const strokesPerLetter = 0.4

/** Whether a scan has ink like letters at a recognised word. The same ink counts for one word: a second one is hidden. */
function isRecognised(group: Group, area: Area, claimed: Group[]): boolean {
  // Text recognition reads lines and specks as punctuation.
  if (!/[\p{L}\p{N}]/u.test(group.text)) return true
  const letters = group.text.length
  const ink = inkOf(area)
  if (ink === null || ink.share < leastInk || ink.share > mostInk) return false
  if (ink.extent < leastExtent * area.width || ink.strokes < strokesPerLetter * letters) return false
  const { left, right, top, bottom } = group.box
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  if (claimed.some(({ box }) => contains(box, ...middle))) return false
  claimed.push(group)
  return true
}

/** The ink of an area: pixels darker than halfway between the darkest and lightest; null for an even area. */
function inkOf({ width, height, colors }: Area): { share: number; extent: number; strokes: number } | null {
  const luma = new Uint8Array(width * height)
  for (let index = 0; index < luma.length; index++) luma[index] = colors[index * 4 + 1] ?? 0
  const sorted = luma.toSorted()
  const dark = sorted[Math.floor(sorted.length * 0.02)] ?? 0
  const light = sorted[Math.floor(sorted.length * 0.98)] ?? 0
  if (light - dark < scanContrast) return null
  const limit = (light + dark) / 2
  const darkCount = luma.filter((value) => value < limit).length
  const isInk = (value: number) => value < limit === darkCount * 2 <= luma.length
  let strokes = 0
  let [first, last] = [width, 0]
  for (let y = 0; y < height; y++) {
    let inRow = 0
    for (let x = 0; x < width; x++) {
      if (!isInk(luma[y * width + x] ?? 0)) continue
      first = Math.min(first, x)
      last = Math.max(last, x)
      if (x === 0 || !isInk(luma[y * width + x - 1] ?? 0)) inRow++
    }
    strokes = Math.max(strokes, inRow)
  }
  return { share: Math.min(darkCount, luma.length - darkCount) / luma.length, extent: last - first + 1, strokes }
}
