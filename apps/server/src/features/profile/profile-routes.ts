import * as profile from '@fledge/contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { findLookalikeNotice } from '../companies/lookalike-names.ts'
import { changeAvatar, uploadAvatar } from './change-avatar.ts'
import { findProfileViews } from './queries.ts'
import { saveProfile } from './save-profile.ts'
import { sendAvatar } from './send-avatar.ts'

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

  serve(app, profile.getAvatar, ({ params, reply }) => sendAvatar(deps, reply, params.id))

  serve(app, profile.listProfileViews, async ({ user }) => ok(await findProfileViews(deps.db, user.id)))
}
