/** Codes of PostgreSQL (appendix A) and of sockets that mean: the database cannot be reached now, or is too slow. */
const codes =
  /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What `pg` and its pool say without a code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

/** Whether an error of a statement means that the database is gone, or that no connection became free in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return hasCode(error) || messages.test(error.message) || isDatabaseUnavailable(error.cause)
}

const hasCode = (error: Error): boolean => 'code' in error && typeof error.code === 'string' && codes.test(error.code)
