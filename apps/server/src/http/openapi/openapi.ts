import swagger from '@fastify/swagger'
import { analysis, match } from '@fledge/contract/analysis'
import { application } from '@fledge/contract/applications'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import { problem } from '@fledge/contract/http/problem'
import { internship } from '@fledge/contract/internships'
import { notification } from '@fledge/contract/notifications'
import { reading, resume } from '@fledge/contract/resumes'
import { companyUser, studentUser } from '@fledge/contract/users'
import Fastify, { type FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import packageFile from '../../../package.json' with { type: 'json' }
import { routeSchema } from '../contract/serve.ts'
import { listErrorStatuses } from '../errors/error-statuses.ts'
import { type ApiDocument, completeDocument } from './complete-openapi.ts'

/** Schemas that the document defines once and refers to. */
const entities = {
  Student: studentUser,
  Company: companyUser,
  Internship: internship,
  Application: application,
  Resume: resume,
  Reading: reading,
  Analysis: analysis,
  Match: match,
  Notification: notification,
  Problem: problem,
}
const schemaRegistry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(entities)) schemaRegistry.add(schema, { id })

/** What the OpenAPI document says about the whole API, as Markdown. */
const apiDescription = `An internship marketplace. Sign in with \`POST /api/auth/login\` and send the token as a
bearer header.

Bodies are JSON. Ids are opaque strings. An unsupported method and a trailing slash are 404. Responses carry
\`x-request-id\`, except while the server starts. Malformed requests are answered with a status and no body.

## Errors

Every error response is a \`Problem\`:

${listErrorStatuses()}

## Idempotent requests

Some calls that create something accept an \`Idempotency-Key\` header of 1 to 255 visible ASCII characters, such as a
random id. A client that lost a response sends the same request with the same key: it takes effect once, and each
response has the same status and body, repeated ones with \`Idempotent-Replayed: true\`. While the first request is in
progress, a repeated one waits up to 5 seconds and is then answered with 409 \`under_way\` and \`Retry-After\`. A different
request with the same key is 422 \`key_used\`. A rejected or failed request does not use the key. Keys belong to the
account, for \`POST /api/contact\` to the sender's email address, and are kept for at least 24 hours.

## Live events

Socket.IO on its default path with \`auth: {token}\`. The server sends \`connected {userId}\`, \`newNotification\` (a
\`Notification\`), \`notificationRead {notificationId}\`, \`notificationsReadAll {updated}\`,
\`notificationDeleted {notificationId}\`, \`resumeChanged {resumeId}\` and \`error {message}\`. A client may send
\`notificationRead\` with an id, at most 100 messages a minute. Events sent while a client is disconnected are found with
\`GET /api/notifications\`.`

const info = { title: 'Fledge', version: packageFile.version, description: apiDescription }

/** Collects the routes that are added after this call and serves them as an OpenAPI document. */
export async function serveOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
  let document: ApiDocument | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, () => {
    document ??= readDocument(app)
    return document
  })
}

/** Creates the same document without an application, for docs/openapi.json. */
export async function createApiDocument(): Promise<ApiDocument> {
  const app = Fastify()
  await serveOpenApi(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => () => '')
  for (const endpoint of allEndpoints) {
    app.route({ method: endpoint.method, url: endpoint.path, schema: routeSchema(endpoint), handler: () => undefined })
  }
  await app.ready()
  return readDocument(app)
}

// The plugin's type covers all versions; 3.1 is configured above.
const readDocument = (app: FastifyInstance): ApiDocument => completeDocument(app.swagger() as ApiDocument)
