import { randomUUID } from 'node:crypto'
import { avatarMaxBytes, avatarSize } from '@fledge/contract/constants'
import type { User } from '@fledge/contract/users'
import { type Deps, inTransaction } from '../../deps.ts'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'
import { boundedQueue } from '../../http/limits/bounded-queue.ts'
import { findAccount } from '../auth/account-queries.ts'
import { readPictureSize } from './picture-size.ts'
import { lockAccount, setAvatar } from './queries.ts'

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

/** Pixels of a side. A picture of 200 kB can claim to have billions of pixels, which decoding would allocate. */
const maxSide = 4096

const inTurn = boundedQueue({ running: 1, waiting: 20 })

/**
 * The centre square of a PNG, JPEG or WebP as a WebP of at most 256 pixels. Drawing it again leaves out metadata and
 * everything else that is not the picture. Null when it cannot be decoded or is too large.
 */
async function squarePicture(bytes: Uint8Array): Promise<Buffer | null> {
  const size = readPictureSize(bytes)
  if (!size || size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > maxSide) return null
  return inTurn(async () => {
    const { createCanvas, loadImage } = await import('@napi-rs/canvas')
    const image = await loadImage(Buffer.from(bytes)).catch(() => null)
    if (!image || image.width !== size.width) return null
    const side = Math.min(image.width, image.height)
    const canvas = createCanvas(Math.min(side, avatarSize), Math.min(side, avatarSize))
    const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
    canvas.getContext('2d').drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
    return canvas.encode('webp', 88)
  })
}
