import { listErrorStatuses } from '../errors/error-statuses.ts'
import type { ApiDocument, JsonSchema, Operation } from './complete-openapi.ts'

/** The OpenAPI document as a page to read: every call with what it takes and gives, then the entities. */
export function apiReference({ info, paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  )
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))]
  const chapters = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(tag))
    return `## ${tag}\n\n${own.map(describeCall).join('\n')}`
  })
  const entities = Object.entries(components.schemas).map(
    ([name, schema]) => `### ${name}\n\n\`\`\`ts\n${shapeOf(schema)}\n\`\`\`\n`,
  )
  return [heading(info), repeated, live, ...chapters, `## Entities\n\n${entities.join('\n')}`].join('\n')
}

const heading = ({ title, version, description }: ApiDocument['info']) => `# The API of ${title} ${version}

Written by \`npm run api:generate\` from the contract; the same as [openapi.json](openapi.json), which the server serves
at \`/api/openapi.json\`.

${description} Every answer that is not a success is a [Problem](#problem), whatever was called:

${listErrorStatuses()}

Bodies are JSON. Ids are opaque texts. A wrong method on a known address, and an address with a slash at its end, are
404. Every answer carries \`x-request-id\`, but for those of a server that is starting, and to what cannot be read.
`

const repeated = `## Repeated requests

Most calls that create something take a header \`Idempotency-Key\`, and say so: 1 to 255 visible ASCII characters
of the caller's choice, such as a random id. Whoever lost the answer sends the same request under the same key: it is done
once, and answered with the same status and body each time, the later ones with \`Idempotent-Replayed: true\`. While the
first is under way the next waits for it; after 5 seconds it is 409 \`under_way\` with \`Retry-After\`. Another request under
the same key is 422 \`key_used\`. What was refused or failed leaves the key free. A key belongs to the account that sent it,
at \`POST /api/contact\` to the address that was given as the sender's, and is kept for at least 24 hours.
`

const live = `## Live messages

Socket.IO on its default path with \`auth: {token}\`. The server says \`connected {userId}\`, \`newNotification\` (a
[Notification](#notification)), \`notificationRead {notificationId}\`, \`notificationsReadAll {updated}\`,
\`notificationDeleted {notificationId}\`, \`resumeChanged {resumeId}\` and \`error {message}\`. A page may say
\`notificationRead\` with an id, at most 100 messages a minute. What is said while a page is not connected is found with
\`GET /api/notifications\`.
`

function describeCall({ title, operation }: { title: string; operation: Operation }): string {
  const { summary, description, requestBody, responses } = operation
  const parts = [
    `### ${title}\n\n${summary}. ${description}\n`,
    ...describeParameters(operation),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => block('Takes', schema)),
    ...Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, { content = {} }]) => describeAnswer(status, Object.values(content)[0]?.schema)),
  ]
  return parts.join('\n')
}

function describeParameters({ parameters = [] }: Operation): string[] {
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  if (asked.length === 0) return []
  const lines = asked.map(({ name, schema }) => `- \`${name}\`: \`${shapeOf(schema)}\`${defaultOf(schema)}`)
  return [`Query:\n\n${lines.join('\n')}\n`]
}

const defaultOf = (schema: JsonSchema): string => ('default' in schema ? `, \`${schema['default']}\` unless told` : '')

const describeAnswer = (status: string, schema: JsonSchema | undefined): string =>
  schema ? block(`Gives ${status}`, schema) : `Gives ${status} without a body.\n`

const block = (title: string, schema: JsonSchema) => `${title}:\n\n\`\`\`ts\n${shapeOf(schema)}\n\`\`\`\n`

/** A JSON schema in the notation of TypeScript. */
function shapeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, enum: values, const: value, anyOf, oneOf, type, items } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(values)) return values.map((one) => JSON.stringify(one)).join(' | ')
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return [...new Set(choices.map((one) => shapeOf(one, indent)))].join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') return listOf(shapeOf(items as JsonSchema, indent))
  if (type === 'object') return objectShape(schema, indent)
  return typeof type === 'string' ? nameOf(type, schema) : 'unknown'
}

const listOf = (shape: string): string => (/^\w+$/.test(shape) ? `${shape}[]` : `Array<${shape}>`)

function objectShape(schema: JsonSchema, indent: string): string {
  // Zod writes both of these for objects; a record has neither.
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const required = (schema['required'] ?? []) as string[]
  const values = schema['additionalProperties']
  const names = Object.keys(properties)
  if (names.length === 0 && typeof values === 'object')
    return `Record<string, ${shapeOf(values as JsonSchema, indent)}>`
  const inner = `${indent}  `
  const lines = names.map((name) => {
    const mark = required.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${shapeOf(properties[name]!, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function nameOf(type: string, { format, maxLength, minimum, maximum }: JsonSchema): string {
  if (format === 'binary') return 'File'
  if (format === 'date-time') return 'string /* ISO time */'
  if (maxLength !== undefined) return `string /* at most ${maxLength} characters */`
  if (minimum !== undefined && maximum !== undefined) return `${type} /* ${minimum} to ${maximum} */`
  return type
}
