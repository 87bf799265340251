import { randomOf } from '../../../apps/server/src/demo-world/random.ts'

const syllables =
  'ba be bi bo da de di do fa fe ga go ha hi ja ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi ra re ri ro sa se si so ta te ti to va vi ya yo za'.split(
    ' ',
  )

/**
 * The n-th invented name of a market: always the same, no two alike. Real texts never stop bringing new words, names
 * above all; their dictionary is what a search inside words has to look through.
 */
export function inventedName(n: number): string {
  let name = ''
  for (let rest = n + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    name = syllables[rest % syllables.length] + name
  }
  return name
}

/** Picks places from 0 to `count` - 1, the first most often: the n-th about 1/n as often as the first (Zipf's law). */
export function skewed(seed: string, count: number): () => number {
  const random = randomOf(seed)
  return () => Math.floor(Math.exp(random.part() * Math.log(count + 1))) - 1
}
