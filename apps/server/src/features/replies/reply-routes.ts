import { nudgeApplication } from '@fledge/contract/applications/application-lifecycle'
import { getReplies } from '@fledge/contract/applications/replies'
import { replyState } from '@fledge/core/applications/reply-promise'
import { replyRecord } from '@fledge/core/applications/reply-record'
import { fullName } from '@fledge/core/full-name'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { listOpenPromises, type OpenPromise } from '../reply-promises/promise-queries.ts'
import { countReplies } from '../reply-promises/record-queries.ts'
import { nudge } from './nudge.ts'

const maxWaiting = 500

export function replyRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  serve(app, nudgeApplication, async ({ user, params }) =>
    ok(await nudge(deps, user, parseId(params.applicationId, 'application'))),
  )

  serve(app, getReplies, async ({ user }) => {
    const now = deps.now()
    const counts = (await countReplies(db, [user.id], now)).get(user.id) ?? { due: 0, onTime: 0 }
    const open = await listOpenPromises(db, { companyId: user.id, limit: maxWaiting })
    return ok({ record: replyRecord(counts), ...counts, waiting: open.map((row) => waitingReply(row, now)) })
  })
}

function waitingReply({ promise, student, ...row }: OpenPromise, now: Date) {
  return {
    ...row,
    applicationId: promise.applicationId,
    name: fullName(student),
    replyBy: promise.replyBy,
    replyAbout: promise.about,
    // An open promise has a state.
    replyState: replyState(promise, now)!,
  }
}
