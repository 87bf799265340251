import { contactPromise, sendContactMessage } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findMissing, rejectMissing } from '../../http/contract/missing-fields.ts'
import { ok } from '../../http/contract/serve.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { clientNetwork } from '../../http/limits/client-network.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { receive } from './receive.ts'

const required = ['name', 'email', 'message']

export function contactRoutes(app: FastifyInstance, deps: Deps) {
  const limit = hourlyLimit(deps.db, 'contact', deps.limits.formsPerHour)

  serveIdempotent(
    app,
    deps,
    sendContactMessage,
    {
      // By address, because a session may end and a phone change networks before a retry.
      sender: ({ body }) => body.email,
      admit: ({ request: { ip } }) => limit.use(clientNetwork(ip)),
      async handle({ body }, deps) {
        await receive(deps, body)
        return ok({ promise: contactPromise(body.category, body.critical) })
      },
    },
    { preValidation: rejectMissing((body) => findMissing(body, required, texts.contact.missing)) },
  )
}
