import type { Db } from '../../../apps/server/src/db/client.ts'
import { countByFacet } from '../../../apps/server/src/features/internships/facets.ts'
import { suggestQuery } from '../../../apps/server/src/features/internships/query-suggestion.ts'
import { countListings, findPage } from '../../../apps/server/src/features/internships/search.ts'
import { classes, type SearchClass } from './classes.ts'

export type Figures = { name: string; part: 'page and total' | 'facets'; p50: number; p99: number; max: number }

const limit = 20

/** Times the server's own query functions in milliseconds: a page with its totals, and the facets. */
export async function measure(db: Db, runs: number, only: (name: string) => boolean): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const search of classes.filter(({ name }) => only(name))) {
    figures.push({ name: search.name, part: 'page and total', ...(await time(runs, await pageReader(db, search))) })
    if (search.sort || search.pagesBefore) continue
    figures.push({ name: search.name, part: 'facets', ...(await time(runs, () => countByFacet(db, search.filter))) })
  }
  return figures
}

/** Reads one page as the list endpoint does, including the spelling suggestion of a search without results. */
async function pageReader(db: Db, { filter, sort, pagesBefore = 0 }: SearchClass) {
  const order = sort ?? (filter.q ? 'relevance' : 'newest')
  let cursor: string | undefined
  for (let n = 0; n < pagesBefore; n++) {
    const page = await findPage(db, filter, { sort: order, limit, cursor })
    cursor = page.nextCursor ?? cursor
  }
  return async () => {
    const page = findPage(db, filter, { sort: order, limit, cursor })
    const [total] = await Promise.all([countListings(db, filter), countListings(db, {}), page])
    if (total === 0 && filter.q) await suggestQuery(db, filter)
  }
}

async function time(runs: number, run: () => Promise<unknown>) {
  for (let n = 0; n < 3; n++) await run()
  const times: number[] = []
  for (let n = 0; n < runs; n++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]!
  return { p50: at(0.5), p99: at(0.99), max: times.at(-1)! }
}
