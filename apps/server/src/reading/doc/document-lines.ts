import type { HiddenReason } from '@fledge/core/resume/layout/resume-lines'
import {
  type DocLine,
  defaultHalfPoints,
  emptyLine,
  fewestHalfPoints,
  linesOfParagraph,
  mergeRow,
  type Run as TextRun,
} from '../docx/docx-lines.ts'
import type { DocumentParts } from './document-parts.ts'
import { findRun, type Run, readCharacterRuns, readParagraphRuns } from './formatted-runs.ts'
import type { CharacterLook, ParagraphLook } from './property-modifiers.ts'
import { type DocStyle, readStyleSheet, resolveBold } from './style-sheet.ts'
import type { DocumentText } from './text-pieces.ts'

type Looks = {
  characters: readonly Run<CharacterLook>[]
  paragraphs: readonly Run<ParagraphLook & { style: number }>[]
  styleOf: (style: number) => DocStyle
}

/** The looks of a document's characters and paragraphs. */
export const readLooks = (parts: DocumentParts): Looks => ({
  characters: readCharacterRuns(parts),
  paragraphs: readParagraphRuns(parts),
  styleOf: readStyleSheet(parts),
})

const endOfCell = '\u0007'
const endOfParagraph = '\r'

/** The lines of a range of characters: paragraphs, and rows of tables with their cells joined as in DOCX. */
export function linesOfRange({ text, offsets }: DocumentText, from: number, to: number, looks: Looks): DocLine[] {
  const lines: DocLine[] = []
  let row: DocLine[][] = []
  let cell: DocLine[] = []
  let start = from
  for (let at = from; at < Math.min(to, text.length); at++) {
    const sign = text[at]
    if (sign !== endOfParagraph && sign !== endOfCell) continue
    const look = findRun(looks.paragraphs, offsets[at] ?? 0)?.look ?? { style: 0 }
    const own = look.endsRow ? [] : readParagraph(text, offsets, { from: start, to: at }, look, looks)
    start = at + 1
    if (look.endsRow) {
      lines.push(...mergeRow(row))
      row = []
      cell = []
    } else if (sign === endOfCell) {
      row.push([...cell, ...own])
      cell = []
    } else if (look.inTable) cell.push(...own)
    else lines.push(...(own.length > 0 ? own : [emptyLine]))
  }
  const rest = readParagraph(text, offsets, { from: start, to: Math.min(to, text.length) }, { style: 0 }, looks)
  return [...lines, ...mergeRow([...row, cell]), ...rest]
}

// Word's signs for fields: the text between the first two is an instruction.
const fieldBegins = '\u0013'
const fieldShows = '\u0014'
const fieldEnds = '\u0015'
const letterOf: Record<string, string> = { '\u000b': '\n', '\u000c': '\n', '\u001e': '-', '\u001f': '', '\u00ad': '' }

function readParagraph(
  text: string,
  offsets: Uint32Array,
  { from, to }: { from: number; to: number },
  { style, list }: ParagraphLook & { style: number },
  { characters, styleOf }: Looks,
): DocLine[] {
  const own = styleOf(style)
  const runs: TextRun[] = []
  let run: Run<CharacterLook> | null = null
  let instructions = 0
  for (let at = from; at < to; at++) {
    const sign = text[at] ?? ''
    if (sign === fieldBegins) instructions++
    if (sign === fieldShows && instructions > 0) instructions--
    if (sign === fieldBegins || sign === fieldShows || sign === fieldEnds || instructions > 0) continue
    const offset = offsets[at] ?? 0
    const isSame: boolean = run !== null && offset >= run.start && offset < run.end
    if (!isSame) run = findRun(characters, offset)
    const last = runs.at(-1)
    const look = run?.look ?? {}
    if (look.deleted) continue
    const letter = letterOf[sign] ?? sign
    if (isSame && last) last.text += letter
    else runs.push({ text: letter, ...lookOf(look, own, styleOf) })
  }
  const isItem = (list ?? own.list) && !own.heading
  return linesOfParagraph(runs, isItem)
}

function lookOf(look: CharacterLook, own: DocStyle, styleOf: (style: number) => DocStyle): Omit<TextRun, 'text'> {
  const ofCharacters = look.style === undefined ? null : styleOf(look.style)
  const bold = resolveBold(look.bold, own.bold || ofCharacters?.bold === true) || own.heading
  const halfPoints = look.halfPoints ?? ofCharacters?.halfPoints ?? own.halfPoints ?? defaultHalfPoints
  return { bold, size: halfPoints / 2, hidden: hiddenReason(look, halfPoints) }
}

function hiddenReason({ hidden }: CharacterLook, halfPoints: number): HiddenReason | null {
  if (hidden) return 'vanish'
  return halfPoints < fewestHalfPoints ? 'tiny' : null
}
