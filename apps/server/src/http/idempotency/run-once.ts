import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { HttpProblem } from '../errors/problem.ts'
import { claim, findAnswered, isOutOfPatience, keepAnswer, type NamedRequest } from './queries.ts'

type Answered = { answer: string; isRepeat: boolean }
type Work = {
  /** What may refuse before anything is done, and is not asked again for a request that was answered. */
  admit: () => Promise<void>
  /** Does it with the dependencies that it is given, and gives the body of the answer. */
  act: (deps: Deps) => Promise<string>
}

/**
 * Does a named request once. Its key, what it does and its answer are one transaction: after a kill either all of it is
 * there or nothing. Who asks the same again is given the first answer, waiting for it while it is under way; what was
 * refused or failed leaves the key free. Throws 422 when something else was asked under the key, and 409 when the first
 * takes too long.
 */
export async function doOnce(deps: Deps, name: NamedRequest, { admit, act }: Work): Promise<Answered> {
  const before = await findAnswered(deps.db, name)
  if (before) return repeat(before, name)
  await admit()
  const { inside, sayAll } = holdBack(deps)
  const done = await deps.db
    .transaction(async (db): Promise<Answered> => {
      if (!(await claim(db, name))) return repeat(await findAnswered(db, name), name)
      const answer = await act(inside(db))
      await keepAnswer(db, name, answer)
      return { answer, isRepeat: false }
    })
    .catch((error: unknown) => {
      throw isOutOfPatience(error) ? stillUnderWay() : error
    })
  sayAll()
  return done
}

function repeat(found: { request: string; answer: string } | undefined, { request }: NamedRequest): Answered {
  // It was taken a moment ago and is not there: removed for its age in between.
  if (!found) throw stillUnderWay()
  if (found.request !== request) throw otherRequest()
  return { answer: found.answer, isRepeat: true }
}

/** The same dependencies inside a transaction; what they say to others is put off until `sayAll`, after the commit. */
function holdBack(deps: Deps) {
  const { publish, jobs, post, endConnections } = deps
  const later: (() => void)[] = []
  const inside = (db: Db): Deps => ({
    ...deps,
    db,
    publish: (...said) => void later.push(() => publish(...said)),
    endConnections: (tokenHash) => void later.push(() => endConnections(tokenHash)),
    jobs: { send: jobs.send, wake: (name) => void later.push(() => jobs.wake(name)) },
    post: { wake: () => void later.push(() => post.wake()) },
  })
  const sayAll = () => {
    for (const say of later) say()
  }
  return { inside, sayAll }
}

const otherRequest = () =>
  new HttpProblem(422, 'key_used', 'This Idempotency-Key was used for another request. Choose a new one.')

const stillUnderWay = () =>
  new HttpProblem(409, 'under_way', 'The same request is still in progress. Please try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
