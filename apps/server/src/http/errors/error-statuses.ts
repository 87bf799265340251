/** Every status other than success that the API answers, and what it says. Its documents list them. */
export const errorStatuses = {
  400: 'bad input, or what cannot be read as a request',
  401: 'not signed in',
  403: 'not for your role',
  404: 'not there or not yours',
  408: 'the request did not arrive in time',
  409: 'conflict, or the same request is still under way',
  410: 'no longer to be had',
  413: 'too large',
  415: 'wrong type',
  417: 'an `Expect` that is not known',
  422: 'an unreadable file, or a key of another request',
  429: 'too many, with `Retry-After`',
  431: 'headers too large',
  500: 'our fault',
  503: 'starting, ending or busy, mostly with `Retry-After`',
} as const

export type ErrorStatus = keyof typeof errorStatuses

/** All of them as a list in Markdown. */
export const listErrorStatuses = (): string =>
  Object.entries(errorStatuses)
    .map(([status, means]) => `- ${status}: ${means}`)
    .join('\n')
