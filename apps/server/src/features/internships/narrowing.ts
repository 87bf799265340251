import { workTypes } from '@fledge/contract/constants'
import { searchedPlace, searchedType, searchWords as wordsOf } from '@fledge/core/internship-search'
import { like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships, searchWords, wordsIn } from '../../db/schema/internships.ts'
import type { Filter } from './list-conditions.ts'
import { byRarity, type Frequencies, frequenciesOf, groupsOf, shareOf } from './word-frequencies.ts'

/** How an index finds whatever fits a filter. The filter's own conditions have to be asked beside it. */
export type Narrowing = {
  /** What an index answers and every listing that fits meets. */
  conditions: SQL[]
  /** Where those leave too much; null where they do not. */
  oneOf: Groups | null
}
/**
 * A query for groups of words (`words`), of which every listing that fits holds at least one word of one group, and what
 * is asked beside each of them.
 */
export type Groups = { groups: SQL; beside: SQL[] }

/**
 * Null when nothing can fit. What is looked for holds no space, so a listing holds it when one of its words does: the
 * dictionary of all words says in which ones it is, and the index of words where those are. Type and place are among a
 * listing's words.
 */
export async function findNarrowing(db: Db, filter: Filter): Promise<Narrowing | null> {
  const telling = tellingParts(filter)
  if (telling.length === 0) return { conditions: [], oneOf: null }
  const { found, ...known } = await listWordsWith(db, telling)
  if (found.some((words) => words.length === 0)) return null
  // The index compares each word with each listing that it finds: of more words, it is asked for some after the others.
  const few = found.filter((words) => words.length <= wordsAtMost)
  const type = wordsOf(searchedType(filter.type) ?? '')
  const conditions = (few.length === 0 && type.length > 0 ? [type] : few).map(holdsOneOf)
  const many = found.filter((words, place) => words.length > wordsAtMost && words.length <= usable(telling[place]!))
  const [words] = byRarity(many, known.frequencies)
  if (!words)
    return { conditions, oneOf: conditions.length === 0 ? { groups: oneByOne(telling[0]!), beside: [] } : null }
  // A thousand listings are fetched in 3 to 8 ms, by how much of them is in memory, and a thousand words asked in 10 to 15.
  const isFetchedSooner = few.length > 0 && leftOf(filter, few, known) <= words.length
  if (isFetchedSooner) return { conditions, oneOf: null }
  // All that is asked beside a group is looked for anew: after what leaves least, the next costs more than it spares.
  const beside = byRarity(few, known.frequencies).slice(0, 1).map(holdsOneOf)
  return { conditions, oneOf: { groups: listGroups(groupsOf(words, known.frequencies)), beside } }
}

type Known = { listings: number; frequencies: Frequencies }

/** About how many listings of the type that is looked for hold a word of each, if there are as many of all types. */
function leftOf({ type }: Filter, parts: readonly string[][], { listings, frequencies }: Known): number {
  const ofType = searchedType(type) === null ? listings : listings / workTypes.length
  return parts.reduce((left, words) => left * shareOf(words, frequencies), ofType)
}

/** What is looked for in the words of a listing, and what LIKE finds those words by. */
export type Part = { text: string; pattern: string }

/**
 * What tells most first: the longest piece, the place, what else is looked for, and what is short. The words of each type
 * have an index of their own: a type is looked up only where nothing else tells. It is a word of its own, whatever else
 * looks for the same; all else may stand inside words.
 */
export function tellingParts({ q, type, location }: Filter): Part[] {
  const types = wordsOf(searchedType(type) ?? '').map((text) => ({ text, pattern: escapeWildcards(text) }))
  const piecesOf = (searched: string | null | undefined) =>
    wordsOf(searched ?? '')
      .map((text) => ({ text, pattern: patternOf(text) }))
      .sort((a, b) => b.text.length - a.text.length)
  const [places, pieces] = [piecesOf(searchedPlace(location)), piecesOf(q)]
  const parts = [...pieces.slice(0, 1), ...places.slice(0, 1), ...pieces.slice(1), ...places.slice(1)]
  const byText = [...new Map(parts.map((part) => [part.text, part])).values()]
  const long = byText.filter((part) => !isShort(part))
  return [...(long.length > 0 ? long : types), ...byText.filter(isShort)].slice(0, partsAtMost)
}

/** Of one or two letters most words have some. */
const isShort = ({ text }: Part): boolean => text.length < 3

/** Whether a listing holds one of these words, which are an expression. */
export const holdsOneOfWords = (words: SQL): SQL => sql`${wordsIn(internships.searchText)} && ${words}`

export const contains = (column: typeof internships.searchText | typeof internships.placeText, text: string): SQL =>
  like(column, patternOf(text))

/** What LIKE finds a text by, wherever it stands. */
export const patternOf = (text: string): string => `%${escapeWildcards(text)}%`
const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const partsAtMost = 8
export const wordsAtMost = 200

/** So many words are looked up in groups: 4,000 take 20 ms, and what is in more of them is in many listings. */
const groupedAtMost = 5000

/** For each part the words of the dictionary that contain it, one more than are of use at most, and what is known of them. */
async function listWordsWith(db: Db, parts: readonly Part[]): Promise<Known & { found: string[][] }> {
  const columns = Object.fromEntries(
    // As one text, which needs no reading letter by letter as an array does: no word holds a space.
    parts.map((part, place) => [
      place,
      sql`array_to_string(array(${wordsWith(part)} limit ${usable(part) + 1}), ' ')`.mapWith(listOf),
    ]),
  )
  const patterns = parts.map(({ pattern }) => pattern)
  const [row] = await db.select({ found: columns, ...frequenciesOf(patterns) }).from(sql`(select) as nothing`)
  const { found, listings, frequencies } = row!
  return { found: Object.values(found), listings, frequencies: new Map(frequencies) }
}

const listOf = (words: string): string[] => (words === '' ? [] : words.split(' '))

/** Of how many words there is a use. What is short is in too many, which take their time to find. */
const usable = (part: Part): number => (isShort(part) ? wordsAtMost : groupedAtMost)

const wordsWith = ({ text, pattern }: Part): SQL =>
  sql`select ${searchWords.word} from ${searchWords}
    where word_grams(${searchWords.word}) @> ${sql.param(gramsOf(text))}::text[] and ${searchWords.word} like ${pattern}`

/** In the order of the dictionary, which need not be read to its end. */
const oneByOne = (part: Part): SQL => sql`select array[word] as words from (${wordsWith(part)}) as one`

/** No word holds a space. */
const listGroups = (groups: readonly string[][]): SQL =>
  sql`select string_to_array(one, ' ') as words from unnest(${sql.param(groups.map((words) => words.join(' ')))}::text[]) as one`

/** All of its sequences of three letters, or the whole of a shorter one. */
export function gramsOf(part: string): string[] {
  const letters = [...part]
  return letters.length <= 3 ? [part] : letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** As the value of a subquery the words are unknown to the planner, which then takes the index for whatever they are. */
const holdsOneOf = (words: readonly string[]): SQL => holdsOneOfWords(sql`(select ${sql.param(words)}::text[])`)
