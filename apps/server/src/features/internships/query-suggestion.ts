import { searchTerms } from '@fledge/core/search/search-words'
import { correctSpelling, divideWord, type WordCount } from '@fledge/core/spelling'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isOpen, ofCompany } from '../../db/listing-conditions.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import type { ListingFilter } from './listing-filter.ts'
import { countListings } from './search.ts'

/** Enough to know the words in use, and bounded however large the market is. */
const listingsRead = 2000
/** Words of a search that are tried, because each is a query. */
const wordsTried = 8

/**
 * The nearest search text that finds something, after one that found nothing: its words corrected or divided, then
 * without one of them, then the longest text of words that occur together. Undefined when none of them does.
 */
export async function suggestQuery(db: Db, filter: ListingFilter): Promise<string | undefined> {
  const typed = searchTerms(filter.q)
    .slice(0, wordsTried)
    .map(({ word }) => word)
  const known = await listKnownWords(db)
  const words = typed.map((word) => correctSpelling(word, known) ?? divideWord(word, known) ?? word)
  const isFound = async (q: string) => (await countListings(db, { ...filter, q })) > 0
  const corrected = words.join(' ')
  if (corrected !== typed.join(' ') && (await isFound(corrected))) return corrected
  for (const out of typed.length > 1 ? typed.keys() : []) {
    const q = words.toSpliced(out, 1).join(' ')
    if (await isFound(q)) return q
  }
  const single = typed.join(' ').split(' ')
  if (single.length < 2) return undefined
  const [first, last] = [await keepFound(single, isFound), await keepFound(single.toReversed(), isFound)]
  return (first.join('').length > last.join('').length ? first : last.toReversed()).join(' ') || undefined
}

/** Words from the first on, without those that do not occur together with the ones before them. */
async function keepFound(words: readonly string[], isFound: (q: string) => Promise<boolean>): Promise<string[]> {
  const kept: string[] = []
  for (const word of words) if (await isFound([...kept, word].join(' '))) kept.push(word)
  return kept
}

/** Words in the titles, skills and company names of the newest open listings. */
async function listKnownWords(db: Db): Promise<WordCount[]> {
  const newest = db
    .select({ text: sql<string>`${internships.headingText} || ' ' || lower(${companies.companyName})`.as('text') })
    .from(internships)
    .innerJoin(companies, ofCompany)
    .where(isOpen)
    .orderBy(desc(internships.createdAt))
    .limit(listingsRead)
    .as('newest')
  const word = sql<string>`trim(both '.,;:()' from word)`
  return db
    .select({ word, count: sql`count(*)`.mapWith(Number) })
    .from(sql`${newest}, string_to_table(${newest.text}, ' ') as word`)
    .groupBy(word)
}
