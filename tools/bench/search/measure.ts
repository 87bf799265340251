import type { Db } from '../../../apps/server/src/db/client.ts'
import { countByFacet } from '../../../apps/server/src/features/internships/facets.ts'
import type { Page } from '../../../apps/server/src/features/internships/find-page.ts'
import { listInternships, sortValueOf } from '../../../apps/server/src/features/internships/list-queries.ts'
import { type Asked, classes } from './classes.ts'

export type Figures = { name: string; part: 'page and total' | 'facets'; p50: number; p99: number; max: number }

const limit = 20

/**
 * Times the server's own query functions, a page with its total and the facets apart, in milliseconds. Nothing is
 * remembered from one run to the next: each is as if nobody had asked before.
 */
export async function measure(db: Db, runs: number, only: (name: string) => boolean): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const asked of classes.filter(({ name }) => only(name))) {
    figures.push({ name: asked.name, part: 'page and total', ...(await time(runs, await pageOf(db, asked))) })
    if (asked.sort || asked.pagesBefore) continue
    figures.push({ name: asked.name, part: 'facets', ...(await time(runs, () => countByFacet(db, asked.filter))) })
  }
  return figures
}

/** The asked page, at the end of the way that a reader takes to it. */
async function pageOf(db: Db, { filter, sort = 'newest', pagesBefore = 0 }: Asked) {
  let after: Page['after'] = null
  for (let n = 0; n < pagesBefore; n++) {
    const last = (await listInternships(db, filter, { sort, limit, after }, true)).rows.at(-1)
    if (last) after = { value: sortValueOf(last, sort), id: last.id }
  }
  return () => listInternships(db, filter, { sort, limit, after })
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
