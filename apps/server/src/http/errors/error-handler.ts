import type { Problem } from '@fledge/contract/http/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { bareHeaders } from '../security/headers.ts'
import { badRequest, busy, HttpProblem, unknownAddress } from './problem.ts'
import { useValidationMessages } from './validation-messages.ts'

type Fields = Record<string, string>

/** Answers every error with a Problem body. Errors that are ours are logged and answered without details. */
export function handleErrors(app: FastifyInstance) {
  useValidationMessages()
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    if (error instanceof HttpProblem) {
      if (error.cause !== undefined) request.log.error({ err: error }, 'request failed')
      return sendProblem(reply, error)
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return send(reply, 400, describeIssues(error.validation, error.validationContext))
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database did not answer')
      return sendProblem(reply, busy())
    }
    const { statusCode = 500 } = error
    // Only @fastify/static uses 403, for a path outside its folder.
    if (statusCode === 403) return sendProblem(reply, unknownAddress())
    if (statusCode === 415) return send(reply, 415, { code: errorCode(415), message: sendJson })
    if (statusCode < 500) return send(reply, statusCode, { code: errorCode(statusCode), message: error.message })
    if (!isClientGone(error, request)) request.log.error({ err: error }, 'request failed')
    return send(reply, 500, { code: 'internal', message: 'Something went wrong on our side.' })
  })
}

/** Whether a response could not be completed because its client closed the connection, as a page does when it is left. */
const isClientGone = ({ code }: FastifyError, { socket }: FastifyRequest) =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed

/** Answers a URL that Fastify cannot route: a broken escape, or a segment that is too long for an id. */
export function handleInvalidUrl({ code }: FastifyError, reply: FastifyReply) {
  const problem = code === 'FST_ERR_MAX_PARAM_LENGTH' ? unknownAddress() : invalidAddress()
  return sendProblem(reply.headers(bareHeaders), problem)
}

const sendProblem = (reply: FastifyReply, problem: HttpProblem) =>
  send(reply.headers(problem.headers), problem.status, problem)

type ProblemFields = Omit<Problem, 'success' | 'fields'> & { fields?: Fields | undefined }

function send(reply: FastifyReply, status: number, { message, code, fields }: ProblemFields) {
  const body: Problem = { success: false, message, code, ...(fields && { fields }) }
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

type Issue = { instancePath: string; message?: string | undefined }

/** Forms show each message next to its field. Clients of a query see only the message, so it names the parameter. */
function describeIssues(issues: readonly Issue[], part: string | undefined) {
  const fields: Fields = {}
  for (const { instancePath, message = 'is not valid' } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    fields[field || 'body'] ??= field ? message : 'Send a JSON object'
  }
  const [first, ...others] = Object.entries(fields).map(([field, message]) =>
    part === 'querystring' ? `${field}: ${message}` : message,
  )
  const message =
    first === undefined || others.length > 0 ? 'Some fields are not valid. Correct them and try again.' : first
  return { code: 'not_valid', message, fields }
}

const sendJson = 'Send JSON, with the content type application/json.'
const invalidAddress = () => badRequest('bad_request', 'This address is not valid.')

const errorCodes: Record<number, string> = { 404: 'not_found', 413: 'too_large', 415: 'wrong_type', 429: 'too_many' }
const errorCode = (status: number) => errorCodes[status] ?? 'bad_request'
