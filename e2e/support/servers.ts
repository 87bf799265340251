const first = Number(process.env['E2E_PORT'] ?? 3941)

/** The port of a worker's server. */
export const portOf = (worker: number): number => first + worker

/** The outbox secret of every server that the tests start. */
export const outboxSecret = 'the-outbox-of-the-browser-tests'
