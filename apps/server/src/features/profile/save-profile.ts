import type { ProfileChange } from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { lockCompanyName, renameInSearch, updateProfile } from './queries.ts'

/** Changes a person's profile, and the searchable name of a renamed company's listings. */
export async function saveProfile(deps: Deps, user: User, change: ProfileChange): Promise<User> {
  const saved = await deps.db.transaction(async (db) => {
    const nameBefore = await lockCompanyName(db, user.id)
    const saved = await updateProfile(db, user, change)
    if (saved.role === 'company' && saved.companyName !== nameBefore)
      await renameInSearch(db, user.id, saved.companyName)
    return saved
  })
  deps.publish(user.id, 'accountChanged', {})
  return saved
}
