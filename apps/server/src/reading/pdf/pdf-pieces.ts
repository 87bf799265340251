import type { HiddenReason, Line } from '@fledge/core/resume/layout/resume-lines'
import { OPS } from 'unpdf/pdfjs'
import {
  type Box,
  contains,
  grown,
  type Matrix,
  multiply,
  transformBox,
  transformPoint,
  verticalScale,
} from './matrix.ts'
import {
  applyOperator,
  type Fill,
  type Font,
  type GlyphKey,
  type GlyphShape,
  type Scene,
  type State,
} from './pdf-state.ts'
import { readableGlyph } from './tex-letters.ts'

/**
 * A word or a part of one, in points from the top left corner of the page; `y` is its baseline. `spaced`: the
 * file has a space before it. `turn` is the direction of writing in quarter turns, 0 for ordinary text.
 */
export type Piece = Omit<Line, 'page'> & {
  spaced: boolean
  turn: 0 | 1 | 2 | 3
  /** Set for words whose letters may be numbers of glyphs. */
  isUnmapped?: boolean
  /** Set when `hidden` has to be confirmed on the rendered page. */
  doubt: Doubt | null
}

/** A word that may or may not be visible. `isPainted`: it is painted itself, and nothing later covers it. */
export type Doubt = {
  isPainted: boolean
  /** The colour of the opaque fill that may cover the word, or null. */
  coverColor: string | null
  box: Box
  /** Empty when the file has no outlines of the letters. */
  glyphs: readonly PlacedGlyph[]
}

/** The outlines of a glyph; `matrix` transforms its units to points from the top left corner of the page. */
export type PlacedGlyph = { shape: GlyphShape; matrix: Matrix }

export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

/** The words of a page in the order of the file, with the reasons why some are hidden. */
export function piecesOf(operators: Operators, scene: Scene, isLayerVisible: (layer: unknown) => boolean): Piece[] {
  const words: PlacedWord[] = []
  const layers: boolean[] = []
  let spaced = false
  operators.fnArray.forEach((operator, index) => {
    const args = operators.argsArray[index]
    const list: readonly unknown[] = Array.isArray(args) ? args : []
    if (operator === OPS.beginMarkedContent) layers.push(true)
    else if (operator === OPS.beginMarkedContentProps) layers.push(list[0] !== 'OC' || isLayerVisible(list[1]))
    else if (operator === OPS.endMarkedContent) layers.pop()
    else if (operator === OPS.showText) spaced = showText(scene, list[0], { spaced, layers }, words)
    else applyOperator(scene, operator, list)
  })
  return words.map((word) => withDoubt(word, scene))
}

/** A word with the number of fills painted before it: later ones may cover it. */
type PlacedWord = { piece: Piece; fillsBefore: number; doubt: Doubt; isFaint: boolean }

type Context = { spaced: boolean; layers: readonly boolean[] }

/** Adds the words of a text operator and advances; returns whether it ends with a space. */
function showText(scene: Scene, glyphs: unknown, context: Context, placed: PlacedWord[]): boolean {
  const { state } = scene
  const { font } = state
  if (!font || !Array.isArray(glyphs) || state.size === 0) return context.spaced
  const { words, advance, spaced } = wordsOf(glyphs, state, font, context.spaced)
  const layerHidden = context.layers.includes(false)
  for (const word of words) placed.push(placeWord(word, scene, font, layerHidden))
  if (font.vertical) state.y -= advance
  else state.x += advance * state.horizontalScale * state.direction
  return spaced
}

type Word = { text: string; from: number; to: number; spaced: boolean; glyphs: { key: GlyphKey; at: number }[] }

/**
 * In letter sizes: a wider gap separates words. A space is 0.2 to 0.3 wide, and half of that in justified or condensed
 * text. pdf.js and Poppler use the same value.
 */
export const wordGap = 0.1

/** Splits the letters of a text operator at spaces and gaps; positions are along the baseline. */
function wordsOf(glyphs: readonly unknown[], state: State, font: Font, spacedBefore: boolean) {
  const { letters, advance } = lettersOf(glyphs, state, font)
  const tracking = trackingOf(letters, state.size)
  const words: Word[] = []
  let word: Word | null = null
  let spaced = spacedBefore
  for (const { unicode, from, to, key } of letters) {
    if (unicode.trim() === '') {
      word = null
      spaced = true
      continue
    }
    if (!word || Math.abs(from - word.to) > (wordGap + tracking) * state.size) {
      word = { text: '', from, to: from, spaced, glyphs: [] }
      words.push(word)
    }
    word.text += unicode
    word.glyphs.push({ key, at: from })
    word.to = to
    spaced = false
  }
  // Letter spacing belongs to the letter before it.
  return { words: words.map((one) => ({ ...one, to: one.to + tracking * state.size })), advance, spaced }
}

