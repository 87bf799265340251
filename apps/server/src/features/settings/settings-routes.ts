import { getSettings, saveSettings } from '@fledge/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { findSettings, updateSettings } from './queries.ts'

export function settingsRoutes(app: FastifyInstance, { db, publish }: Deps) {
  serve(app, getSettings, async ({ user }) => ok(await findSettings(db, user.id)))

  serve(app, saveSettings, async ({ user, body: { undoSeconds, ...change } }) => {
    // Only companies decide, so only companies can undo decisions.
    const ofCompany = user.role === 'company' && undoSeconds !== undefined ? { undoSeconds } : {}
    const settings = await updateSettings(db, user.id, { ...change, ...ofCompany })
    publish(user.id, 'accountChanged', {})
    return ok(settings)
  })
}
