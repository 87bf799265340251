import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { hashToken } from './token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    /** SHA-256 of the bearer token in this request, or null. */
    tokenHash: string | null
  }
}

/** The person behind a token, or null where it opens no session. */
type FindUser = (token: string) => Promise<User | null>

/** Puts `user` on every request under /api. Only the bearer header counts: a cookie would be ambient authority. */
export const recognizeCallers = fp(async (app: FastifyInstance, { findUser }: { findUser: FindUser }) => {
  app.decorateRequest('user', null)
  app.decorateRequest('tokenHash', null)
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return
    request.tokenHash = hashToken(token)
    request.user = await findUser(token)
  })
})
