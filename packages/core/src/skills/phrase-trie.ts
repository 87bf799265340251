import type { Token } from './tokens.ts'

/** Phrases of words with a value each; finds those that start at a word of a text, the longest first. */
export type PhraseTrie<T> = { next: ReadonlyMap<string, PhraseTrie<T>>; values: readonly T[] }

/** Most places of a trie end a phrase: they share one map, and a list takes no more room than its values. */
const nothing: ReadonlyMap<string, never> = new Map<string, never>()
const noValues: readonly never[] = []

/** A trie without phrases. */
export function emptyTrie<T>(): PhraseTrie<T> {
  return { next: nothing, values: noValues }
}

/** Adds a phrase by its normal words; one that is there already gets a further value. */
export function addPhrase<T>(trie: PhraseTrie<T>, words: readonly string[], value: T): void {
  let node = trie
  for (const word of words) {
    const following = node.next.get(word) ?? emptyTrie<T>()
    if (node.next.size === 0) node.next = new Map([[word, following]])
    else (node.next as Map<string, PhraseTrie<T>>).set(word, following)
    node = following
  }
  node.values = [...node.values, value]
}

export type PhraseHit<T> = { value: T; from: number; to: number }

/**
 * The phrases that begin at `tokens[from]`, longest first; `to` is the last word. Words of a phrase may be parted by
 * spaces, hyphens, dots, slashes, apostrophes and underscores, on one line.
 */
export function phrasesAt<T>(
  trie: PhraseTrie<T>,
  text: string,
  tokens: readonly Token[],
  from: number,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = []
  let node: PhraseTrie<T> | undefined = trie
  for (let at = from; at < tokens.length; at++) {
    node = node.next.get(tokens[at]!.norm)
    if (node === undefined) break
    for (const value of node.values) hits.push({ value, from, to: at })
    if (node.next.size === 0 || !joinsOn(text, tokens[at]!.end, tokens[at + 1]?.start)) break
  }
  return hits.reverse()
}

const joints = /^[ \t\u00a0]*[-./_'’‐‑–]?[ \t\u00a0]*$/

function joinsOn(text: string, end: number, start: number | undefined): boolean {
  if (start === undefined || start - end > 4) return false
  return start - end === 1 ? " -./_'’‐‑–\u00a0".includes(text[end] ?? '') : joints.test(text.slice(end, start))
}
