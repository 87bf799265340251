import { OPS } from 'unpdf/pdfjs'
import { identity, type Matrix, multiply } from './matrix.ts'
import type { Font, GlyphShape } from './pdf-state.ts'

type Objects = { has: (id: string) => boolean; get: (id: string) => unknown }

/** pdf.js's data of a font; null when it could not be loaded. */
export function fontOf(objects: Objects, name: string): Font | null {
  if (!objects.has(name)) return null
  const font = objects.get(name)
  if (typeof font !== 'object' || font === null) return null
  const fontMatrix = matrixOf('fontMatrix' in font ? font.fontMatrix : null)
  const isType3 = 'isType3Font' in font && font.isType3Font === true
  return {
    bold: ('bold' in font && font.bold === true) || ('name' in font && boldName.test(String(font.name))),
    vertical: 'vertical' in font && font.vertical === true,
    isDrawn: isType3,
    isUnmapped: 'composite' in font && font.composite === true && 'toUnicode' in font && isWithoutMap(font.toUnicode),
    fontMatrix,
    heightOfOne: isType3 ? heightOf('bbox' in font ? font.bbox : null, fontMatrix) : 1,
    shapeOf: isType3
      ? ({ operatorListId }) =>
          drawnShape('charProcOperatorList' in font && font.charProcOperatorList, operatorListId, fontMatrix)
      : ({ fontChar }) => outlineShape(objects, 'loadedName' in font ? `${font.loadedName}_path_${fontChar}` : ''),
  }
}

/** The outlines of a glyph of an embedded font, which pdf.js has when it does not use fonts of the system. */
function outlineShape(objects: Objects, id: string): GlyphShape | null {
  if (!objects.has(id)) return null
  const info = objects.get(id)
  return typeof info === 'object' && info !== null && 'path' in info ? [{ path: info.path, matrix: identity }] : null
}

const mostOperators = 200

/** The filled paths of a glyph of a Type 3 font; null when it is drawn in another way. */
function drawnShape(drawings: unknown, id: string, fontMatrix: Matrix): GlyphShape | null {
  const { fnArray, argsArray } = operatorsOf(drawings, id)
  if (fnArray.length === 0 || fnArray.length > mostOperators) return null
  const stack: Matrix[] = []
  let matrix = fontMatrix
  const shape: { path: unknown; matrix: Matrix }[] = []
  fnArray.forEach((operator, index) => {
    const args = argsArray[index]
    const list: readonly unknown[] = Array.isArray(args) ? args : []
    if (operator === OPS.save) stack.push(matrix)
    if (operator === OPS.restore) matrix = stack.pop() ?? matrix
    if (operator === OPS.transform) matrix = multiply(matrix, matrixOf(list))
    if (operator === OPS.constructPath && Array.isArray(list[1])) shape.push({ path: list[1][0], matrix })
  })
  return shape.length > 0 ? shape : null
}

type OperatorList = { fnArray: readonly unknown[]; argsArray: readonly unknown[] }
const none: OperatorList = { fnArray: [], argsArray: [] }

function operatorsOf(drawings: unknown, id: string): OperatorList {
  if (typeof drawings !== 'object' || drawings === null) return none
  const list: unknown = new Map<string, unknown>(Object.entries(drawings)).get(id)
  if (typeof list !== 'object' || list === null || !('fnArray' in list && 'argsArray' in list)) return none
  return Array.isArray(list.fnArray) && Array.isArray(list.argsArray)
    ? { fnArray: list.fnArray, argsArray: list.argsArray }
    : none
}

/** pdf.js's map of each number to itself has bounds instead of entries. */
const isWithoutMap = (map: unknown): boolean => typeof map === 'object' && map !== null && 'firstChar' in map

const boldName = /bold|black|heavy|semibd|demi|cmbx|-bd\b|extrabd/i
const usual: Matrix = [0.001, 0, 0, 0.001, 0, 0]

function matrixOf(value: unknown): Matrix {
  if (!Array.isArray(value) || value.length < 6 || !value.every((part) => typeof part === 'number')) return usual
  const [a = 0.001, b = 0, c = 0, d = 0.001, e = 0, f = 0] = value
  return [a, b, c, d, e, f]
}

/** Letters of a Type 3 font are drawings in their own units: their bounding box gives their height. */
function heightOf(box: unknown, matrix: Matrix): number {
  if (!Array.isArray(box) || box.length < 4) return 1
  const height = Math.abs((Number(box[3]) - Number(box[1])) * matrix[3])
  return Number.isFinite(height) && height > 0 ? height : 1
}
