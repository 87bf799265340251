import type { User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { sha256 } from './token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    /** SHA-256 of the bearer token of this request, or null. */
    tokenHash: string | null
  }
}

/** Returns the user of a session token, or null if the token is not valid. */
type FindUser = (token: string) => Promise<User | null>

/** Sets `user` on every request. Only the bearer header counts: a cookie would allow cross-site requests. */
export const authenticate = fp(async (app: FastifyInstance, { findUser }: { findUser: FindUser }) => {
  app.decorateRequest('user', null)
  app.decorateRequest('tokenHash', null)
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return
    request.tokenHash = sha256(token)
    request.user = await findUser(token)
  })
})
