import type { ProfileChange } from '@fledge/contract/profile'
import * as profile from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { findLookalikeNotice } from '../companies/lookalike-names.ts'
import { changeAvatar, uploadAvatar } from './change-avatar.ts'
import { readPictureSize } from './picture-size.ts'
import { findProfileViews, isAvatar, lockCompanyName, renameInSearch, updateProfile } from './queries.ts'

/** Renames of a company: each rewrites the searchable text of all its listings. */
const renamesPerHour = 20
const tooManyRenames = 'You have changed the name of your company many times. Please wait a while and try again.'

export function profileRoutes(app: FastifyInstance, deps: Deps) {
  const renames = hourlyLimit(deps.db, 'renames', renamesPerHour, tooManyRenames)

  serve(app, profile.saveProfile, async ({ user, body }) => {
    const isRename = user.role === 'company' && body.companyName !== undefined && body.companyName !== user.companyName
    if (isRename) await renames.use(user.id)
    const saved = await saveProfile(deps, user, body)
    return { ...ok(saved), notice: isRename ? await findLookalikeNotice(deps.db, user.id) : undefined }
  })

  serve(app, profile.chooseAvatar, async ({ user, body: { avatar } }) =>
    ok(await changeAvatar(deps, user, { avatar, avatarFileId: null })),
  )

  serve(app, profile.uploadAvatar, async ({ user, body }) => ok(await uploadAvatar(deps, user, body.picture)))

  // A picture's random id protects it, because browsers request pictures without a token.
  serve(app, profile.getAvatar, async ({ params: { id }, reply }) => {
    if (!isId(id) || !(await isAvatar(deps.db, id))) throw notFound('picture')
    const bytes = await deps.files.read(id)
    return reply
      .header('content-type', readPictureSize(bytes)?.kind ?? 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes))
  })

  serve(app, profile.listProfileViews, async ({ user }) => ok(await findProfileViews(deps.db, user.id)))
}

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
