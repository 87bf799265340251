import type { Line } from '../../resume/layout/resume-lines.ts'
import type { Source } from '../../resume/resume-draft.ts'

/** An ask that the resume does not meet, with the line of the resume that is nearest to it in meaning. */
export type NearLine = { phrase: string; quote: { text: string; source: Source } }

/** Below this cosine, common models see no shared subject. Some models give any two texts .7, hence `leastAhead`. */
export const leastCosine = 0.3

/** How far a line's cosine must exceed that of the resume's median line, since models differ in their usual cosine. */
export const leastAhead = 0.1

/**
 * For each phrase the line of the resume with the highest cosine, if it clearly exceeds the others (`leastCosine`,
 * `leastAhead`); the first of equal lines. Vectors have length 1 and the same dimension. Scores never use this, because
 * nearness has no verbatim evidence and depends on a model.
 */
export function nearestLines(
  wanted: readonly { phrase: string; vector: Float32Array }[],
  shown: readonly { index: number; vector: Float32Array }[],
  lines: readonly Line[],
): NearLine[] {
  const there = shown.filter(({ index }) => /\S/.test(lines[index]?.text ?? ''))
  return wanted.flatMap(({ phrase, vector }) => {
    const cosines = there.map((line) => ({ index: line.index, cosine: dot(vector, line.vector) }))
    const index = standingOut(cosines)
    return index === null ? [] : [{ phrase, quote: quoteLine(lines, index) }]
  })
}

/** The vector scaled to length 1; null for one without a direction (empty, all zero, or not finite). */
export function normalizeVector(vector: readonly number[]): Float32Array | null {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (!Number.isFinite(length) || length === 0) return null
  return Float32Array.from(vector, (value) => value / length)
}

function standingOut(cosines: { index: number; cosine: number }[]): number | null {
  const inOrder = cosines.sort((a, b) => b.cosine - a.cosine || a.index - b.index)
  const [best, median] = [inOrder[0], inOrder[inOrder.length >> 1]]
  if (!best || !median || best.cosine < leastCosine || best.cosine - median.cosine < leastAhead) return null
  return best.index
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}

function quoteLine(lines: readonly Line[], line: number): NearLine['quote'] {
  const { text } = lines[line]!
  const start = text.search(/\S/)
  const end = text.trimEnd().length
  return { text: text.slice(start, end), source: { line, start, end } }
}
