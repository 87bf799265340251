import type { Problem } from '@fledge/contract/http/problem'

/** Why a call failed. Status 0: the server was not reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem
  /** Seconds until the next try, from `Retry-After`. */
  readonly retryAfter: number | null
  constructor(status: number, body: Problem, retryAfter: number | null = null) {
    super(body.message)
    this.status = status
    this.problem = body
    this.retryAfter = retryAfter
  }
}

/** The fields that the server refused, each with its message. */
export const refusedFields = (error: unknown): [name: string, message: string][] =>
  error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : []
