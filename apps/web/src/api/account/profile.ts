import * as profile from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import { call, dataQuery } from '../call.ts'
import { readSession, setSession } from '../session.ts'

/** Saves the profile and updates the session and header at once. */
export async function saveProfile(
  change: Parameters<typeof call<typeof profile.saveProfile>>[1]['body'],
): Promise<{ user: User; notice?: string | undefined }> {
  const { data, notice } = await call(profile.saveProfile, { body: change })
  return { user: showUser(data), notice }
}

export const chooseAvatar = async (avatar: 'initials' | 'generated'): Promise<User> =>
  showUser((await call(profile.chooseAvatar, { body: { avatar } })).data)

/** `picture` is base64. */
export const uploadAvatar = async (picture: string): Promise<User> =>
  showUser((await call(profile.uploadAvatar, { body: { picture } })).data)

export const profileViews = dataQuery(['profile-views'], profile.listProfileViews, {})

/** Stores the server's version of the user, unless another account signed in since. */
export function showUser(user: User): User {
  const session = readSession()
  if (session?.user.id === user.id) setSession({ ...session, user })
  return user
}
