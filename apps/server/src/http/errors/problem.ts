import type { Problem } from '@fledge/contract/http/problem'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isOutOfConnections } from '../../db/client.ts'
import { bareHeaders } from '../security/headers.ts'
import type { ErrorStatus } from './error-statuses.ts'
import { useValidationMessages } from './validation-messages.ts'

type Fields = Record<string, string>

/** An answer the caller can act on. Anything else that is thrown is our fault, and a 500. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: ErrorStatus
  readonly code: string
  readonly fields: Fields | undefined
  readonly headers: Fields
  constructor(status: ErrorStatus, code: string, message: string, more: { fields?: Fields; headers?: Fields } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.headers = more.headers ?? {}
  }
}

export const badRequest = (code: string, message: string, fields?: Fields) =>
  new HttpProblem(400, code, message, fields ? { fields } : {})
export const signInFirst = () => new HttpProblem(401, 'sign_in_first', 'Please sign in.')
export const notAllowed = () => new HttpProblem(403, 'not_allowed', 'Your account cannot do this.')
/** Also the answer for what exists and belongs to somebody else: the two must not be told apart. */
export const notFound = (what: string) => new HttpProblem(404, 'not_found', `This ${what} does not exist.`)
export const noSuchAddress = () => new HttpProblem(404, 'not_found', 'This address does not exist.')
export const busy = () =>
  new HttpProblem(503, 'busy', 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
export const tooSlow = () => new HttpProblem(408, 'too_slow', 'Your request took too long to arrive. Please try again.')
export const conflict = (code: string, message: string) => new HttpProblem(409, code, message)

/** 429 with Retry-After in whole seconds, from the milliseconds until the limit resets. */
export const tooManyRequests = (message: string, retryAfterMs: number) =>
  new HttpProblem(429, 'too_many', message, {
    headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000) || 1) },
  })

export function answerProblems(app: FastifyInstance) {
  useValidationMessages()
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    if (error instanceof HttpProblem) {
      if (error.cause !== undefined) request.log.error({ err: error }, 'request failed')
      return send(reply.headers(error.headers), error.status, error)
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return send(reply, 400, invalid(error.validation, error.validationContext))
    }
    if (isOutOfConnections(error)) return send(reply.headers(busy().headers), 503, busy())
    const { statusCode = 500 } = error
    // Only the sending of files says 403, of an address that would leave their folder: there is nothing.
    if (statusCode === 403) return send(reply, 404, noSuchAddress())
    if (statusCode === 415) return send(reply, 415, { code: codeOf(415), message: sendJson })
    if (statusCode < 500) return send(reply, statusCode, { code: codeOf(statusCode), message: error.message })
    request.log.error({ err: error }, 'request failed')
    return send(reply, 500, { code: 'internal', message: 'Something went wrong on our side.' })
  })
}

/** Addresses that no route can even be looked for: a broken escape, or a part longer than any id. */
export function answerBadAddress({ code }: FastifyError, reply: FastifyReply) {
  const problem = code === 'FST_ERR_MAX_PARAM_LENGTH' ? noSuchAddress() : badAddress()
  return send(reply.headers(bareHeaders), problem.status, problem)
}

function send(
  reply: FastifyReply,
  status: number,
  { message, code, fields }: Omit<Problem, 'success' | 'fields'> & { fields?: Fields | undefined },
) {
  const body: Problem = { success: false, message, code, ...(fields && { fields }) }
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

type Issue = { instancePath: string; message?: string | undefined }

/** A form shows what is wrong beside its field; who wrote a query has only the message, so that it names the part. */
function invalid(issues: readonly Issue[], part: string | undefined) {
  const fields: Fields = {}
  for (const { instancePath, message = 'is not valid' } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    fields[field || 'body'] ??= field ? message : 'Send a JSON object'
  }
  const [first, ...others] = Object.entries(fields).map(([field, said]) =>
    part === 'querystring' ? `${field}: ${said}` : said,
  )
  const message =
    first === undefined || others.length > 0 ? 'Some fields are not valid. Correct them and try again.' : first
  return { code: 'not_valid', message, fields }
}

const sendJson = 'Send JSON, with the content type application/json.'
const badAddress = () => badRequest('bad_request', 'This address is not valid.')

const codes: Record<number, string> = { 404: 'not_found', 413: 'too_large', 415: 'wrong_type', 429: 'too_many' }
const codeOf = (status: number) => codes[status] ?? 'bad_request'
