import { sql } from 'drizzle-orm'

/** Of the most frequent words, the share of all listings that holds each, from 0 to 1. */
export type Frequencies = ReadonlyMap<string, number>

/** How many listings there were, of any state, when PostgreSQL last looked; -1 before. */
export const listingsInAll = sql<number>`(select reltuples from pg_class where oid = 'internships'::regclass)`

/**
 * What PostgreSQL's statistics say, as columns: how many listings there are, and the frequencies of the words that are
 * like one of these patterns. They have the thousand most frequent words and the hundred most frequent places, as of the
 * last `analyze`, or none yet: that decides about time and never about what is found.
 */
export const frequenciesOf = (patterns: readonly string[]) => ({
  listings: listingsInAll,
  frequencies: sql<[word: string, share: number][]>`(
    select coalesce(json_agg(json_build_array(word, share)), '[]') from (
      select word, max(share) as share from (${frequentWords} union all ${wordsOfFrequentPlaces}) as one
      where word like any(${sql.param(patterns)}::text[]) group by word
    ) as known
  )`,
})

const frequentWords = sql`
  select word, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as one(word, share)
  where schemaname = current_schema() and tablename = 'internships_words'`

/** A place that is not among the thousand words may well be one of those that people look for. */
const wordsOfFrequentPlaces = sql`
  select word, sum(share) from pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) as one(place, share),
    unnest(string_to_array(place, ' ')) as word
  where schemaname = current_schema() and tablename = 'internships' and attname = 'place_text' group by word`

/** About what share of all listings holds one of these words. */
export function shareOf(words: readonly string[], frequencies: Frequencies): number {
  const sum = words.reduce((share, word) => share + (frequencies.get(word) ?? shareOfOther), 0)
  return Math.min(1, sum)
}

/** Whose words are in the fewest listings first. */
export const byRarity = (parts: readonly string[][], frequencies: Frequencies): string[][] =>
  [...parts].sort((a, b) => shareOf(a, frequencies) - shareOf(b, frequencies))

/**
 * Words in the groups in which the index is asked for them: each frequent one by itself, the most frequent first, then
 * the others, the shortest first. The index compares all words of a group with each listing that it finds, and takes a
 * while to begin with each group. A short word is in more listings than a long one (Zipf), so that groups begin small;
 * the n-th most frequent word is in about 1/n as many as the first, for which groups as large as the root of n are best.
 */
export function groupsOf(words: readonly string[], frequencies: Frequencies): string[][] {
  const share = (word: string) => frequencies.get(word) ?? 0
  const frequent = words.filter((word) => share(word) > 0).sort((a, b) => share(b) - share(a))
  const others = words.filter((word) => share(word) === 0).sort((a, b) => a.length - b.length)
  const groups = frequent.map((word) => [word])
  for (let at = 0; at < others.length; ) {
    const end = at + Math.max(leastGroup, Math.round(groupGrowth * Math.sqrt(at)))
    groups.push(others.slice(at, end))
    at = end
  }
  return groups
}

const leastGroup = 5
/** Of 2 to 10 the best for 3,986 words beside a place at a million listings: 42 ms, and 52 in groups of 100. */
const groupGrowth = 3.5
/** Of words that are not among the frequent ones: ten listings of a million. */
const shareOfOther = 1e-5
