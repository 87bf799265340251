import { searchedPlace, searchedType, searchWords as wordsOf } from '@fledge/core/internship-search'
import { like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships, searchWords } from '../../db/schema/internships.ts'
import type { Filter } from './list-conditions.ts'

/**
 * Conditions that an index answers and that whatever fits the filter meets, beside the filter's own; null when nothing
 * can fit. What is looked for holds no space, so a listing holds it when one of its words does: the dictionary of all
 * words says in which ones it is, and the index of words where those are. Type and place are among a listing's words.
 */
export async function findNarrowing(db: Db, { q, type, location }: Filter): Promise<SQL[] | null> {
  const parts = [q, searchedType(type), searchedPlace(location)].flatMap((text) => wordsOf(text ?? ''))
  if (parts.length === 0) return []
  const telling = [...new Set(parts)].sort((a, b) => b.length - a.length).slice(0, partsAtMost)
  const columns = Object.fromEntries(telling.map((part, place) => [place, wordsWith(part)]))
  const [row] = await db.select(columns).from(sql`(select) as nothing`)
  const found = Object.values(row!)
  if (found.some((words) => words.length === 0)) return null
  // In that many words it is nothing that narrows: looking each of them up would take longer than it saves.
  return found.filter((words) => words.length <= wordsAtMost).map(holdsOneOf)
}

const partsAtMost = 8
const wordsAtMost = 200

/** Words of the dictionary that contain this part, one more than are of use at most. */
const wordsWith = (part: string): SQL<string[]> =>
  sql<string[]>`array(select ${searchWords.word} from ${searchWords} where ${holds(part)} limit ${wordsAtMost + 1})`

const holds = (part: string): SQL =>
  sql`word_grams(${searchWords.word}) @> ${sql.param(gramsOf(part))}::text[] and ${contains(searchWords.word, part)}`

/** All of its sequences of three letters, or the whole of a shorter one. */
function gramsOf(part: string): string[] {
  const letters = [...part]
  return letters.length <= 3 ? [part] : letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** As the value of a subquery the words are unknown to the planner, which then takes the index for whatever they are. */
const holdsOneOf = (words: readonly string[]): SQL =>
  sql`string_to_array(${internships.searchText}, ' ') && (select ${sql.param(words)}::text[])`

export const contains = (
  column: typeof internships.searchText | typeof internships.placeText | typeof searchWords.word,
  text: string,
): SQL => like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
