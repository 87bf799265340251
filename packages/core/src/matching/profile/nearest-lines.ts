import type { Line } from '../../resume/layout/resume-lines.ts'
import type { Source } from '../../resume/resume-draft.ts'

/** Something asked for that the resume lacks, and the words of the resume that a model puts nearest to it. */
export type NearLine = { phrase: string; quote: { text: string; source: Source } }

/**
 * Below this cosine, texts share no subject in the eyes of common models. Alone it says little: some models give every
 * two texts 0.7 and more.
 */
export const leastCosine = 0.3

/** So far a line has to be ahead of the resume's median line for the same phrase, whatever the model's usual cosine. */
export const leastAhead = 0.1

/**
 * For each phrase the line of the resume nearest to it in meaning, if one stands out: at most one, the first of equals,
 * in the order of the phrases. Vectors are of length 1 and of one dimension. No score is made of this: nearness has no
 * words that bear it out, and depends on a model.
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

/** The vector at length 1; null for one that has no direction: none, all zero, or numbers without end. */
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
