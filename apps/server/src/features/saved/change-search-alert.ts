import type { SavedSearch } from '@fledge/contract/saved-items'
import type { Db } from '../../db/client.ts'
import { deleteWaitingAlerts, updateSearchAlert } from './saved-queries.ts'

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
