import { searchedPlace, searchedType, searchWords as wordsOf } from '@fledge/core/internship-search'
import { like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships, searchWords } from '../../db/schema/internships.ts'
import type { Filter } from './list-conditions.ts'

/** How an index finds whatever fits a filter. The filter's own conditions have to be asked beside it. */
export type Narrowing = {
  /** What an index answers and every listing that fits meets. */
  conditions: SQL[]
  /** Where there are none: a query for words (`word`), of which every listing that fits holds at least one. */
  oneOf: SQL | null
}

/**
 * Null when nothing can fit. What is looked for holds no space, so a listing holds it when one of its words does: the
 * dictionary of all words says in which ones it is, and the index of words where those are. Type and place are among a
 * listing's words.
 */
export async function findNarrowing(db: Db, filter: Filter): Promise<Narrowing | null> {
  const telling = tellingParts(filter)
  if (telling.length === 0) return { conditions: [], oneOf: null }
  const found = await listWordsWith(db, telling)
  if (found.some((words) => words.length === 0)) return null
  // The index compares each word with each listing that it finds: of more words, it is asked for one after the other.
  const conditions = found.filter((words) => words.length <= wordsAtMost).map(holdsOneOf)
  return { conditions, oneOf: conditions.length === 0 ? wordsWith(telling[0]!) : null }
}

/** What is looked for in the words of a listing, and what LIKE finds those words by. */
export type Part = { text: string; pattern: string }

/** The longest first. A type is a word of its own, whatever else looks for the same; all else may stand inside words. */
export function tellingParts({ q, type, location }: Filter): Part[] {
  const types = wordsOf(searchedType(type) ?? '').map((text) => ({ text, pattern: escapeWildcards(text) }))
  const pieces = [q, searchedPlace(location)].flatMap((text) => wordsOf(text ?? ''))
  const parts = [...pieces.map((text) => ({ text, pattern: patternOf(text) })), ...types]
  const byText = new Map(parts.map((part) => [part.text, part]))
  return [...byText.values()].sort((a, b) => b.text.length - a.text.length).slice(0, partsAtMost)
}

/** Whether a listing holds this word, which is an expression. */
export const holdsWord = (word: SQL): SQL => sql`string_to_array(${internships.searchText}, ' ') @> array[${word}]`

export const contains = (column: typeof internships.searchText | typeof internships.placeText, text: string): SQL =>
  like(column, patternOf(text))

/** What LIKE finds a text by, wherever it stands. */
export const patternOf = (text: string): string => `%${escapeWildcards(text)}%`
const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const partsAtMost = 8
export const wordsAtMost = 200

/** For each part the words of the dictionary that contain it, one more than are of use at most. */
async function listWordsWith(db: Db, parts: readonly Part[]): Promise<string[][]> {
  const columns = Object.fromEntries(
    parts.map((part, place) => [place, sql<string[]>`array(${wordsWith(part)} limit ${wordsAtMost + 1})`]),
  )
  const [row] = await db.select(columns).from(sql`(select) as nothing`)
  return Object.values(row!)
}

const wordsWith = ({ text, pattern }: Part): SQL =>
  sql`select ${searchWords.word} from ${searchWords}
    where word_grams(${searchWords.word}) @> ${sql.param(gramsOf(text))}::text[] and ${searchWords.word} like ${pattern}`

/** All of its sequences of three letters, or the whole of a shorter one. */
export function gramsOf(part: string): string[] {
  const letters = [...part]
  return letters.length <= 3 ? [part] : letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** As the value of a subquery the words are unknown to the planner, which then takes the index for whatever they are. */
const holdsOneOf = (words: readonly string[]): SQL =>
  sql`string_to_array(${internships.searchText}, ' ') && (select ${sql.param(words)}::text[])`
