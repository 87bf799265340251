import type { HiddenReason, Line } from '@fledge/core/resume/layout/resume-lines'
import { plainCharacters } from '../plain-characters.ts'
import { rejoinLanguageSigns } from './language-signs.ts'
import { type Block, blocksOf, withMarginLabels } from './page-columns.ts'
import { type Segment, segmentsOf } from './page-rows.ts'
import { alignTableRows } from './page-tables.ts'
import type { Piece } from './pdf-pieces.ts'
import { inReadingDirection } from './right-to-left.ts'

/** The lines of all pages in reading order; hidden ones come last. */
export function linesOfPages(pages: readonly (readonly Piece[])[]): Line[] {
  const laidOut = pages.map((pieces, index) => layOut(pieces, index + 1))
  return rejoinLanguageSigns([
    ...inOrder(laidOut.map(({ parts }) => parts)),
    ...laidOut.flatMap(({ hidden }) => hidden),
  ])
}

type Part = { role: Block['role']; lines: Line[] }

function layOut(pieces: readonly Piece[], page: number): { parts: Part[]; hidden: Line[] } {
  const visible = pieces.filter(({ hidden }) => hidden === null)
  const blocks = blocksOf(withMarginLabels(alignTableRows(segmentsOf(visible.filter(({ turn }) => turn === 0)))))
  const turned = [1, 2, 3].flatMap((turn) => linesOf(segmentsOf(upright(visible, turn)), page, null))
  const parts: Part[] = blocks.map(({ role, segments }) => ({ role, lines: linesOf(segments, page, null) }))
  if (turned.length > 0) parts.push({ role: 'main', lines: turned })
  return { parts, hidden: hiddenLines(pieces, page) }
}

/** Rotates vertical text, so that it is read from left to right. */
function upright(pieces: readonly Piece[], turn: number): Piece[] {
  return pieces
    .filter((piece) => piece.turn === turn)
    .map((piece) => {
      if (turn === 1) return { ...piece, x: piece.y, y: -piece.x }
      if (turn === 3) return { ...piece, x: -piece.y, y: piece.x }
      return { ...piece, x: -piece.x, y: -piece.y }
    })
}

function hiddenLines(pieces: readonly Piece[], page: number): Line[] {
  const reasons = new Set(pieces.map(({ hidden }) => hidden))
  return [...reasons].flatMap((reason) =>
    reason === null ? [] : linesOf(segmentsOf(pieces.filter(({ hidden }) => hidden === reason)), page, reason),
  )
}

/**
 * A side column continues in the side column of the next page: the left sides of all pages come first, then the main
 * text of all pages, then the right sides.
 */
function inOrder(pages: readonly Part[][]): Line[] {
  const first = pages[0] ?? []
  const firstSide = first.findIndex(({ role }) => role === 'left side')
  const head = firstSide > 0 ? first.slice(0, firstSide) : []
  const rest = pages.flat().filter((part) => !head.includes(part))
  const inRole = (role: Block['role']) => rest.filter((part) => part.role === role)
  return [head, inRole('left side'), inRole('main'), inRole('right side')].flat().flatMap(({ lines }) => lines)
}

function linesOf(segments: readonly Segment[], page: number, hidden: HiddenReason | null): Line[] {
  const rows: Segment[][] = []
  for (const segment of segments) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (last && Math.abs(last.y - segment.y) < 0.3 * Math.min(last.size, segment.size) && segment.x >= last.right)
      row?.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => lineOf(row, page, hidden)).filter(({ text }) => text !== '')
}

function lineOf(row: readonly Segment[], page: number, hidden: HiddenReason | null): Line {
  const main = row.reduce((one, other) => (other.letters > one.letters ? other : one))
  const x = Math.min(...row.map((segment) => segment.x))
  const width = Math.max(...row.map(({ right }) => right)) - x
  const letters = row.reduce((sum, segment) => sum + segment.letters, 0)
  const bold = row.reduce((sum, segment) => sum + segment.boldLetters, 0) > letters / 2
  const texts = row.map(({ text }) => inReadingDirection(plainCharacters(text)).trim()).filter((text) => text !== '')
  return { page, text: texts.join('\t'), x, y: main.y - main.size, width, size: main.size, bold, hidden }
}
