import {
  deleteInternship,
  getInternship,
  type Internship,
  listInternships,
  listPlaces,
  postInternship,
  updateInternship,
} from '@fledge/contract/internships'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { isId, nobody, writeCursor } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { type Input, ok, serve } from '../../http/serve.ts'
import { edit } from './edit.ts'
import * as list from './list-queries.ts'
import { post } from './post.ts'
import { countApplications, findOpenInternship } from './queries.ts'
import { readAfter } from './read-after.ts'
import { withdraw } from './withdraw.ts'

export function internshipRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  app.route(serve(listInternships, (input) => answerList(db, input)))

  app.route(serve(listPlaces, async () => ok(await list.listPlaces(db))))

  app.route(
    serve(getInternship, async ({ params, user }) => {
      const internship = isId(params.id) ? await findOpenInternship(db, params.id) : undefined
      if (!internship) throw notFound('internship')
      const [data] = await withCounts(db, [internship], user)
      return ok(data!)
    }),
  )

  app.route(serve(postInternship, async ({ user, body }) => ok(await post(deps, user, body))))

  app.route(
    serve(updateInternship, async ({ user, params, body }) => {
      if (!isId(params.id)) throw notFound('internship')
      const [data] = await withCounts(db, [await edit(deps, user, params.id, body)], user)
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

async function answerList(db: Db, { query, user }: Input<typeof listInternships>) {
  const { sort, limit, cursor, ...rest } = query
  const filter = rest.company === undefined || isId(rest.company) ? rest : { ...rest, company: nobody }
  const page = { sort, limit: limit + 1, after: readAfter(cursor, sort) }
  const [rows, counts] = await Promise.all([
    list.listOpenInternships(db, filter, page),
    list.countOpenInternships(db, filter),
  ])
  const data = await withCounts(db, rows.slice(0, limit), user)
  const last = rows.length > limit ? data.at(-1) : undefined
  const nextCursor = last ? writeCursor([sort, list.sortValueOf(last, sort), last.id]) : null
  return { success: true as const, data, ...counts, nextCursor }
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
