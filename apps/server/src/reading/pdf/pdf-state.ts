import { OPS } from 'unpdf/pdfjs'
import { type Box, identity, intersect, type Matrix, multiply, transformBox } from './matrix.ts'

/** The properties of a font that determine position and shape of its letters. `heightOfOne`: height of a letter at size 1. */
export type Font = {
  bold: boolean
  vertical: boolean
  /** A Type 3 font: its glyphs are drawings. */
  isDrawn: boolean
  /** A composite font without a map of its glyphs to letters: pdf.js takes their numbers for the letters. */
  isUnmapped: boolean
  fontMatrix: Matrix
  heightOfOne: number
  shapeOf: (glyph: GlyphKey) => GlyphShape | null
}

/** The key of a glyph's shape in its font: its character, or its drawing in a Type 3 font. */
export type GlyphKey = { fontChar: string; operatorListId: string }

/**
 * Outlines of a glyph, each with the transformation into units of the size of the font. A path is the path data of
 * pdf.js (numbers), or the Path2D into which the library has turned them.
 */
export type GlyphShape = readonly { path: unknown; matrix: Matrix }[]

/** The part of PDF's graphics state that determines the position and visibility of text. */
export type State = {
  ctm: Matrix
  clip: Box | null
  /** '#rrggbb', or null for a pattern. */
  fill: string | null
  alpha: number
  /** Whether colours are mixed with those below, as a highlighter does. */
  isBlended: boolean
  mode: number
  font: Font | null
  size: number
  direction: 1 | -1
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

/** A filled area in the order of painting. `color` is null when it is a picture or a pattern. */
export type Fill = { box: Box; color: string | null; isPicture: boolean; isOpaque: boolean }

/** The state between the operators of a page. */
export type Scene = {
  state: State
  stack: State[]
  fills: Fill[]
  /** Fills that were dropped from the start of `fills`. */
  droppedFills: number
  /** Whether words keep the outlines of their letters, to be compared with the rendered page. */
  keepsOutlines: boolean
  clipNext: boolean
  fontOf: (name: string) => Font | null
  page: Box
  base: Matrix
}

/**
 * The state at the start of a page. `ctm` transforms units of the page to points from its top left corner, `page` is
 * its size in these points, `fontOf` finds a font by its name on the page.
 */
export function createScene(ctm: Matrix, page: Box, fontOf: Scene['fontOf']): Scene {
  const state: State = {
    ctm,
    clip: null,
    fill: '#000000',
    alpha: 1,
    isBlended: false,
    mode: 0,
    font: null,
    size: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    textMatrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  }
  return {
    state,
    stack: [],
    fills: [],
    droppedFills: 0,
    keepsOutlines: false,
    clipNext: false,
    fontOf,
    page,
    base: ctm,
  }
}

/** Applies an operator that is not text; ignores those that do not change `State`. */
export function applyOperator(scene: Scene, operator: number, args: readonly unknown[]): void {
  effects.get(operator)?.(scene, args)
}

type Effect = (scene: Scene, args: readonly unknown[]) => void

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** A matrix of pdf.js, an array or a typed array; null when it is neither. */
function matrixOf(value: unknown): Matrix | null {
  const list = listOf(value)
  if (list.length < 6) return null
  return [number(list[0]), number(list[1]), number(list[2]), number(list[3]), number(list[4]), number(list[5])]
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value instanceof Float32Array || value instanceof Float64Array ? Array.from(value) : []
}

function boxOf(value: unknown): readonly [number, number, number, number] | null {
  const list = listOf(value)
  return list.length < 4 ? null : [number(list[0]), number(list[1]), number(list[2]), number(list[3])]
}

// A hostile page may save without end.
const deepestStack = 10_000

function save(scene: Scene) {
  if (scene.stack.length < deepestStack) scene.stack.push({ ...scene.state })
}

function restore(scene: Scene) {
  const last = scene.stack.pop()
  if (last) scene.state = last
}

function transform(scene: Scene, matrix: Matrix | null) {
  if (matrix) scene.state.ctm = multiply(scene.state.ctm, matrix)
}

function moveText(state: State, x: number, y: number) {
  state.lineX += x
  state.lineY += y
  state.x = state.lineX
  state.y = state.lineY
}

function setTextMatrix(state: State, matrix: Matrix) {
  state.textMatrix = matrix
  state.x = 0
  state.y = 0
  state.lineX = 0
  state.lineY = 0
}

const setFont: Effect = ({ state, fontOf }, [name, size]) => {
  state.font = fontOf(String(name))
  state.size = Math.abs(number(size))
  state.direction = number(size) < 0 ? -1 : 1
}

const setGraphicsState: Effect = (scene, [entries]) => {
  for (const entry of listOf(entries)) {
    const [key, value] = listOf(entry)
    if (key === 'ca') scene.state.alpha = number(value)
    if (key === 'BM') scene.state.isBlended = value !== 'source-over'
    if (key === 'Font') setFont(scene, listOf(value))
  }
}

const paintPath: Effect = (scene, [paint, , bounds]) => {
  const rectangle = boxOf(bounds)
  if (rectangle) {
    const box = transformBox(scene.state.ctm, rectangle)
    if (fillOperators.has(number(paint))) addFill(scene, { box, color: scene.state.fill, isPicture: false })
    if (scene.clipNext) clipTo(scene, box)
  }
  // A clip applies only to the next path.
  scene.clipNext = false
}

function clipTo({ state }: Scene, box: Box) {
  state.clip = state.clip ? intersect(state.clip, box) : box
}

// A page with more fills is a drawing; the oldest are dropped.
const mostFills = 2_000

function addFill(scene: Scene, { box, ...fill }: Omit<Fill, 'isOpaque'>) {
  if (scene.state.alpha < 0.1) return
  const seen = scene.state.clip ? intersect(box, scene.state.clip) : box
  if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return
  scene.fills.push({ ...fill, box: seen, isOpaque: scene.state.alpha >= 0.95 && !scene.state.isBlended })
  if (scene.fills.length <= 2 * mostFills) return
  scene.fills.splice(0, mostFills)
  scene.droppedFills += mostFills
}

const paintImage: Effect = (scene) =>
  addFill(scene, { box: transformBox(scene.state.ctm, [0, 0, 1, 1]), color: null, isPicture: true })
const paintShading: Effect = (scene) =>
  addFill(scene, { box: scene.state.clip ?? scene.page, color: null, isPicture: false })

const beginForm: Effect = (scene, [matrix, bounds]) => {
  save(scene)
  transform(scene, matrixOf(matrix))
  const rectangle = boxOf(bounds)
  if (!rectangle) return
  clipTo(scene, transformBox(scene.state.ctm, rectangle))
}

const beginAnnotation: Effect = (scene, [, , first, second]) => {
  save(scene)
  scene.state.ctm = scene.base
  transform(scene, matrixOf(first))
  transform(scene, matrixOf(second))
}

const fillOperators = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

const clipNext: Effect = (scene) => {
  scene.clipNext = true
}

/** A colour is a string; a pattern is not. */
const setFill: Effect = ({ state }, [color]) => {
  state.fill = typeof color === 'string' && color.startsWith('#') ? color : null
}

type Numeric = 'mode' | 'charSpacing' | 'wordSpacing' | 'horizontalScale' | 'leading' | 'rise'

const sets =
  (key: Numeric, factor = 1): Effect =>
  ({ state }, [value]) => {
    state[key] = number(value) * factor
  }

const effects = new Map<number, Effect>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.transform, (scene, args) => transform(scene, matrixOf(args))],
  [OPS.setGState, setGraphicsState],
  [OPS.clip, clipNext],
  [OPS.eoClip, clipNext],
  [OPS.constructPath, paintPath],
  [OPS.shadingFill, paintShading],
  [OPS.paintImageXObject, paintImage],
  [OPS.paintInlineImageXObject, paintImage],
  [OPS.paintImageMaskXObject, paintImage],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.beginAnnotation, beginAnnotation],
  [OPS.endAnnotation, restore],
  [OPS.setFillRGBColor, setFill],
  [OPS.setFillColorN, setFill],
  [OPS.beginText, ({ state }) => setTextMatrix(state, identity)],
  [OPS.setFont, setFont],
  [OPS.setTextRenderingMode, sets('mode')],
  [OPS.setTextMatrix, ({ state }, [matrix]) => setTextMatrix(state, matrixOf(matrix) ?? identity)],
  [OPS.setCharSpacing, sets('charSpacing')],
  [OPS.setWordSpacing, sets('wordSpacing')],
  [OPS.setHScale, sets('horizontalScale', 0.01)],
  [OPS.setLeading, sets('leading', -1)],
  [OPS.setTextRise, sets('rise')],
  [OPS.moveText, ({ state }, [x, y]) => moveText(state, number(x), number(y))],
  [OPS.nextLine, ({ state }) => moveText(state, 0, state.leading)],
  [
    OPS.setLeadingMoveText,
    ({ state }, [x, y]) => {
      state.leading = number(y)
      moveText(state, number(x), number(y))
    },
  ],
])
