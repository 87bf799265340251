import { countMissingPage, getSite, getSiteCounts, type SiteCounts } from '@fledge/contract/site/site'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import type { MissingPages } from './missing-pages.ts'
import { countAll } from './queries.ts'

const countsLastMs = 60_000

export function siteRoutes(app: FastifyInstance, deps: Deps, missingPages: MissingPages) {
  const { outboxSecret, requireVerifiedEmail: verifiedEmailRequired } = deps
  const secondReader = deps.secondReader?.host ?? null
  const embeddingModel = deps.embeddingModel?.host ?? null
  const counts = keptCounts(deps)

  app.route(
    serve(getSite, () => ok({ outbox: outboxSecret !== null, verifiedEmailRequired, secondReader, embeddingModel })),
  )

  app.route(serve(getSiteCounts, async () => ok(await counts())))

  app.route(
    serve(countMissingPage, ({ body: { path } }) => {
      missingPages.count(path)
      return undefined
    }),
  )
}

/** Milliseconds to cache the counts, which are slow on a large database. */
function keptCounts({ db, now }: Deps): () => Promise<SiteCounts> {
  let kept: { counts: Promise<SiteCounts>; at: number } | null = null
  return () => {
    const at = now().getTime()
    if (!kept || at - kept.at >= countsLastMs) {
      const counts = countAll(db)
      kept = { counts, at }
      counts.catch(() => {
        kept = null
      })
    }
    return kept.counts
  }
}
