import { savedSearchesMax } from '@fledge/contract/constants'
import type { NewSavedSearch, SavedSearch } from '@fledge/contract/saved-items'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { countSearches, insertSearch, lockSaver } from './queries.ts'

/** Keeps a search under a name; each search once. */
export function saveSearch({ db }: Deps, student: StudentUser, search: NewSavedSearch): Promise<SavedSearch> {
  return db.transaction(async (db) => {
    await lockSaver(db, student.id)
    const saved = await insertSearch(db, student.id, search)
    if (!saved) throw conflict('already_saved', 'You have already saved this search.')
    if ((await countSearches(db, student.id)) > savedSearchesMax) throw tooMany()
    return saved
  })
}

const tooMany = () =>
  conflict(
    'limit_reached',
    `You can keep up to ${savedSearchesMax} searches. To save another, delete one you no longer need.`,
  )
