import { wordGroups } from './data/word-groups.ts'
import { stemWord } from './stems.ts'
import { normalizeWord } from './tokens.ts'

/** One name for all forms of a word and of the words that mean the same ('infants' and 'baby'). `word` is normalized. */
export function wordClass(word: string): string {
  const stem = stemWord(word)
  return groups.get(stem) ?? stem
}

const groups = new Map(
  wordGroups
    .trim()
    .split('\n')
    .flatMap((line) => {
      const stems = line.split(' ').map((word) => stemWord(normalizeWord(word)))
      return stems.map((stem): [string, string] => [stem, stems[0]!])
    }),
)
