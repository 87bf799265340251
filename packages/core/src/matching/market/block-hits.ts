import { type Block, markBits } from './market-block.ts'
import { isWorth, type Scales } from './resume-scales.ts'

/** What the passes over a block find, each what the next ones need. */
export type Findings = {
  /** Where terms stand that the resume is worth something for: the first `hitCount`, in their order. */
  hits: Int32Array
  hitCount: number
  /** For each row, how far the resume is at home in its fields of work, from 0 to 1. */
  fits: Float64Array
  /** For each row its score, or `noTotal`. */
  totals: Uint8Array
}

/** Finds the terms that the resume is worth something for. */
export function findHits({ marks }: Scales, { terms, asksFrom, ids }: Block, findings: Findings): void {
  const end = asksFrom[ids.length]!
  if (end > findings.hits.length) findings.hits = new Int32Array(end)
  const { hits } = findings
  let count = 0
  // Without a branch: whether a term is a hit cannot be foreseen.
  for (let place = 0; place < end; place++) {
    hits[count] = place
    count += marks[terms[place]! >> markBits]! & isWorth
  }
  findings.hitCount = count
}
