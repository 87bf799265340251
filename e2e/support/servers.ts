const first = Number(process.env['E2E_PORT'] ?? 3941)

/** Where the product of a worker listens. */
export const portOf = (worker: number): number => first + worker

/** Opens the outbox of every product that the tests start. */
export const outboxSecret = 'the-outbox-of-the-browser-tests'
