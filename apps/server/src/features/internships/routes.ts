import { availableParallelism } from 'node:os'
import { countedUpTo } from '@fledge/contract/constants'
import {
  changeInternshipState,
  deleteInternship,
  getInternship,
  getInternshipMatch,
  type Internship,
  listInternshipFacets,
  listInternships,
  postInternship,
  updateInternship,
} from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import { type ShareReads, shareReads } from '../../db/share-reads.ts'
import type { Deps } from '../../deps.ts'
import { isId, unusedId } from '../../http/contract/ids.ts'
import { type Input, ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { type FewAtOnce, fewAtOnce } from '../../http/few-at-once.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { type Beyond, rememberBeyond } from './beyond.ts'
import { changeState } from './change-state.ts'
import { edit } from './edit.ts'
import { countByFacet } from './facets.ts'
import type { Filter } from './list-conditions.ts'
import { listPage } from './list-page.ts'
import { countOpen, listInternships as listOf } from './list-queries.ts'
import { findOwnFits, findOwnOrder, withFits } from './own-fits.ts'
import { ownMatch } from './own-match.ts'
import { post } from './post.ts'
import { countApplications, findVisibleInternship } from './queries.ts'
import { sameAnswer } from './same-answer.ts'
import { withdraw } from './withdraw.ts'

export function internshipRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const listings = hourlyLimit(db, 'listings', deps.limits.listingsPerHour)
  const known: Known = {
    ...{ share: shareReads(), beyond: rememberBeyond() },
    ...{ few: fewAtOnce(searchesAtOnce), later: fewAtOnce(1) },
  }
  deps.metrics?.watchLine('searching', known.few.countWaiting)
  app.route(serve(listInternships, (input) => answerList(deps, known, input)))

  app.route(
    serve(listInternshipFacets, async ({ query }) =>
      ok(await known.share(`facets ${JSON.stringify(query)}`, () => known.few(() => countByFacet(db, query)))),
    ),
  )

  app.route(
    serve(getInternship, async ({ params, user }) => {
      const internship = isId(params.id) ? await findVisibleInternship(db, params.id, user?.id) : undefined
      if (!internship) throw notFound('internship')
      const [data] = await withFits(await findOwnFits(deps, user), await withCounts(db, [internship], user))
      return ok(data!)
    }),
  )

  app.route(
    serve(getInternshipMatch, async ({ params, user }) => {
      if (!isId(params.id)) throw notFound('internship')
      return ok(await ownMatch(deps, user, params.id))
    }),
  )

  app.route(
    serveIdempotent(deps, postInternship, {
      admit: ({ user }) => listings.use(user.id),
      handle: async ({ user, body }, deps) => ok(await post(deps, user, body)),
    }),
  )

  app.route(
    serve(updateInternship, async ({ user, params, body }) => {
      if (!isId(params.id)) throw notFound('internship')
      const [data] = await withCounts(db, [await edit(deps, user, params.id, body)], user)
      return ok(data!)
    }),
  )

  app.route(
    serve(changeInternshipState, async ({ user, params, body }) => {
      if (!isId(params.id)) throw notFound('internship')
      const [data] = await withCounts(db, [await changeState(deps, user, params.id, body.state)], user)
      return ok(data!)
    }),
  )

  app.route(
    serve(deleteInternship, async ({ user, params: { id } }) => {
      if (!isId(id)) throw notFound('internship')
      await withdraw(deps, user, id)
      return ok({ id })
    }),
  )
}

/** Measured with PostgreSQL and us on one core: three at once answered a quarter more than ten did (decision 16). */
const searchesAtOnce = availableParallelism() + 2

/** What requests share. */
type Known = {
  share: ShareReads
  few: FewAtOnce
  /** What nobody waits for, one after the other: it must not stand before what somebody waits for. */
  later: FewAtOnce
  beyond: Beyond
}

async function answerList(deps: Deps, known: Known, { query, user }: Input<typeof listInternships>) {
  const { share, few, later, beyond } = known
  const { sort, limit, cursor, ...rest } = query
  const company = rest.company === undefined || isId(rest.company) ? rest.company : unusedId
  const filter = { ...rest, company, own: company !== undefined && company === user?.id }
  const isByFit = sort === 'best-match'
  const order = isByFit ? await findOwnOrder(deps, user) : null
  const [list, all] = [JSON.stringify(filter), '{}']
  const read = async () => {
    if (beyond.isDue(list)) void later(() => countAgain(deps.db, filter, (total) => beyond.renew(list, total)))
    const [page, totalOpen] = await Promise.all([
      listPage(deps, order, { filter, sort, limit, cursor, isBeyond: beyond.has(list) }),
      beyond.has(all) ? countedUpTo + 1 : countOpen(deps.db),
    ])
    beyond.note(list, page.total)
    return sameAnswer({ success: true, ...page, totalOpen: beyond.note(all, totalOpen) })
  }
  const isForAll = !filter.own && !isByFit
  const inTurn = () => few(read)
  const [answer, fits] = await Promise.all([
    isForAll ? share(JSON.stringify([filter, sort, limit, cursor]), inTurn) : inTurn(),
    order ?? findOwnFits(deps, user),
  ])
  // The very same for all of them: it is put into words once.
  if (user === null) return answer
  return { ...answer, data: await withFits(fits, await withCounts(deps.db, answer.data, user)) }
}

/** Nobody waits for it, and what fails is counted by whoever asks next. */
async function countAgain(db: Db, filter: Filter, tell: (total: number) => void): Promise<void> {
  await listOf(db, filter, { sort: 'newest', limit: 1, after: null }).then(
    ({ total }) => tell(total),
    () => undefined,
  )
}

/** Adds the count of applications where the caller owns the listing. */
async function withCounts(db: Db, listings: Internship[], user: User | null): Promise<Internship[]> {
  const own = listings.filter(({ company }) => company.id === user?.id).map(({ id }) => id)
  const counts = await countApplications(db, own)
  const owned = new Set(own)
  return listings.map((listing) =>
    owned.has(listing.id) ? { ...listing, applicationsCount: counts.get(listing.id) ?? 0 } : listing,
  )
}
