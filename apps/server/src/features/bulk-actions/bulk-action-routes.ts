import * as bulkActions from '@fledge/contract/applications/bulk-actions'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { actOnMany } from './act.ts'
import { listUndoable } from './bulk-action-queries.ts'
import { previewMany } from './preview.ts'
import { undoMany } from './undo.ts'

/** Messages to many students, per company. */
const messagesPerHour = 20
const tooManyMessages = 'Too many messages to many students. Please wait a while and try again.'

export function bulkActionRoutes(app: FastifyInstance, deps: Deps) {
  const messages = hourlyLimit(deps.db, 'bulk-message', messagesPerHour, tooManyMessages)

  serve(app, bulkActions.previewBulkAction, async ({ user, body }) => ok(await previewMany(deps, user, body)))

  serveIdempotent(app, deps, bulkActions.actOnApplications, {
    async admit({ user, body }) {
      if (body.act === 'message') await messages.use(user.id)
    },
    handle: async ({ user, body }, deps) => ok(await actOnMany(deps, user, body)),
  })

  serve(app, bulkActions.undoBulkAction, async ({ user, params }) =>
    ok(await undoMany(deps, user, parseId(params.batchId, 'batch'))),
  )

  serve(app, bulkActions.listBulkActions, async ({ user }) => {
    const rows = await listUndoable(deps.db, user.id, deps.now())
    return ok(
      rows.map(({ id: batchId, act, count, createdAt, tellAt }) => ({ batchId, act, count, createdAt, tellAt })),
    )
  })
}
