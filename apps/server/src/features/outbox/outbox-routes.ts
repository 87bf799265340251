import { listOutbox, outboxSecretHeader } from '@fledge/contract/site/outbox'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { unknownAddress } from '../../http/errors/problem.ts'
import { isSameSecret } from '../../http/security/token.ts'
import { listNewestMails } from './queries.ts'

/** The outbox holds links that open accounts: only a caller with the secret printed at start reads it. */
export function outboxRoutes(app: FastifyInstance, { db, outboxSecret }: Deps) {
  serve(app, listOutbox, async ({ request }) => {
    const given = request.headers[outboxSecretHeader]
    const isAllowed = typeof given === 'string' && outboxSecret !== null && isSameSecret(given, outboxSecret)
    if (!isAllowed) throw unknownAddress()
    return ok(await listNewestMails(db))
  })
}
