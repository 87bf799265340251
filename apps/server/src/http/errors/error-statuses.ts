/** The error statuses of the API with their meaning, as the OpenAPI document lists them. */
export const errorStatuses = {
  400: 'invalid input or a malformed request',
  401: 'not signed in',
  403: 'not allowed for your role',
  404: 'does not exist or is not yours',
  408: 'the request did not arrive in time',
  409: 'conflict, or the same request is still in progress',
  410: 'no longer available',
  413: 'too large',
  415: 'unsupported content type',
  422: 'an unreadable file, or an idempotency key of another request',
  429: 'too many requests, with `Retry-After`',
  500: 'server error',
  503: 'starting, stopping or overloaded, with `Retry-After`',
} as const

export type ErrorStatus = keyof typeof errorStatuses

export const listErrorStatuses = (): string =>
  Object.entries(errorStatuses)
    .map(([status, meaning]) => `- ${status}: ${meaning}`)
    .join('\n')
