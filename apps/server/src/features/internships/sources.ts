import { type SortOption, type WorkType, workTypes } from '@fledge/contract/constants'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { internships, isOfType, searchWords } from '../../db/schema/internships.ts'
import { fits, type Shape, value } from './asked.ts'
import { frequentCount } from './frequent-places.ts'
import { isPast } from './list-conditions.ts'
import { holdsOneOfWords, wordsAtMost } from './narrowing.ts'
import { isOpen } from './queries.ts'
import { enough, firstOf, found, sampled, some, walkable } from './ways.ts'
import { listingsInAll } from './word-frequencies.ts'

/** An order, and whether what is read begins with its first; otherwise after `afterValue` and `afterId`. */
export type Order = { sort: SortOption; isFirst: boolean }

const constant = (number: number): SQL => sql.raw(String(number))
const types = { newest: 'timestamptz', oldest: 'timestamptz', 'stipend-high': 'integer', 'stipend-low': 'integer' }

/** Whether a listing comes after where the page begins. */
export const isOnPage = ({ sort, isFirst }: Order): SQL =>
  isFirst ? sql`true` : isPast(sort, sql`(${value('afterValue', types[sort])}, ${value('afterId', 'uuid')})`)

const rest = (order: Order): SQL => (order.isFirst ? isOpen : and(isOpen, isOnPage(order))!)

/** The first open listings of an order. */
export const firstOpen = (order: Order, limit: number): SQL => firstOf(rest(order), order.sort, constant(limit))

/** The first of an order that fit, as many as `limit` of the first `of`. */
export const firstThatFit = (order: Order, of: number, limit: SQL): SQL => some(firstOpen(order, of), fits, limit)

/**
 * Named parts of a statement that finds what fits (decision 16), each asked only when those before leave it to be done:
 * `looked` is the sample, `told` (looked, fit, is_all, total) says what it shows, `walked` is `enough` in the order of
 * time, `held` what the words have. `total` ends at `enough`; it is null where the words are too many to be asked for
 * at once, and for `isBeyond` nothing is counted.
 */
export function sourcesOf({ parts, isPlaceAlone }: Shape, order: Order): SQL {
  const numbers = [...Array(parts).keys()]
  const words = numbers.map((n) => sql`${name('words', n)} as materialized (${wordsWith(n)})`)
  const sizes = numbers.map((n) => sql`(select cardinality(words) from ${name('words', n)})`)
  const least = sql`least(${sql.join(sizes, sql`, `)})`
  const most = sql`greatest(${sql.join(sizes, sql`, `)})`
  const much = isPlaceAlone ? sql`(select much from frequent)` : sql`false`
  const isOpenQuestion = sql`(select not is_all and not ${value('isBeyond', 'boolean')} from sampled) and not ${much}`
  const holds = or(...[null, ...workTypes].map((type) => holdWords(numbers, type)))
  return sql`${sql.join(words, sql`, `)},
    looked as materialized (
      select ${found}, ${fits} as fits from ${firstOpen(order, sampled)}
      where not (${value('isTelling', 'boolean')} and ${sizes[0]} = 0)
    ),
    sampled as materialized (
      select *, ${sql.raw(String(order.isFirst))} and looked < ${constant(sampled)} as is_all
      from (select count(*)::int as looked, count(*) filter (where fits)::int as fit from looked) as counted
    ),
    frequent as materialized (select ${isPlaceAlone ? frequentCount : sql`0`} = ${constant(enough)} as much),
    walked as materialized (
      select ${found} from ${firstThatFit({ sort: 'newest', isFirst: true }, walkable, constant(enough))}
      where ${isOpenQuestion} and (select ${isShorterToWalk(sql`${most} <= ${constant(wordsAtMost)}`)} from sampled)
    ),
    held as materialized (
      select ${found} from ${internships}
      where ${isOpenQuestion} and (select count(*) < ${constant(enough)} from walked)
        and ${least} > 0 and ${most} <= ${constant(wordsAtMost)}
        and ${isOpen} and ${fits} and ${holds}
      limit ${constant(enough)}
    ),
    told as materialized (
      select looked, fit, is_all, case
        when is_all then fit
        when ${value('isBeyond', 'boolean')} or ${much} then ${constant(enough)}
        when (select count(*) from walked) = ${constant(enough)} then ${constant(enough)}
        when ${least} = 0 then 0
        when ${most} <= ${constant(wordsAtMost)} then (select count(*) from held)::int
      end as total
      from sampled
    )`
}

/** Each index of words is asked in an arm of its own, without words unless it is that of the type that is looked for. */
function holdWords(numbers: readonly number[], type: WorkType | null): SQL {
  const isAsked = type === null ? sql`${value('type', 'text')} is null` : sql`${value('type', 'text')} = ${type}`
  const words = numbers.map((n) => holdsOneOfWords(sql`(select words from ${name('words', n)} where ${isAsked})`))
  return and(type === null ? undefined : isOfType(internships.type, type), ...words)!
}

const name = (of: string, n: number): SQL => sql.raw(`${of}${n}`)

const wordsWith = (n: number): SQL => sql`select array(
  select ${searchWords.word} from ${searchWords}
  where word_grams(${searchWords.word}) @> ${value(`grams${n}`, 'text[]')} and ${searchWords.word} like ${value(`part${n}`, 'text')}
  limit ${constant(wordsAtMost + 1)}
) as words`

/**
 * Whether `enough` are sooner come by one after the other than by their words. Measured, in milliseconds of a processor:
 * a thousand looked at take 1; a thousand fetched by their words 3, after 0.15 for each thousand that hold them. Words
 * that are too many to be asked for at once take longer than any walk that comes to its end.
 */
const isShorterToWalk = (areWordsFew: SQL): SQL => sql`case when fit = 0 then false
  when ${walk} < 3 * ${constant(enough)} + 0.15 * fit / looked * ${listingsInAll} then true
  when ${walk} < least(${constant(walkable)}, ${listingsInAll}) then not (${areWordsFew})
  else false end`

const walk = sql`${constant(enough)} * looked::float / fit`
