import type { Problem } from '@fledge/contract/http/problem'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

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

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.problem.code === code

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Shows what the server refused at the fields of a form, and focuses the first. `toField` maps the server's names. */
export function showRefusedFields<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  toField = (name: string) => name,
): void {
  const refused = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : []
  for (const [name, message] of refused.toReversed())
    setError(toField(name) as FieldPath<Values>, { message }, { shouldFocus: true })
}

/** Whether the same call may succeed later: the connection or the server failed. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
