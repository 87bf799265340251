import type { SavedInternship } from '@fledge/contract/saved-items'
import * as saved from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { addFits, findOwnResume } from '../internship-matches/resume-fits.ts'
import { addReplyRecords } from '../replies/record-queries.ts'
import { changeSearchAlert } from './change-search-alert.ts'
import { saveInternship } from './save-internship.ts'
import { saveSearch } from './save-search.ts'
import { deleteSavedInternship, deleteSavedSearch, listSavedInternships, listSavedSearches } from './saved-queries.ts'

export function savedRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const withFigures = async (user: StudentUser, listings: SavedInternship[]) =>
    addFits(await findOwnResume(deps, user), await addReplyRecords(db, listings, deps.now()))

  app.route(
    serve(saved.listSavedInternships, async ({ user }) =>
      ok(await withFigures(user, await listSavedInternships(db, user.id))),
    ),
  )

  app.route(
    serve(saved.saveInternship, async ({ user, params: { internshipId } }) => {
      if (!isId(internshipId)) throw notFound('internship')
      const [data] = await withFigures(user, [await saveInternship(deps, user, internshipId)])
      return ok(data!)
    }),
  )

  app.route(
    serve(saved.unsaveInternship, async ({ user, params: { internshipId } }) => {
      if (!isId(internshipId)) throw notFound('internship')
      await deleteSavedInternship(db, user.id, internshipId)
      return ok({ id: internshipId })
    }),
  )

  app.route(serve(saved.listSavedSearches, async ({ user }) => ok(await listSavedSearches(db, user.id))))

  app.route(serve(saved.saveSearch, async ({ user, body }) => ok(await saveSearch(deps, user, body))))

  app.route(
    serve(saved.changeSavedSearch, async ({ user, params: { id }, body: { alert } }) => {
      const search = isId(id) ? await changeSearchAlert(db, user.id, { id, alert }) : undefined
      if (!search) throw notFound('search')
      return ok(search)
    }),
  )

  app.route(
    serve(saved.deleteSavedSearch, async ({ user, params: { id } }) => {
      if (!isId(id) || !(await deleteSavedSearch(db, user.id, id))) throw notFound('search')
      return ok({ id })
    }),
  )
}
