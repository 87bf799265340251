import { analysis, match } from '@fledge/contract/analysis'
import { application } from '@fledge/contract/applications'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Access, Endpoint } from '@fledge/contract/http/endpoint'
import { idempotencyHeaders } from '@fledge/contract/http/idempotency'
import { problem } from '@fledge/contract/http/problem'
import { internship } from '@fledge/contract/internships'
import { notification } from '@fledge/contract/notifications'
import { reading, resume } from '@fledge/contract/resumes'
import { companyUser, studentUser } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import packageFile from '../../../package.json' with { type: 'json' }
import { listErrorStatuses } from '../errors/error-statuses.ts'
import { apiDescription } from './api-description.ts'

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
const metadata = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(entities)) metadata.add(schema, { id })

/** Serves the document, which is made at the first request. */
export function openApiRoute(app: FastifyInstance): void {
  let document: ApiDocument | undefined
  app.get('/api/openapi.json', () => {
    document ??= createApiDocument()
    return document
  })
}

export type ApiDocument = ReturnType<typeof createApiDocument>

/** Describes the endpoints of the contract as an OpenAPI 3.1 document. */
export function createApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {}
  for (const endpoint of allEndpoints.toSorted(compareEndpoints)) {
    const path = pathTemplate(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, path) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fledge', version: packageFile.version, description: apiDescription },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: toJsonSchema(z.object(entities), 'output').$defs ?? {},
      responses: { Error: errorResponse },
    },
    paths,
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const compareEndpoints = (a: Endpoint, b: Endpoint): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)

const nameless = (path: string) => path.replace(/:\w+/, ':')

/** OpenAPI does not allow endpoints to name the parameter of one path differently. */
function pathTemplate({ path }: Endpoint): string {
  const isShared = allEndpoints.some((other) => other.path !== path && nameless(other.path) === nameless(path))
  return (isShared ? path.replace(/:\w+/, ':id') : path).replace(/:(\w+)/g, '{$1}')
}

const accessDescriptions: Record<Access, string> = {
  anyone: 'For anyone.',
  member: 'For signed-in users.',
  student: 'For students.',
  company: 'For companies.',
}
const idempotencyDescription = ' Accepts an `Idempotency-Key`: repeated requests take effect once.'

function describeOperation(endpoint: Endpoint, path: string) {
  const { summary, access, idempotent, query, params, body, multipart, response, status = 200 } = endpoint
  const parameters = [
    ...describeParameters('query', query),
    ...describeParameters('path', params).map((one) =>
      path.includes(`{${one.name}}`) ? one : { ...one, name: 'id', description: one.name },
    ),
    ...describeParameters('header', idempotent && idempotencyHeaders),
  ]
  return {
    summary,
    description: accessDescriptions[access] + (idempotent ? idempotencyDescription : ''),
    tags: [endpoint.path.split('/')[2]],
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(toJsonSchema(body, 'input')) } }),
    ...(multipart && { requestBody: uploadForm }),
    responses: {
      [status]: { description: 'Success.', ...(status !== 204 && describeResponse(response)) },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function describeParameters(place: 'query' | 'path' | 'header', schema?: z.ZodObject) {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema, 'input') : {}
  return Object.entries(properties).map(([name, one]) => ({
    schema: one,
    in: place,
    name,
    required: required.includes(name),
  }))
}

const describeResponse = (response: z.ZodType) =>
  response instanceof z.ZodAny
    ? { content: { 'application/octet-stream': { schema: file } } }
    : json(toJsonSchema(z.object({ response }), 'output').properties?.['response'])

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const file = { type: 'string', format: 'binary' }
const uploadForm = {
  required: true,
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { resume: file }, required: ['resume'] } },
  },
}
const errorResponse = {
  description: `Error. \`code\` is for programs, \`message\` and \`fields\` are for people.\n\n${listErrorStatuses()}`,
  ...json({ $ref: '#/components/schemas/Problem' }),
}

/** Without patterns that repeat a format, and the bounds of safe integers. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const written = JSON.stringify(z.toJSONSchema(schema, { metadata, io, unrepresentable: 'any' }))
  return JSON.parse(written.replaceAll('#/$defs/', '#/components/schemas/'), function (key, value) {
    if (key === '$schema' || (key === 'pattern' && this.format !== undefined)) return undefined
    const isBound = key === 'minimum' || key === 'maximum'
    return isBound && Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value
  })
}
