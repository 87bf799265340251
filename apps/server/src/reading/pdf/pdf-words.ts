import type { Box } from './matrix.ts'
import type { Piece } from './pdf-pieces.ts'

/** The pieces of one word: some programs print every letter by itself. */
export type Group = { pieces: Piece[]; first: Piece; text: string; box: Box }

/** Joins pieces that follow each other in the file and are adjacent in one line. */
export function joinPieces(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    const last = group?.pieces.at(-1)
    const box = piece.doubt?.box ?? boxOf(piece)
    if (group && last && continues(last, piece)) {
      group.pieces.push(piece)
      group.text += piece.text
      group.box = around(group.box, box)
    } else groups.push({ pieces: [piece], first: piece, text: piece.text, box })
  }
  return groups
}

// Letters of a word are at most this share of their size apart.
const letterGap = 0.14

function continues(last: Piece, next: Piece): boolean {
  const isAlike = last.hidden === next.hidden && last.doubt?.isPainted === next.doubt?.isPainted
  if (!isAlike || next.spaced || last.turn !== 0 || next.turn !== 0) return false
  const gap = next.x - (last.x + last.width)
  return Math.abs(gap) < letterGap * last.size && Math.abs(next.y - last.y) < letterGap * last.size
}

const boxOf = ({ x, y, width, size }: Piece): Box => ({
  left: x,
  right: x + width,
  top: y - size,
  bottom: y + size / 4,
})

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})
