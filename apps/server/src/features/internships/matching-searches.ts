import type { HandlerInput } from '@fledge/contract/http/endpoint'
import type { listInternshipFacets } from '@fledge/contract/internships'
import { listInField } from '@fledge/core/matching/market/preferred-order'
import { eq, type SQL, sql } from 'drizzle-orm'
import { internships } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { matchesFilter, readFilter } from './listing-filter.ts'

type Search = HandlerInput<typeof listInternshipFacets>['query']

/** Those of the searches whose list of results has this internship now. */
export async function findMatchingSearches<S extends Search>(
  deps: Pick<Deps, 'db' | 'market' | 'now'>,
  internshipId: string,
  searches: readonly S[],
): Promise<S[]> {
  const fields = await findFields(deps, internshipId, searches)
  const filters = searches.map(async ({ field, ...search }) =>
    field === undefined || fields.has(field) ? matchesFilter(await readFilter(deps, search, null)) : sql`false`,
  )
  const matches = await findMatches(deps, internshipId, await Promise.all(filters))
  return searches.filter((_, index) => matches[index])
}

/** Those of the searched fields of work that are main fields of the internship. */
async function findFields({ db, market }: Pick<Deps, 'db' | 'market'>, id: string, searches: readonly Search[]) {
  const fields = new Set(searches.flatMap(({ field }) => field ?? []))
  if (fields.size === 0) return fields
  const covering = await market.covering(db)
  return new Set([...fields].filter((field) => listInField(covering, field).includes(id)))
}

async function findMatches({ db }: Pick<Deps, 'db'>, id: string, filters: readonly SQL[]): Promise<(boolean | null)[]> {
  if (filters.length === 0) return []
  const [row] = await db
    .select({ matches: sql<(boolean | null)[]>`array[${sql.join([...filters], sql`, `)}]::boolean[]` })
    .from(internships)
    .where(eq(internships.id, id))
  return row?.matches ?? []
}
