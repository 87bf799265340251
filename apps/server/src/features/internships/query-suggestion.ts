import { dialogPopularSearches } from '@fledge/contract/constants'
import { searchedPlace } from '@fledge/core/internship-search'
import { searchTerms, searchWords } from '@fledge/core/search/search-words'
import { nearbySkills } from '@fledge/core/skills/nearby-skills'
import { correctSpelling, divideWord, listAlike, type WordCount } from '@fledge/core/spelling'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships, isOpen, ofCompany } from '../../db/schema/internships.ts'
import { isNarrowed, type ListingFilter, matchesFilter } from './listing-filter.ts'
import { countListings } from './search.ts'

/** Enough to know the words in use, and bounded however large the market is. */
const listingsRead = 2000
/** Words and skills that are tried, because each is a query. */
const wordsTried = 8

/** A search text that finds something, if need be only without the other filters. */
type Suggestion = { didYouMean?: string | undefined; withoutFilters?: true }

/**
 * The nearest search that finds something, after one that found nothing: a text near the typed one, then without the other
 * filters the typed one, the place as a text, or one near either, then a popular search or the skill that the filtered or
 * all listings ask for most. Empty only when nothing is open.
 */
export async function suggestQuery(db: Db, filter: ListingFilter): Promise<Suggestion> {
  const { q = '', location = '', company, own = false } = filter
  const [others, unfiltered] = [
    { ...filter, q: '' },
    { company, own },
  ]
  const known = await listKnownWords(db)
  const near = await findNear(db, filter, known)
  if (near !== undefined) return { didYouMean: near }
  if (isNarrowed({ ...others, company: undefined })) {
    for (const text of [q, location].filter((one) => searchedPlace(one).length > 0)) {
      const all = { ...unfiltered, q: text }
      const found = (await countListings(db, all)) > 0 ? text.trim() : await findNear(db, all, known)
      if (found !== undefined) return { didYouMean: found, withoutFilters: true }
    }
  }
  const popular = await findPopular(db, others)
  if (popular !== undefined) return { didYouMean: popular }
  const anyPopular = await findPopular(db, unfiltered)
  return anyPopular === undefined ? {} : { didYouMean: anyPopular, withoutFilters: true }
}

/** After a text like no other: a search that people recognise, because a single skill would read like a correction. */
async function findPopular(db: Db, filter: ListingFilter): Promise<string | undefined> {
  for (const q of dialogPopularSearches) if ((await countListings(db, { ...filter, q })) > 0) return q
  return findMostAsked(db, filter)
}

/** The skill that most of the newest listings ask for; of equally many the first by name. */
async function findMostAsked(db: Db, filter: ListingFilter): Promise<string | undefined> {
  const newest = db
    .select({ requirements: internships.requirements })
    .from(internships)
    .where(matchesFilter(filter))
    .orderBy(desc(internships.createdAt))
    .limit(listingsRead)
    .as('newest')
  const [most] = await db
    .select({ skill: sql<string>`min(skill)` })
    .from(sql`${newest}, unnest(${newest.requirements}) as skill`)
    .groupBy(sql`lower(skill)`)
    .orderBy(sql`count(*) desc, lower(skill)`)
    .limit(1)
  return most?.skill
}

/**
 * The words of a search corrected or divided, then without one of them, then the longest text of words that occur
 * together, then a skill or word that is near. Undefined when none of them finds anything.
 */
async function findNear(db: Db, filter: ListingFilter, known: WordCount[]): Promise<string | undefined> {
  const typed = searchTerms(filter.q)
    .slice(0, wordsTried)
    .map(({ word }) => word)
  const words = typed.map((word) => correctSpelling(word, known) ?? divideWord(word, known) ?? word)
  const isFound = async (q: string) => (await countListings(db, { ...filter, q })) > 0
  const corrected = words.join(' ')
  if (corrected !== typed.join(' ') && (await isFound(corrected))) return corrected
  for (const out of typed.length > 1 ? typed.keys() : []) {
    const q = words.toSpliced(out, 1).join(' ')
    if (await isFound(q)) return q
  }
  const single = words.join(' ').split(' ')
  if (single.length > 1) {
    const first = await keepFound(single, (kept, word) => [...kept, word], isFound)
    const last = await keepFound(single.toReversed(), (kept, word) => [word, ...kept], isFound)
    const longest = (first.length > last.length ? first : last) || undefined
    if (longest !== undefined) return longest
  }
  for (const q of listNear(filter.q, typed, known)) if (await isFound(q)) return q
  return undefined
}

/** The text of words that occur together, without those that do not occur with the ones before them. */
async function keepFound(
  words: readonly string[],
  add: (kept: readonly string[], word: string) => string[],
  isFound: (q: string) => Promise<boolean>,
): Promise<string> {
  let kept: string[] = []
  for (const word of words) {
    const longer = add(kept, word)
    if (await isFound(longer.join(' '))) kept = longer
  }
  return kept.join(' ')
}

/** Skills near the one that was typed, of which listings have every word, then words that look like the typed ones. */
function listNear(q: string | undefined, typed: readonly string[], known: readonly WordCount[]): string[] {
  const words = new Set(known.map(({ word }) => word))
  // As the last word of a search, a name such as 'C' is the beginning of many others.
  const isUsed = (skill: string) => /[^\p{L}]|.{3}/u.test(skill) && searchWords(skill).every((word) => words.has(word))
  const nearby = nearbySkills(q ?? '').filter(isUsed)
  const alike = typed.flatMap((word) => listAlike(word, known))
  return [...nearby.slice(0, wordsTried), ...alike.slice(0, wordsTried)]
}

/** Words in the titles, skills, places and company names of the newest open listings. */
async function listKnownWords(db: Db): Promise<WordCount[]> {
  const newest = db
    .select({
      text: sql<string>`${internships.headingText} || ${internships.placeText} || ' ' || lower(${companies.companyName})`.as(
        'text',
      ),
    })
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
