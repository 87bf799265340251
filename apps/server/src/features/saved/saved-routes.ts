import { savedSearchesMax } from '@fledge/contract/constants'
import type { NewSavedSearch, SavedInternship, SavedSearch } from '@fledge/contract/saved-items'
import * as saved from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import { isVisible } from '@fledge/core/visible-text'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { isId, parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { badRequest, conflict, notFound, orNotFound } from '../../http/errors/problem.ts'
import { addFits, findOwnResume } from '../internship-matches/resume-fits.ts'
import { isNarrowed } from '../internships/listing-filter.ts'
import { addReplyRecords } from '../reply-promises/record-queries.ts'
import { saveInternship } from './save-internship.ts'
import {
  countSavedSearches,
  deleteSavedInternship,
  deleteSavedSearch,
  deleteWaitingAlerts,
  insertSavedSearch,
  listSavedInternships,
  listSavedSearches,
  lockStudent,
  updateSearchAlert,
} from './saved-queries.ts'

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

/** Saves a search under a name. Each combination of filters is saved once; one that narrows nothing is refused. */
async function saveSearch({ db }: Deps, student: StudentUser, search: NewSavedSearch): Promise<SavedSearch> {
  const { name: _, alert: _alert, q, location, ...others } = search
  if (!isNarrowed({ ...others, q: visibleText(q), location: visibleText(location) })) throw emptySearch()
  return db.transaction(async (db) => {
    await lockStudent(db, student.id)
    const saved = await insertSavedSearch(db, student.id, search)
    if (!saved) throw conflict('already_saved', 'You have already saved this search.')
    if ((await countSavedSearches(db, student.id)) > savedSearchesMax) throw tooMany()
    return saved
  })
}

const visibleText = (text: string): string => (isVisible(text) ? text : '')

function emptySearch() {
  const message = 'Search for something first: a word, a work type, a place or another filter'
  return badRequest('not_valid', message, { q: message })
}

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can keep up to ${savedSearchesMax} searches. To save another, delete one you no longer need.`,
  )

/** Sets how often a saved search alerts. What waits for an alert stays, unless that is never. */
export function changeSearchAlert(
  db: Db,
  studentId: string,
  change: Pick<SavedSearch, 'id' | 'alert'>,
): Promise<SavedSearch | undefined> {
  return db.transaction(async (tx) => {
    const search = await updateSearchAlert(tx, studentId, change)
    if (search?.alert === 'never') await deleteWaitingAlerts(tx, search.id)
    return search
  })
}
