import { randomUUID } from 'node:crypto'
import { avatarMaxBytes } from '@fledge/contract/constants'
import type { User } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'
import { inTransaction } from '../../in-transaction.ts'
import { findAccount } from '../auth/account-queries.ts'
import { lockAccount, setAvatar } from './queries.ts'
import { squarePicture } from './square-picture.ts'

type Choice = { avatar: User['avatar']; avatarFileId: string | null }

/** Stores a picture as the person's avatar under a random id. */
export async function uploadAvatar(deps: Deps, user: User, picture: string): Promise<User> {
  const bytes = Buffer.from(picture, 'base64')
  if (bytes.length > avatarMaxBytes) throw new HttpProblem(413, 'too_large', 'The picture must be at most 200 kB.')
  const square = await squarePicture(bytes)
  if (!square) throw badRequest('wrong_type', 'We can’t use this picture. Choose another PNG, JPEG or WebP.')
  const id = randomUUID()
  await keep(deps, square, id)
  return changeAvatar(deps, user, { avatar: 'uploaded', avatarFileId: id })
}

/** Sets the avatar and removes the previous picture. */
export async function changeAvatar(deps: Deps, user: User, choice: Choice): Promise<User> {
  return inTransaction(deps, async ({ db, files, publish }) => {
    const old = await lockAccount(db, user.id)
    await setAvatar(db, user.id, choice)
    if (old?.avatarFileId) await files.release(old.avatarFileId)
    publish(user.id, 'accountChanged', {})
    return (await findAccount(db, user.email))!.user
  })
}

async function keep({ files }: Deps, bytes: Uint8Array, id: string): Promise<void> {
  const incoming = await files.receive(once(bytes), avatarMaxBytes)
  // Its size was checked before.
  if (incoming) await files.keep(incoming, id)
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
