import { countMissingPage, getSite, getSiteCounts } from '@fledge/contract/site/site'
import type { FastifyInstance } from 'fastify'
import { cachedQuery } from '../../cached-query.ts'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import type { MissingPages } from './missing-pages.ts'
import { countAll } from './queries.ts'

/** Milliseconds for which counts are kept, because counting is slow on a large database. */
const countsLastMs = 60_000

export function siteRoutes(app: FastifyInstance, deps: Deps, missingPages: MissingPages) {
  const { outboxSecret, requireVerifiedEmail: verifiedEmailRequired } = deps
  const counts = cachedQuery(deps.now, countsLastMs, () => countAll(deps.db))

  serve(app, getSite, () => ok({ outbox: outboxSecret !== null, verifiedEmailRequired }))

  serve(app, getSiteCounts, async () => ok(await counts()))

  serve(app, countMissingPage, ({ body: { path } }) => {
    missingPages.count(path)
    return undefined
  })
}