type Letter = { unicode: string; from: number; to: number; key: GlyphKey }

/** The letters of a text operator with their positions along the baseline. */
function lettersOf(glyphs: readonly unknown[], state: State, font: Font): { letters: Letter[]; advance: number } {
  const unit = state.size * font.fontMatrix[0]
  const letters: Letter[] = []
  let at = 0
  for (const item of glyphs) {
    if (typeof item === 'number') {
      at += ((font.vertical ? 1 : -1) * item * state.size) / 1000
      continue
    }
    const glyph = glyphOf(item, font.isDrawn)
    if (!glyph) continue
    const from = at
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    at += glyph.width * unit + spacing * (font.vertical ? -1 : state.direction)
    letters.push({ unicode: glyph.unicode, from, to: at, key: glyph.key })
  }
  return { letters, advance: at }
}

const minTrackedGaps = 4

/** The letter spacing in letter sizes, when nearly all letters have the same; otherwise 0. */
function trackingOf(letters: readonly Letter[], size: number): number {
  const gaps = letters.slice(1).map(({ from }, index) => (from - (letters[index]?.to ?? from)) / size)
  if (gaps.length < minTrackedGaps) return 0
  const sorted = gaps.sort((one, other) => one - other)
  return Math.max(0, sorted[Math.floor(0.2 * sorted.length)] ?? 0)
}

type Glyph = { unicode: string; width: number; isSpace: boolean; key: GlyphKey }

function glyphOf(item: unknown, isDrawn: boolean): Glyph | null {
  if (typeof item !== 'object' || item === null) return null
  if (!('unicode' in item && 'width' in item) || typeof item.unicode !== 'string') return null
  const width = typeof item.width === 'number' && Number.isFinite(item.width) ? item.width : 0
  const key = {
    fontChar: 'fontChar' in item && typeof item.fontChar === 'string' ? item.fontChar : '',
    operatorListId: 'operatorListId' in item && typeof item.operatorListId === 'string' ? item.operatorListId : '',
  }
  return {
    unicode: readableGlyph(item.unicode, isDrawn),
    width,
    isSpace: 'isSpace' in item && item.isSpace === true,
    key,
  }
}

function placeWord(word: Word, scene: Scene, font: Font, layerHidden: boolean): PlacedWord {
  const { state } = scene
  const matrix = multiply(state.ctm, state.textMatrix)
  const along = state.horizontalScale * state.direction
  const start = font.vertical ? [0, -word.from] : [word.from * along, 0]
  const end = font.vertical ? [0, -word.to] : [word.to * along, 0]
  const [x, y] = transformPoint(matrix, state.x + (start[0] ?? 0), state.y + state.rise + (start[1] ?? 0))
  const [endX, endY] = transformPoint(matrix, state.x + (end[0] ?? 0), state.y + state.rise + (end[1] ?? 0))
  const size = state.size * font.heightOfOne * verticalScale(matrix)
  const turn = font.vertical ? 0 : quarterTurns(matrix)
  const place = { x, y, width: Math.hypot(endX - x, endY - y), size, turn }
  const { hidden, isFaint } = layerHidden ? unseen('invisible') : judge(scene, place)
  const piece = {
    text: word.text,
    ...place,
    bold: font.bold,
    hidden,
    spaced: word.spaced,
    doubt: null,
    ...(font.isUnmapped && { isUnmapped: true }),
  }
  const isPainted = !layerHidden && !isTransparent(state)
  const doubt = {
    isPainted,
    coverColor: null,
    box: scene.keepsOutlines ? boxOfWord(word, state, font, matrix) : nowhere,
    glyphs: scene.keepsOutlines && !font.vertical ? outlinesOf(word, state, font, matrix) : [],
  }
  return { piece, fillsBefore: scene.droppedFills + scene.fills.length, doubt, isFaint }
}

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 }
const unseen = (hidden: HiddenReason) => ({ hidden, isFaint: false })

