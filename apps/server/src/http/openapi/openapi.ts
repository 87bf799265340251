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
import { apiDescription } from './api-description.ts'
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
