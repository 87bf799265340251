import * as profile from '@fledge/contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { findLookalikeNotice } from '../companies/lookalike-names.ts'
import { changeAvatar, uploadAvatar } from './change-avatar.ts'
import { findProfileViews } from './queries.ts'
import { saveProfile } from './save-profile.ts'
import { sendAvatar } from './send-avatar.ts'

export function profileRoutes(app: FastifyInstance, deps: Deps) {
  serve(app, profile.saveProfile, async ({ user, body }) => {
    const saved = await saveProfile(deps, user, body)
    const isNamed = saved.role === 'company' && saved.companyName !== (user.role === 'company' && user.companyName)
    return { ...ok(saved), notice: isNamed ? await findLookalikeNotice(deps.db, user.id) : undefined }
  })

  serve(app, profile.chooseAvatar, async ({ user, body: { avatar } }) =>
    ok(await changeAvatar(deps, user, { avatar, avatarFileId: null })),
  )

  serve(app, profile.uploadAvatar, async ({ user, body }) => ok(await uploadAvatar(deps, user, body.picture)))

  serve(app, profile.getAvatar, ({ params, reply }) => sendAvatar(deps, reply, params.id))

  serve(app, profile.listProfileViews, async ({ user }) => ok(await findProfileViews(deps.db, user.id)))
}
