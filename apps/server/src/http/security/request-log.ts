import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** The loggable parts of an error. Database errors also carry parameters, which can be personal data. */
type LoggedError = { type: string; code?: unknown; message: string; constraint?: unknown; stack: string }

/** Settings of the logger. Headers, query strings and bodies are never logged. */
export const loggerSettings = (level: string) => ({
  level,
  serializers: { err: serializeError, req: ({ method }: { method: string }) => ({ method }) },
})

/** Logs one line for each response, with the route's pattern instead of the URL, which can contain personal data. */
export class ResponseLog extends LogController {
  override incomingRequest() {
    // The line of the response is enough.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { method, routeOptions, user } = request
    const line = { method, route: routeOptions.url ?? null, status: reply.statusCode, user: user?.id ?? null }
    const ms = Math.round(reply.elapsedTime * 10) / 10
    if (error) request.log.error({ ...line, ms, err: error }, 'answer failed')
    else request.log.info({ ...line, ms }, 'answered')
  }
}

function serializeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  const stack = stackFrames(error)
  // Drizzle's error contains the query and its parameters; its cause is the error of PostgreSQL.
  if (error.cause instanceof Error) return { ...serializeError(error.cause), stack }
  const { name: type, code, constraint } = error
  const message = 'severity' in error ? 'refused by the database' : error.message
  return { type, code, constraint, message, stack }
}

/** Returns the stack without the message, which can have several lines. */
function stackFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message) + message.length
  return stack
    .slice(start)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