// Ascent and descent in letter sizes.
const ascent = 0.95
const descent = 0.3

function boxOfWord(word: Word, state: State, font: Font, matrix: Matrix): Box {
  const { x, y, rise, size, horizontalScale, direction } = state
  if (font.vertical) return transformBox(matrix, [x - size / 2, y + rise - word.to, x + size / 2, y + rise - word.from])
  const along = horizontalScale * direction
  const height = size * font.heightOfOne
  const [left, right] = [x + word.from * along, x + word.to * along]
  return transformBox(matrix, [left, y + rise - descent * height, right, y + rise + ascent * height])
}

function outlinesOf(word: Word, state: State, font: Font, matrix: Matrix): PlacedGlyph[] {
  const { x, y, rise, size, horizontalScale, direction } = state
  const along = horizontalScale * direction
  return word.glyphs.flatMap(({ key, at }) => {
    const shape = font.shapeOf(key)
    const place: Matrix = [size * along, 0, 0, size * direction, x + at * along, y + rise]
    return shape ? [{ shape, matrix: multiply(matrix, place) }] : []
  })
}

/** Decides whether the rendered page has to confirm a word: it seems hidden, faint, or covered by a later fill. */
function withDoubt({ piece, fillsBefore, doubt, isFaint }: PlacedWord, { fills, droppedFills }: Scene): Piece {
  if (piece.hidden === 'off_page') return piece
  const middle = middleOf(piece)
  let cover: Fill | undefined
  for (let index = Math.max(0, fillsBefore - droppedFills); index < fills.length && !cover; index++) {
    const fill = fills[index]
    if (fill && contains(fill.box, ...middle) && fill.box.bottom - fill.box.top > piece.size / 2) cover = fill
  }
  if (piece.hidden === null && !isFaint && !cover) return piece
  const coverColor = cover?.isOpaque ? cover.color : null
  return { ...piece, doubt: { ...doubt, isPainted: doubt.isPainted && !cover, coverColor } }
}

// The page's y grows downwards, so a text that is written upwards has a negative slope.
function quarterTurns([a, b]: Matrix): Piece['turn'] {
  if (Math.abs(b) <= Math.abs(a)) return a < 0 ? 2 : 0
  return b > 0 ? 1 : 3
}

const smallestReadable = 2
const invisibleModes = new Set([3, 7])

type Place = Pick<Piece, 'x' | 'y' | 'width' | 'size'>
type Judgement = { hidden: HiddenReason | null; isFaint: boolean }

const isTransparent = ({ mode, alpha }: State) => invisibleModes.has(mode) || alpha < 0.05
const middleOf = ({ x, y, width, size }: Place): [number, number] => [x + width / 2, y - size / 3]

/** Judges a word by the graphics state. `isFaint`: its colour is close to its background, or the background is not plain. */
function judge(scene: Scene, place: Place): Judgement {
  const { state, page } = scene
  if (isTransparent(state)) return unseen('invisible')
  if (place.size < smallestReadable) return unseen('tiny')
  const middle = middleOf(place)
  if (!contains(page, ...middle) && !contains(page, place.x, place.y)) return unseen('off_page')
  if (state.clip && !contains(grown(state.clip, place.size), ...middle)) return unseen('invisible')
  if (state.mode % 4 !== 0) return { hidden: null, isFaint: false }
  const background = backgroundAt(scene, ...middle)
  if (isWhite(state.fill) && isWhite(background)) return unseen('white')
  return { hidden: null, isFaint: isNear(state.fill, background) }
}

// Of 255: colours with smaller differences in red, green and blue are hard to distinguish.
const nearColors = 24

function isNear(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true
  const parts = [1, 3, 5].map((at) => [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)))
  return parts.every(([first = 0, second = 0]) => Math.abs(first - second) < nearColors)
}

/** The last colour painted at a point; null for a picture. Paper is white. */
function backgroundAt({ fills }: Scene, x: number, y: number): string | null {
  const fill = fills.findLast(({ box }) => contains(box, x, y))
  return fill ? fill.color : '#ffffff'
}

// Of 255: lighter colours look white.
const nearWhite = 240

function isWhite(color: string | null): boolean {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '')
  return match?.slice(1).every((part) => Number.parseInt(part, 16) >= nearWhite) ?? false
}
