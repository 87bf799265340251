import { savedSearchesMax } from '@fledge/contract/constants'
import type { NewSavedSearch, SavedSearch } from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import { isVisible } from '@fledge/core/visible-text'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict } from '../../http/errors/problem.ts'
import { isNarrowed } from '../internships/listing-filter.ts'
import {
  countSavedSearches,
  deleteWaitingAlerts,
  insertSavedSearch,
  lockStudent,
  updateSearchAlert,
} from './saved-queries.ts'

/** Saves a search under a name. Each combination of filters is saved once; one that narrows nothing is refused. */
export async function saveSearch({ db }: Deps, student: StudentUser, search: NewSavedSearch): Promise<SavedSearch> {
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
