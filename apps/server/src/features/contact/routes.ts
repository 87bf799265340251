import { promiseOf, sendContactMessage } from '@fledge/contract/contact'
import { texts } from '@fledge/contract/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findMissing } from '../../http/missing-fields.ts'
import { networkOf } from '../../http/network-of.ts'
import { serveRepeatable } from '../../http/repeats/serve-repeatable.ts'
import { ok } from '../../http/serve.ts'
import { hourlyLimit } from '../../http/stored-limit.ts'
import { receive } from './receive.ts'

const required = ['name', 'email', 'message']

export function contactRoutes(app: FastifyInstance, deps: Deps) {
  const limit = hourlyLimit(deps.db, 'contact', deps.limits.formsPerHour)

  app.route({
    ...serveRepeatable(deps, sendContactMessage, {
      // Not the account nor the network: a session may end, and a phone change networks, before it is sent again.
      sender: ({ body }) => body.email,
      admit: ({ request: { ip } }) => limit.use(networkOf(ip)),
      async handle({ body }, deps) {
        await receive(deps, body)
        return ok({ promise: promiseOf(body.category, body.critical) })
      },
    }),
    preValidation: async ({ body }: FastifyRequest) => {
      const problem = findMissing(body, required, texts.contact.missing)
      if (problem) throw problem
    },
  })
}
