const first = Number(process.env['E2E_PORT'] ?? 3941)

/** Where the product of a worker listens. */
export const portOf = (worker: number): number => first + worker
