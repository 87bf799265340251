import type { Db } from '../../apps/server/src/db/client.ts'
import {
  countByFacet,
  countOpenInternships,
  listVisibleInternships,
  sortValueOf,
} from '../../apps/server/src/features/internships/list-queries.ts'
import { type Asked, classes } from './classes.ts'

export type Figures = { name: string; part: 'page' | 'total' | 'facets'; p50: number; p99: number; max: number }

const limit = 21

/** Times the server's own query functions, page, total and facets apart, in milliseconds. */
export async function measure(db: Db, runs: number, only: (name: string) => boolean): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const asked of classes.filter(({ name }) => only(name))) {
    const page = await pageOf(db, asked)
    figures.push({ name: asked.name, part: 'page', ...(await time(runs, page)) })
    if (asked.sort || asked.pagesBefore) continue
    figures.push({
      name: asked.name,
      part: 'total',
      ...(await time(runs, () => countOpenInternships(db, asked.filter))),
    })
    figures.push({ name: asked.name, part: 'facets', ...(await time(runs, () => countByFacet(db, asked.filter))) })
  }
  return figures
}

/** The asked page, at the end of the way that a reader takes to it. */
async function pageOf(db: Db, { filter, sort = 'newest', pagesBefore = 0 }: Asked) {
  let after: Parameters<typeof listVisibleInternships>[2]['after'] = null
  for (let n = 0; n < pagesBefore; n++) {
    const last = (await listVisibleInternships(db, filter, { sort, limit, after })).at(-1)
    if (last) after = { value: sortValueOf(last, sort), id: last.id }
  }
  return () => listVisibleInternships(db, filter, { sort, limit, after })
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
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!
  return { p50: at(0.5), p99: at(0.99), max: times.at(-1)! }
}
