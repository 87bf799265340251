import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { z } from 'zod'
import { listErrorStatuses } from '../errors/error-statuses.ts'

/** The parts of an OpenAPI 3.1 document that we read and write. */
export type JsonSchema = { [key: string]: unknown }
export type Parameter = { in: string; name: string; required?: boolean; schema: JsonSchema; description?: string }
type Body = { $ref?: string; description?: string; content?: Record<string, { schema: JsonSchema }> }
export type Operation = {
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: Body & { required?: boolean }
  responses: Record<string, Body>
}
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  components: { schemas: Record<string, JsonSchema>; responses?: Record<string, Body> }
  paths: Record<string, Record<string, Operation>>
}

/**
 * Puts the operations into the order of their addresses and adds what the routes' schemas cannot say: what is answered
 * when it does not succeed, what an upload's form holds, that a file is a file.
 */
export function completeDocument(raw: ApiDocument): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const endpoint of allEndpoints.toSorted(byAddress)) {
    const path = templateOf(endpoint)
    const method = endpoint.method.toLowerCase()
    const operation = raw.paths[path]?.[method]
    if (!operation) continue
    const shared = isShared(path) ? path.replace(parameter, '{id}') : path
    paths[shared] = { ...paths[shared], [method]: nameParameter(complete(operation, endpoint), shared) }
  }
  const { openapi, info, components } = raw
  const shared = { schemas: answered(components.schemas), responses: { NotDone: notDone } }
  return withoutNoise({ openapi, info, components: { ...components, ...shared }, paths })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const byAddress = (a: Endpoint, b: Endpoint): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)

const parameter = /\{\w+\}/
const templateOf = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}')
const templates = new Set(allEndpoints.map(templateOf))

/** OpenAPI knows one name for a place in an address; two of our endpoints may call it differently. */
function isShared(path: string): boolean {
  const nameless = path.replace(parameter, '{}')
  return [...templates].filter((template) => template.replace(parameter, '{}') === nameless).length > 1
}

function nameParameter(operation: Operation, path: string): Operation {
  const name = parameter.exec(path)?.[0].slice(1, -1)
  const parameters = operation.parameters?.map((one) =>
    one.in === 'path' && name !== undefined && one.name !== name ? { ...one, name, description: one.name } : one,
  )
  return parameters ? { ...operation, parameters } : operation
}

function complete(operation: Operation, { status = 200, multipart, response }: Endpoint): Operation {
  return {
    ...operation,
    ...(multipart && { requestBody: uploadForm }),
    responses: {
      [status]: { description: 'Done.', ...contentOf(operation, status, response) },
      default: { $ref: '#/components/responses/NotDone' },
    },
  }
}

function contentOf({ responses }: Operation, status: number, response: Endpoint['response']): Body {
  if (status === 204) return {}
  if (response instanceof z.ZodAny) return { content: { 'application/octet-stream': { schema: file } } }
  const { content } = responses[status] ?? {}
  return content ? { content } : {}
}

const file = { type: 'string', format: 'binary' }
const uploadForm = {
  required: true,
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { resume: file }, required: ['resume'] } },
  },
}
const notDone = {
  description: `Not done. \`code\` is for programs, \`message\` and \`fields\` are for people.\n\n${listErrorStatuses()}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Entities are only ever answered: the forms in which they would be sent document nothing. */
const answered = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).filter(([id]) => !id.endsWith('Input')))

/** Leaves out patterns beside a format that says the same, and bounds that are those of every number. */
function withoutNoise<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), function (this: JsonSchema, key, value) {
    if (key === 'pattern' && this['format'] !== undefined) return undefined
    const isBound = key === 'minimum' || key === 'maximum'
    return isBound && Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value
  })
}
