import { remember } from '../../remember.ts'

/**
 * The phrases of groups in columns of numbers, which take less memory than objects. A row is a phrase of a group; the
 * rows of phrases that are one stem, or begin with the same two, are a run.
 */
export type PhraseColumns = {
  /** The number of each stem, from 1 on: 0 is a word of no phrase. */
  numbers: ReadonlyMap<string, number>
  /** The number of a run by its stems (`runKey`), from 1 on; run 0 is empty. Its rows are `runsFrom[run]` up to, and without, `runsFrom[run + 1]`. */
  runs: ReadonlyMap<number, number>
  runsFrom: Uint32Array
  groups: Uint16Array
  /** The stems of a row after the second: `rests[restsFrom[row]]` up to, and without, `rests[restsFrom[row + 1]]`. */
  restsFrom: Uint32Array
  rests: Uint16Array
}

const bitsOfStem = 15
const runKey = (first: number, second: number): number => (first << bitsOfStem) | second

/** Puts the phrases of each group, stems with blanks between them, into columns. */
export function columnsOfPhrases(groups: readonly (readonly string[])[]): PhraseColumns {
  const numbers = new Map<string, number>()
  const runs = new Map<number, number>()
  // Groups share most of their phrases.
  const readOnce = remember((phrase) => {
    const [first = 0, second = 0, ...rest] = phrase.split(' ').map((stem) => numberOf(numbers, stem))
    return { run: numberOf(runs, runKey(first, second)), rest }
  }, Number.POSITIVE_INFINITY)
  const rows: { groups: number[]; rests: number[][] }[] = [{ groups: [], rests: [] }]
  for (const [group, phrases] of groups.entries())
    for (const phrase of phrases) {
      const { run, rest } = readOnce(phrase)
      rows[run] ??= { groups: [], rests: [] }
      rows[run].groups.push(group)
      rows[run].rests.push(rest)
    }
  const rests = rows.flatMap(({ rests }) => rests)
  return {
    numbers,
    runs,
    runsFrom: startsOf(rows.map(({ groups }) => groups)),
    groups: Uint16Array.from(rows.flatMap(({ groups }) => groups)),
    restsFrom: startsOf(rests),
    rests: Uint16Array.from(rests.flat()),
  }
}

/** The number of a key, from 1 on; a new one gets the next. */
function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return number
}

/** Where each list begins when all of them follow each other, and where the last one ends. */
function startsOf(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1)
  for (const [index, { length }] of lists.entries()) starts[index + 1] = starts[index]! + length
  return starts
}

/** The words of a text as numbers of stems. */
export const numberStems = ({ numbers }: PhraseColumns, stems: readonly string[]): Uint16Array =>
  Uint16Array.from(stems, (stem) => numbers.get(stem) ?? 0)

/** The run of a single stem; the empty run 0 when no phrase is that stem. */
export const runOfStem = ({ runs }: PhraseColumns, stem: number): number => runs.get(runKey(stem, 0)) ?? 0

/** The run of the phrases that begin with two stems, where a text has a second one; 0 when there is none. */
export const runOfPair = ({ runs }: PhraseColumns, first: number, second: number | undefined): number =>
  second === undefined || second === 0 ? 0 : (runs.get(runKey(first, second)) ?? 0)

/** How many stems the phrase of a row has when a text has its first two at a place; 0 when the text goes on differently. */
export function lengthOfRow({ restsFrom, rests }: PhraseColumns, row: number, stems: Uint16Array, at: number): number {
  const [from, to] = [restsFrom[row]!, restsFrom[row + 1]!]
  for (let rest = from; rest < to; rest++) if (stems[at + 2 + rest - from] !== rests[rest]) return 0
  return 2 + to - from
}

/** The phrases of exactly two stems. */
export function phrasesOfTwo({ numbers, runs, runsFrom, restsFrom }: PhraseColumns): string[][] {
  const stems = [...numbers.keys()]
  const isOfTwo = (run: number) => {
    for (let row = runsFrom[run]!; row < runsFrom[run + 1]!; row++)
      if (restsFrom[row] === restsFrom[row + 1]) return true
    return false
  }
  return [...runs].flatMap(([key, run]) => {
    const second = key & ((1 << bitsOfStem) - 1)
    return second > 0 && isOfTwo(run) ? [[stems[(key >> bitsOfStem) - 1]!, stems[second - 1]!]] : []
  })
}
