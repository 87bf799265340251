import { searchTerms } from '@fledge/core/search/search-words'
import { correctSpelling, divideWord, type WordCount } from '@fledge/core/spelling'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import type { ListingFilter } from './listing-filter.ts'
import { isOpen, ofCompany } from './listing-queries.ts'
import { findPage } from './search.ts'

/** Enough to know the words in use, and bounded however large the market is. */
const listingsRead = 2000
/** Words of a search that are tried, because each is a query. */
const wordsTried = 8

/**
 * The nearest search text that finds something, after one that found nothing: its words corrected or divided, then
 * without one of them, then as many of them as occur together. Undefined when none of them does.
 */
export async function suggestQuery(db: Db, filter: ListingFilter): Promise<string | undefined> {
  const typed = searchTerms(filter.q)
    .slice(0, wordsTried)
    .map(({ word }) => word)
  const known = await listKnownWords(db)
  const words = typed.map((word) => correctSpelling(word, known) ?? divideWord(word, known) ?? word)
  const isFound = async (q: string) =>
    (await findPage(db, { ...filter, q }, { sort: 'newest', limit: 1 })).data.length > 0
  for (const left of [words, ...words.map((_, out) => words.toSpliced(out, 1))]) {
    const q = left.join(' ')
    if (q !== '' && (await isFound(q))) return q
  }
  let kept = ''
  for (const word of words) {
    const q = `${kept} ${word}`.trim()
    if (await isFound(q)) kept = q
  }
  return kept || undefined
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
