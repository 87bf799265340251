import type { SavedInternship } from '@fledge/contract/saved-items'
import * as saved from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId, parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound, orNotFound } from '../../http/errors/problem.ts'
import { addFits, findOwnResume } from '../internship-matches/resume-fits.ts'
import { addReplyRecords } from '../reply-promises/record-queries.ts'
import { saveInternship } from './save-internship.ts'
import { changeSearchAlert, saveSearch } from './save-search.ts'
import { deleteSavedInternship, deleteSavedSearch, listSavedInternships, listSavedSearches } from './saved-queries.ts'

export function savedRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const withFigures = async (user: StudentUser, listings: SavedInternship[]) =>
    addFits(await findOwnResume(deps, user), await addReplyRecords(db, listings, deps.now()))

  serve(app, saved.listSavedInternships, async ({ user }) =>
    ok(await withFigures(user, await listSavedInternships(db, user.id))),
  )

  serve(app, saved.saveInternship, async ({ user, params: { internshipId } }) => {
    const listing = await saveInternship(deps, user, parseId(internshipId, 'internship'))
    const [data] = await withFigures(user, [listing])
    return ok(data!)
  })

  serve(app, saved.unsaveInternship, async ({ user, params: { internshipId } }) => {
    await deleteSavedInternship(db, user.id, parseId(internshipId, 'internship'))
    return ok({ id: internshipId })
  })

  serve(app, saved.listSavedSearches, async ({ user }) => ok(await listSavedSearches(db, user.id)))

  serve(app, saved.saveSearch, async ({ user, body }) => ok(await saveSearch(deps, user, body)))

  serve(app, saved.changeSavedSearch, async ({ user, params: { id }, body: { alert } }) => {
    const change = { id: parseId(id, 'search'), alert }
    return ok(orNotFound(await changeSearchAlert(db, user.id, change), 'search'))
  })

  serve(app, saved.deleteSavedSearch, async ({ user, params: { id } }) => {
    if (!isId(id) || !(await deleteSavedSearch(db, user.id, id))) throw notFound('search')
    return ok({ id })
  })
}
