import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../in-transaction.ts'
import { HttpProblem } from '../errors/problem.ts'
import { findResponse, type IdempotentRequest, insertKey, isLockTimeout, updateResponse } from './queries.ts'

type Result = { response: string; isReplay: boolean }
type Work = {
  /** Checks limits. Not called for a request that was answered before. */
  admit: () => Promise<void>
  /** Handles the request with these dependencies and returns the response body. */
  handle: (deps: Deps) => Promise<string>
}

/**
 * Handles a request with an idempotency key once. Key, effects and response are one transaction, so that a crash leaves
 * all of them or none. A repeated request gets the first response, and waits for it while it is in progress. A failed
 * request does not use the key. Throws 422 when the key belongs to another request, and 409 when the wait is too long.
 */
export async function runIdempotent(deps: Deps, request: IdempotentRequest, work: Work): Promise<Result> {
  const earlier = await findResponse(deps.db, request)
  if (earlier) return replay(earlier, request)
  await work.admit()
  return inTransaction(deps, async (tx): Promise<Result> => {
    if (!(await insertKey(tx.db, request))) return replay(await findResponse(tx.db, request), request)
    const response = await work.handle(tx)
    await updateResponse(tx.db, request, response)
    return { response, isReplay: false }
  }).catch((error: unknown) => {
    throw isLockTimeout(error) ? stillInProgress() : error
  })
}

function replay(found: { request: string; response: string } | undefined, { request }: IdempotentRequest): Result {
  // The key existed a moment ago and was deleted for its age since.
  if (!found) throw stillInProgress()
  if (found.request !== request) throw keyUsed()
  return { response: found.response, isReplay: true }
}

const keyUsed = () =>
  new HttpProblem(422, 'key_used', 'This Idempotency-Key was used for another request. Choose a new one.')

const stillInProgress = () =>
  new HttpProblem(409, 'under_way', 'The same request is still in progress. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
