import { getMailedAlert, unsubscribe as unsubscribeEndpoint } from '@fledge/contract/email-tokens'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { findMailedAlert, unsubscribe } from './unsubscribe.ts'

/** Larger than 'List-Unsubscribe=One-Click' in any form. */
const formMaxBytes = 2000

/** Links of mails about alerts. Mail programs post a form to them (RFC 8058), people open them in a browser. */
export function alertRoutes(app: FastifyInstance, deps: Deps) {
  app.register(async (scope) => {
    // The form says nothing: the token in the address does.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: formMaxBytes },
      (_request, _body, done) => done(null, undefined),
    )

    scope.addHook('onRequest', async ({ method, url, headers }, reply) => {
      if (method === 'GET' && headers.accept?.includes('text/html'))
        return reply.redirect(url.replace(/^\/api/, ''), 303)
    })

    serve(scope, getMailedAlert, async ({ query: { token } }) => ok(await findMailedAlert(deps, token)))

    serve(scope, unsubscribeEndpoint, async ({ query: { token } }) => ok(await unsubscribe(deps, token)))
  })
}
