import { createHash, timingSafeEqual } from 'node:crypto'
import { listOutbox, outboxSecretHeader } from '@fledge/contract/outbox'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { unknownAddress } from '../../http/errors/problem.ts'
import { listNewestMails } from './queries.ts'

/** The outbox holds links that open accounts: only a caller with the secret printed at start reads it. */
export function outboxRoutes(app: FastifyInstance, { db, outboxSecret }: Deps) {
  app.route(
    serve(listOutbox, async ({ request }) => {
      if (!isSecret(request.headers[outboxSecretHeader], outboxSecret)) throw unknownAddress()
      return ok(await listNewestMails(db))
    }),
  )
}

/** Compares digests, so that the time of the comparison says nothing about the secret. */
function isSecret(given: string | string[] | undefined, secret: string | null): boolean {
  return secret !== null && typeof given === 'string' && timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
