import { listMessages, readMessages, sendMessage } from '@fledge/contract/messages'
import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { processLimit } from '../../http/limits/process-limit.ts'
import { findApplicationOf } from '../applications/application-queries.ts'
import { refuseWithdrawn } from '../applications/timeline.ts'
import { listMessagesOf, markMessagesRead } from './message-queries.ts'
import { messageOf, send } from './send-message.ts'

/** Messages per user and minute. */
const perMinute = 20
const tooFast = 'You are sending messages too fast. Please wait a moment and try again.'

export function messageRoutes(app: FastifyInstance, deps: Deps) {
  const { db, publish } = deps
  const limit = processLimit(perMinute, 60, tooFast)

  serve(app, listMessages, async ({ user, params }) => {
    const { application } = await readableApplication(user, params.applicationId)
    return ok((await listMessagesOf(db, application.id)).map(messageOf))
  })

  serveIdempotent(app, deps, sendMessage, {
    admit: ({ user }) => limit(user.id),
    handle: async ({ user, params, body }, deps) =>
      ok(await send(deps, user, parseId(params.applicationId, 'application'), body)),
  })

  serve(app, readMessages, async ({ user, params }) => {
    const { application, company } = await readableApplication(user, params.applicationId)
    const updated = await markMessagesRead(db, application.id, user.role)
    const people = updated === 0 ? [] : [application.studentId, company.id]
    for (const userId of people) publish(userId, 'applicationChanged', { applicationId: application.id })
    return ok({ updated })
  })

  async function readableApplication(user: User, id: string) {
    const row = orNotFound(await findApplicationOf(db, user, parseId(id, 'application')), 'application')
    refuseWithdrawn(row, user)
    return row
  }
}
