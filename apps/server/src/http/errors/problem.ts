import type { ErrorStatus } from './error-statuses.ts'

type Fields = Record<string, string>

/** An error with a response that the client can act on. Any other error is answered with 500. */
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
/** Also the response for another user's data, so that ids do not reveal what exists. */
export const notFound = (what: string) => new HttpProblem(404, 'not_found', `This ${what} does not exist.`)

/** The value; throws 404 when there is none. */
export function orNotFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw notFound(what)
  return value
}

export const unknownAddress = () => new HttpProblem(404, 'not_found', 'This address does not exist.')
export const conflict = (code: string, message: string) => new HttpProblem(409, code, message)
export const internshipClosed = () => conflict('closed', 'This internship is no longer available')

/** 429 with Retry-After in whole seconds, from the milliseconds until the limit resets. */
export const tooManyRequests = (message: string, retryAfterMs: number) =>
  new HttpProblem(429, 'too_many', message, {
    headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000) || 1) },
  })

/** Nothing of the request was started, so that every client may repeat it. */
export const overloaded = () => new HttpProblem(503, 'overloaded', 'The server is busy. Please try again in a moment.')

export const busy = (message = 'The server is busy. Please try again in a moment.') =>
  new HttpProblem(503, 'busy', message)

/** The account acts only with a confirmed address. */
export const verifyFirst = () =>
  new HttpProblem(
    403,
    'verify_email_first',
    'Please confirm your email address first. Open the link in the email we sent you.',
  )
