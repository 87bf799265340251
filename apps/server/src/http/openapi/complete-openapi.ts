import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { z } from 'zod'
import { listErrorStatuses } from '../errors/error-statuses.ts'

/** The parts of an OpenAPI 3.1 document that are read and written here. */
type JsonSchema = { [key: string]: unknown }
type Body = { $ref?: string; description?: string; content?: Record<string, { schema: JsonSchema }> }
export type Operation = {
  summary: string
  description: string
  tags: string[]
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema; description?: string }[]
  requestBody?: Body & { required?: boolean }
  responses: Record<string, Body>
}
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  components: { schemas: Record<string, JsonSchema>; responses?: Record<string, Body> }
  paths: Record<string, Record<string, Operation>>
}

/** Sorts the operations by path and adds what route schemas cannot describe: errors, upload forms and files. */
export function completeDocument(raw: ApiDocument): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const endpoint of allEndpoints.toSorted(compareEndpoints)) {
    const template = pathTemplate(endpoint)
    const method = endpoint.method.toLowerCase()
    const operation = raw.paths[template]?.[method]
    if (!operation) continue
    const path = isShared(template) ? template.replace(parameter, '{id}') : template
    paths[path] = { ...paths[path], [method]: renameParameter(completeOperation(operation, endpoint), path) }
  }
  const { openapi, info, components } = raw
  const completed = { schemas: omitInputs(components.schemas), responses: { Error: errorResponse } }
  return removeNoise({ openapi, info, components: { ...components, ...completed }, paths })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const compareEndpoints = (a: Endpoint, b: Endpoint): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)

const parameter = /\{\w+\}/
const pathTemplate = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}')
const templates = new Set(allEndpoints.map(pathTemplate))

/** Whether endpoints name the parameter of this path differently, which OpenAPI does not allow. */
function isShared(path: string): boolean {
  const nameless = path.replace(parameter, '{}')
  return [...templates].filter((template) => template.replace(parameter, '{}') === nameless).length > 1
}

function renameParameter(operation: Operation, path: string): Operation {
  const name = parameter.exec(path)?.[0].slice(1, -1)
  const parameters = operation.parameters?.map((one) =>
    one.in === 'path' && name !== undefined && one.name !== name ? { ...one, name, description: one.name } : one,
  )
  return parameters ? { ...operation, parameters } : operation
}

function completeOperation(operation: Operation, { status = 200, multipart, response }: Endpoint): Operation {
  return {
    ...operation,
    ...(multipart && { requestBody: uploadForm }),
    responses: {
      [status]: { description: 'Success.', ...responseContent(operation, status, response) },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function responseContent({ responses }: Operation, status: number, response: Endpoint['response']): Body {
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
const errorResponse = {
  description: `Error. \`code\` is for programs, \`message\` and \`fields\` are for people.\n\n${listErrorStatuses()}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** Entities only occur in responses, so their input schemas are left out. */
const omitInputs = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).filter(([id]) => !id.endsWith('Input')))

/** Leaves out patterns that repeat a format, and the bounds of safe integers. */
function removeNoise<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), function (this: JsonSchema, key, value) {
    if (key === 'pattern' && this['format'] !== undefined) return undefined
    const isBound = key === 'minimum' || key === 'maximum'
    return isBound && Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value
  })
}
