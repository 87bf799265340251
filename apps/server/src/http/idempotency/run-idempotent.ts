import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
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
  const { insideTransaction, publishAll } = deferEvents(deps)
  const result = await deps.db
    .transaction(async (db): Promise<Result> => {
      if (!(await insertKey(db, request))) return replay(await findResponse(db, request), request)
      const response = await work.handle(insideTransaction(db))
      await updateResponse(db, request, response)
      return { response, isReplay: false }
    })
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? stillInProgress() : error
    })
  publishAll()
  return result
}

function replay(found: { request: string; response: string } | undefined, { request }: IdempotentRequest): Result {
  // The key existed a moment ago and was deleted for its age since.
  if (!found) throw stillInProgress()
  if (found.request !== request) throw keyUsed()
  return { response: found.response, isReplay: true }
}

/** Gives dependencies for use inside a transaction, whose live events and wake-ups wait for `publishAll` after the commit. */
function deferEvents(deps: Deps) {
  const { publish, jobs, endConnections } = deps
  const deferred: (() => void)[] = []
  const insideTransaction = (db: Db): Deps => ({
    ...deps,
    db,
    publish: (...event) => void deferred.push(() => publish(...event)),
    endConnections: (tokenHash) => void deferred.push(() => endConnections(tokenHash)),
    jobs: { ...jobs, wake: (name) => void deferred.push(() => jobs.wake(name)) },
  })
  const publishAll = () => {
    for (const run of deferred) run()
  }
  return { insideTransaction, publishAll }
}

const keyUsed = () =>
  new HttpProblem(422, 'key_used', 'This Idempotency-Key was used for another request. Choose a new one.')

const stillInProgress = () =>
  new HttpProblem(409, 'under_way', 'The same request is still in progress. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
