import { listOutbox } from '@fledge/contract/outbox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { noSuchAddress } from '../../http/problem.ts'
import { ok, serve } from '../../http/serve.ts'
import { mayReadOutbox, type Origin } from './may-read.ts'
import { listNewestMails } from './queries.ts'

export function outboxRoutes(app: FastifyInstance, { db, outbox }: Deps) {
  app.route(
    serve(listOutbox, async ({ request }) => {
      if (!mayReadOutbox(outbox, originOf(request))) throw noSuchAddress()
      return ok(await listNewestMails(db))
    }),
  )
}

/** Of the socket itself: `request.ip` is what a proxy said, where there is one. */
export const originOf = ({ raw, headers }: FastifyRequest): Origin => ({ peer: raw.socket.remoteAddress, headers })
