/** How often a word occurs in the texts that suggestions come from. */
export type WordCount = { word: string; count: number }

/** Shorter words have too many neighbours for a useful suggestion. */
const correctableLength = 4

/** The known word that a misspelled one most likely means, or null. Fewest typing errors win, then frequency. */
export function correctSpelling(word: string, known: readonly WordCount[]): string | null {
  if (word.length < correctableLength || known.some((one) => one.word.includes(word))) return null
  const maxErrors = word.length < 6 ? 1 : 2
  const candidates = known
    .filter((one) => one.word.length >= correctableLength && Math.abs(one.word.length - word.length) <= maxErrors)
    .map((one) => ({ ...one, errors: countTypingErrors(word, one.word) }))
    .filter(({ errors }) => errors <= maxErrors)
    .sort((a, b) => a.errors - b.errors || b.count - a.count)
  return candidates[0]?.word ?? null
}

/** A word that is two known words without the blank between them, as these two; of several pairs the most frequent. */
export function divideWord(word: string, known: readonly WordCount[]): string | null {
  const counts = new Map(known.map((one) => [one.word, one.count]))
  let best: { words: string; count: number } | null = null
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)]
    const count = Math.min(counts.get(start) ?? 0, counts.get(end) ?? 0)
    if (count > (best?.count ?? 0)) best = { words: `${start} ${end}`, count }
  }
  return best?.words ?? null
}

/** Shares of equal letter groups below this are chance. */
const leastLikeness = 0.4

/** Known words that have most groups of three letters in common with a word, the most alike first. */
export function listAlike(word: string, known: readonly WordCount[]): string[] {
  const groups = letterGroups(word)
  return known
    .map((one) => ({ ...one, likeness: shareOfEqual(groups, letterGroups(one.word)) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || b.count - a.count)
    .map((one) => one.word)
}

/** The groups of three letters of a word, which begins and ends with a blank. */
function letterGroups(word: string): Set<string> {
  const text = ` ${word} `
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)))
}

/** Dice coefficient: twice the equal groups by all groups. */
const shareOfEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((group) => other.has(group)).length) / (one.size + other.size)

/** Optimal string alignment distance (Damerau–Levenshtein with adjacent transpositions). */
export function countTypingErrors(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
