import { searchTerms } from '@fledge/core/internship-search'
import { correctSpelling, type WordCount } from '@fledge/core/spelling'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import type { ListingFilter } from './listing-filter.ts'
import { isOpen, ofCompany } from './listing-queries.ts'
import { countListings } from './search.ts'

/** Enough to know the words in use, and bounded however large the market is. */
const listingsRead = 2000

/** The search text with its misspelled words corrected, when that finds something; otherwise undefined. */
export async function suggestSpelling(db: Db, filter: ListingFilter): Promise<string | undefined> {
  const terms = searchTerms(filter.q)
  const known = await listKnownWords(db)
  const corrected = terms.map((term) => correctSpelling(term, known) ?? term)
  if (corrected.every((term, index) => term === terms[index])) return undefined
  const q = corrected.join(' ')
  return (await countListings(db, { ...filter, q })) > 0 ? q : undefined
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
