import { workTypes } from '@fledge/contract/constants'
import { searchedPlace, searchedType, searchWords } from '@fledge/core/internship-search'
import { type SQL, sql } from 'drizzle-orm'
import { internships } from '../../db/schema/internships.ts'
import type { Filter } from './list-conditions.ts'
import { gramsOf, patternOf, tellingParts } from './narrowing.ts'

/** So many parts of a search are looked up in the dictionary of words by a statement that is put together once. */
const partsAtMost = 3

/** What the statements for a search differ in; the rest are values. */
export type Shape = { parts: number; isPlaceAlone: boolean }

export const partsOf = (filter: Filter): number => Math.min(partsAtMost, tellingParts(filter).length)

export const shapeOf = (filter: Filter): Shape => ({
  parts: partsOf(filter),
  isPlaceAlone: placeAlone(filter) !== null,
})

/** The place of a filter that looks for no words. 'remote' is a type too. */
export function placeAlone({ q, location }: Filter): string | null {
  const place = searchedPlace(location)
  return searchWords(q).length > 0 || place === 'remote' ? null : place
}

/** The values of a filter, by the names under which `value` has them. */
export function valuesOf(filter: Filter): Record<string, unknown> {
  const [type, place] = [searchedType(filter.type), searchedPlace(filter.location)]
  const parts = tellingParts(filter).slice(0, partsAtMost)
  return {
    ...{ type, types: type === null ? workTypes : [type] },
    ...{ place: place && patternOf(place), isRemote: place === 'remote' },
    patterns: searchWords(filter.q).map(patternOf),
    // Of one or two letters most words have some: they are looked up when nothing else is left.
    isTelling: (parts[0]?.text.length ?? 0) >= 3,
    ...Object.fromEntries(
      parts.flatMap((part, n) => [
        [`grams${n}`, gramsOf(part.text)],
        [`part${n}`, part.pattern],
      ]),
    ),
  }
}

/**
 * A value that the planner is not shown, as a subquery is asked when the statement runs: one plan is then as good as
 * another for whatever it is, and is made once.
 */
export const value = (name: string, type: string): SQL => sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

/** The rule of core's `fitsSearch`, in SQL of values. */
export const fits: SQL = sql`((${value('type', 'text')} is null or ${internships.type} = ${value('type', 'text')})
  and (${value('place', 'text')} is null or ${internships.placeText} like ${value('place', 'text')}
    or (${value('isRemote', 'boolean')} and ${internships.type} = 'Remote'))
  and ${internships.searchText} like all (${value('patterns', 'text[]')}::text[]))`
