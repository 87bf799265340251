import { savedSearchesMax } from '@fledge/contract/constants'
import type { NewSavedSearch, SavedSearch } from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { countSavedSearches, insertSavedSearch, lockStudent } from './saved-queries.ts'

/** Saves a search under a name. Each combination of filters is saved once. */
export function saveSearch({ db }: Deps, student: StudentUser, search: NewSavedSearch): Promise<SavedSearch> {
  return db.transaction(async (db) => {
    await lockStudent(db, student.id)
    const saved = await insertSavedSearch(db, student.id, search)
    if (!saved) throw conflict('already_saved', 'You have already saved this search.')
    if ((await countSavedSearches(db, student.id)) > savedSearchesMax) throw tooMany()
    return saved
  })
}

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can keep up to ${savedSearchesMax} searches. To save another, delete one you no longer need.`,
  )
