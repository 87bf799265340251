import { type Piece, wordGap } from './pdf-pieces.ts'
import { joinPieces } from './pdf-words.ts'

/** Words between wide gaps. Positions are in points; `y` is the baseline. */
export type Segment = {
  text: string
  x: number
  right: number
  y: number
  size: number
  letters: number
  boldLetters: number
}

/** The lines of one cell or label as one segment on the baseline `y`. */
export function joinSegments(lines: readonly Segment[], y: number): Segment {
  const sum = (of: (line: Segment) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    text: lines.map(({ text }) => text).join(' '),
    x: Math.min(...lines.map(({ x }) => x)),
    right: Math.max(...lines.map(({ right }) => right)),
    y,
    size: lines[0]?.size ?? 0,
    letters: sum(({ letters }) => letters),
    boldLetters: sum(({ boldLetters }) => boldLetters),
  }
}

/** From the left edge of the leftmost segment to the right edge of the rightmost. */
export const widthOf = (segments: readonly Segment[]): number =>
  Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ x }) => x))

export const isOnBaseline = (one: Segment, other: Segment): boolean =>
  Math.abs(one.y - other.y) < 0.25 * Math.min(one.size, other.size)

/** Joins the words of one page into segments, from the top down and from left to right. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const rows = rowsOf(removeShadows(pieces.filter(({ text }) => text !== '')))
  const edges = countLeftEdges(rows)
  return rows.flatMap((row) => splitAtGaps(row, edges).map(joinWords)).filter(({ text }) => text !== '')
}

/** Removes words that are printed twice in almost the same place, which some programs use for bold. */
function removeShadows(pieces: readonly Piece[]): Piece[] {
  const words = removeRepeated(joinPieces(pieces), ({ text, first }) => ({ ...first, text }))
  const remaining = words.flatMap((word) => word.pieces)
  return removeRepeated(remaining, (piece) => piece)
}

function removeRepeated<T>(items: readonly T[], placeOf: (item: T) => Pick<Piece, 'text' | 'x' | 'y' | 'size'>): T[] {
  const seen = new Map<string, { x: number; y: number }[]>()
  return items.filter((item) => {
    const { text, x, y, size } = placeOf(item)
    const same = seen.get(text) ?? []
    seen.set(text, same)
    const reach = size / 8
    if (same.some((other) => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < reach)) return false
    if (same.length < 50) same.push({ x, y })
    return true
  })
}

type Row = { y: number; size: number; pieces: Piece[] }

const sameBaseline = 0.3

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const sorted = [...pieces].sort((one, other) => one.y - other.y || one.x - other.x)
  const rows: Row[] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    if (row && piece.y - row.y <= sameBaseline * Math.min(row.size, piece.size)) {
      row.pieces.push(piece)
      row.size = Math.max(row.size, piece.size)
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return moveRaisedWords(rows).map((row) => row.pieces.sort((one, other) => one.x - other.x))
}

/** Moves small raised or lowered words, such as the 'th' of '12th', to the rows of their words. */
function moveRaisedWords(rows: readonly Row[]): Row[] {
  return rows.filter((row, index) => {
    const homes = row.pieces.map((piece) =>
      [rows[index + 1], rows[index - 1]].find((other) => other !== undefined && isAttached(piece, other)),
    )
    if (homes.includes(undefined)) return true
    for (const [place, piece] of row.pieces.entries()) homes[place]?.pieces.push(piece)
    return false
  })
}

function isAttached(small: Piece, row: Row): boolean {
  return row.pieces.some(({ x, width, y, size }) => {
    const rise = y - small.y
    const gap = small.x - (x + width)
    const isNear = rise < 0.55 * size && rise > -0.25 * size && gap > -0.1 * size && gap < 0.25 * size
    return small.size < 0.85 * size && isNear
  })
}

/** The number of rows that begin, or go on after a wide gap, at each position, in half points. */
function countLeftEdges(rows: readonly Piece[][]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>()
  for (const [first] of rows.flatMap((row) => splitAtGaps(row, edges)))
    if (first) edges.set(edgeOf(first), (edges.get(edgeOf(first)) ?? 0) + 1)
  return edges
}

const edgeOf = ({ x }: Piece) => Math.round(x * 2)

// In letter sizes. Justified text stretches spaces to about 1; a narrower gap counts when other rows begin at its end.
const wideGap = 1.3
const gapAtEdge = 0.6
const rowsAtEdge = 3

function splitAtGaps(row: readonly Piece[], edges: ReadonlyMap<number, number>): Piece[][] {
  const parts: Piece[][] = []
  let last: Piece | undefined
  for (const piece of row) {
    const gap = last ? gapBetween(last, piece) : Number.POSITIVE_INFINITY
    const limit = (edges.get(edgeOf(piece)) ?? 0) >= rowsAtEdge ? gapAtEdge : wideGap
    if (gap > limit) parts.push([piece])
    else parts.at(-1)?.push(piece)
    last = piece
  }
  return parts
}

function joinWords(pieces: readonly Piece[]): Segment {
  const first = pieces[0]
  if (!first) return { text: '', x: 0, right: 0, y: 0, size: 0, letters: 0, boldLetters: 0 }
  const main = pieces.reduce((one, other) => (other.text.length > one.text.length ? other : one))
  const right = Math.max(...pieces.map(({ x, width }) => x + width))
  const letters = countLetters(pieces)
  const boldLetters = countLetters(pieces.filter(({ bold }) => bold))
  return { text: textOf(pieces), x: first.x, right, y: main.y, size: main.size, letters, boldLetters }
}

/** The number of letters of some words. */
export const countLetters = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0)

function textOf(pieces: readonly Piece[]): string {
  const limit = spaceGap(pieces)
  let text = ''
  let last: Piece | undefined
  for (const piece of pieces) {
    if (last && (limit.trustSpaces ? piece.spaced : false)) text += ' '
    else if (last && gapBetween(last, piece) > limit.share) text += ' '
    text += piece.text
    last = piece
  }
  return text.replace(/ {2,}/g, ' ').trim()
}

const gapBetween = (one: Piece, other: Piece) => (other.x - one.x - one.width) / Math.max(one.size, other.size, 1)

/**
 * The gap, in letter sizes, that separates words. Letter-spaced words ('E D U C A T I O N') have even gaps between their
 * letters: only a clearly wider gap separates words.
 */
function spaceGap(pieces: readonly Piece[]): { share: number; trustSpaces: boolean } {
  const gaps = pieces.slice(1).map((piece, index) => gapBetween(pieces[index] ?? piece, piece))
  const single = pieces.filter(({ text }) => text.length === 1).length
  const median = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
  const tracking = pieces.length >= 4 && single >= 0.8 * pieces.length ? Math.max(0, median) : 0
  return { share: Math.max(1.6 * tracking, tracking + wordGap), trustSpaces: tracking <= wordGap }
}
