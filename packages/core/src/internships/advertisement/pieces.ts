import { factBorders } from './facts-line.ts'

/** A sentence, a bullet or a cell of an advertisement; `text.slice(start, end)` of the whole text is its `text`. */
export type Piece = {
  text: string
  start: number
  end: number
  line: number
  /** A cell of a line that is a list of facts: 'HR intern, Noida, 3 months, Excel required'. */
  isCell?: true
}

/** A value that was read with the words that say it. */
export type Found<T> = {
  value: T
  quote: string
  /** The words say a range, of which this is the lower end. */
  isLowerEnd?: true
  /** The words call it required. */
  isMust?: true
}

/** Longer pieces are read only up to here, which bounds the work on hostile texts. */
const longestPiece = 600
const mostPieces = 600

/** Marks before the first word ('•', '*', an emoji) and after the last one. */
const before = /^[^\p{L}\p{N}₹$(+]+/u
const after = /[\s*_]+$/
// A digit begins a sentence only behind a long word: 'Rs. 5,000' is one piece, as is 'M.Sc. Chemistry'.
const borders =
  /[|•·\t]|\s{3,}|(?<=[.!?;])(?<!\b\p{Lu}\p{L}?\.\s?\p{L}{1,4}\.)\s+(?=[\p{Lu}₹])|(?<=(?:\p{L}{3}|\d{3})[.!?;])\s+(?=\d)/u

/** Splits a text into its pieces, without the marks around them; empty ones are left out. Lists of facts only with `cells`. */
export function splitPieces(text: string, cells = true): Piece[] {
  const pieces: Piece[] = []
  let lineStart = 0
  for (const [line, lineText] of text.split('\n').entries()) {
    if (pieces.length >= mostPieces) break
    pieces.push(...splitLine({ text: lineText, start: lineStart, line }, cells))
    lineStart += lineText.length + 1
  }
  return pieces.slice(0, mostPieces)
}

function splitLine({ text: lineText, start: lineStart, line }: Omit<Piece, 'end'>, withCells: boolean): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const cells = withCells ? factBorders(lineText) : null
  const parts = lineText.split(borders).flatMap((part) => (cells ? part.split(cells) : part))
  for (const part of parts) {
    const found = lineText.indexOf(part, at)
    at = found + part.length
    const lead = before.exec(part)?.[0].length ?? 0
    const text = part.slice(lead, lead + longestPiece).replace(after, '')
    const start = lineStart + found + lead
    if (text !== '') pieces.push({ text, start, end: start + text.length, line, ...(cells && { isCell: true }) })
  }
  return pieces
}

/** A value after its label ('Location: Pune'), in the piece or in the next one. */
export type Labelled = Found<string> & { start: number; end: number }

/** The values of a label, given as alternatives of a regular expression, in their order. */
export function findLabelled(text: string, pieces: readonly Piece[], label: string): Labelled[] {
  const named = new RegExp(
    `^(?:${label})(?:\\s*\\([^()]{0,40}\\))?[\\s*_]*(?:$|(?:[:=?]|\\s(?:[–—-]+>?|→)\\s|[–—])[\\s*_:–—-]*(.*)$)`,
    'iu',
  )
  return pieces.flatMap((piece, index) => {
    const hit = named.exec(piece.text)
    if (!hit) return []
    if (hit[1]) return [{ value: hit[1], quote: piece.text, start: piece.start, end: piece.end }]
    const next = pieces[index + 1]
    if (!next || next.line > piece.line + 2 || anyLabel.test(next.text)) return []
    const { start } = piece
    return [{ value: next.text, quote: text.slice(start, next.end), start, end: next.end }]
  })
}

const anyLabel = /^[\p{L} ]{2,30}:/u
