import type { Matrix } from './matrix.ts'
import type { Font } from './pdf-state.ts'

type Objects = { has: (id: string) => boolean; get: (id: string) => unknown }

/** What pdf.js knows of a font; null for one that it could not load. */
export function fontOf(objects: Objects, name: string): Font | null {
  if (!objects.has(name)) return null
  const font = objects.get(name)
  if (typeof font !== 'object' || font === null) return null
  const fontMatrix = matrixOf('fontMatrix' in font ? font.fontMatrix : null)
  const isType3 = 'isType3Font' in font && font.isType3Font === true
  return {
    bold: ('bold' in font && font.bold === true) || ('name' in font && boldName.test(String(font.name))),
    vertical: 'vertical' in font && font.vertical === true,
    fontMatrix,
    heightOfOne: isType3 ? heightOf('bbox' in font ? font.bbox : null, fontMatrix) : 1,
  }
}

const boldName = /bold|black|heavy|semibd|demi|cmbx|-bd\b|extrabd/i
const usual: Matrix = [0.001, 0, 0, 0.001, 0, 0]

function matrixOf(value: unknown): Matrix {
  if (!Array.isArray(value) || value.length < 6 || !value.every((part) => typeof part === 'number')) return usual
  const [a = 0.001, b = 0, c = 0, d = 0.001, e = 0, f = 0] = value
  return [a, b, c, d, e, f]
}

/** Letters of a Type 3 font are drawings in units of their own: their box says how high they are. */
function heightOf(box: unknown, matrix: Matrix): number {
  if (!Array.isArray(box) || box.length < 4) return 1
  const height = Math.abs((Number(box[3]) - Number(box[1])) * matrix[3])
  return Number.isFinite(height) && height > 0 ? height : 1
}
