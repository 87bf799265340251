import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** What a log may say of an error: never its parameters or a person's data, which database errors carry. */
type LoggedError = { type: string; code?: unknown; message: string; constraint?: unknown; stack: string }

/** The level, and how errors and requests are written: never a header, a query string or a body. */
export const loggerSettings = (level: string) => ({
  level,
  serializers: { err: describeError, req: ({ method }: { method: string }) => ({ method }) },
})

/** One line for each answer. The address is the route's own pattern, so that no text of a person gets into a log. */
export class AnswerLog extends LogController {
  override incomingRequest() {
    // The answer's line says it all.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, routeOptions, user } = request
    const line = { method, route: routeOptions.url ?? null, status: reply.statusCode, user: user?.id ?? null }
    const ms = Math.round(reply.elapsedTime * 10) / 10
    if (error) request.log.error({ ...line, ms, err: error }, 'answer failed')
    else request.log.info({ ...line, ms }, 'answered')
  }
}

function describeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  const stack = framesOf(error)
  // A failed query holds its text and its parameters; its cause is the database's own error, whose `code` says enough.
  if (error.cause instanceof Error) return { ...describeError(error.cause), stack }
  const { name: type, code, constraint } = error
  const message = 'severity' in error ? 'refused by the database' : error.message
  return { type, code, constraint, message, stack }
}

/** Only what comes after the message: a message of several lines is no stack. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message) + message.length
  return stack
    .slice(start)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
