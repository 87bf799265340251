import type { FairnessCheck } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import { identityKinds } from '@fledge/core/matching/fairness/identity-kinds'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { Deps } from '../../deps.ts'
import { conflict, HttpProblem } from '../../http/errors/problem.ts'
import { clientDisconnected } from '../../http/limits/per-user-queue.ts'
import { isQueueFull, runFairnessCheck } from '../../worker-threads/worker-threads.ts'
import { readOwnText } from '../resumes/own-resume.ts'
import { findListing } from './find-listing.ts'

/** Runs; as many as a person reads. */
const mostRuns = 60
/** Characters that the runs of one check read together: sixty runs of a resume of three full pages. */
const mostCharacters = 600_000

type Asked = { internshipId: string; signal: AbortSignal }

/** Scores a resume under other identities, each read like an upload. Stops when the signal is aborted. */
export async function checkFairness(deps: Deps, student: StudentUser, asked: Asked): Promise<FairnessCheck> {
  const listing = await findListing(deps, asked.internshipId)
  const { pages, lines, corrections } = await readOwnText(deps, student)
  const task = { pages, lines, corrections, listing, mostRuns: countRuns(lines) }
  const check = await runFairnessCheck(task, asked.signal).catch((error: unknown) => {
    if (asked.signal.aborted) throw clientDisconnected()
    throw isQueueFull(error) ? tooBusy() : error
  })
  if (check === null) throw conflict('no_score', 'There is no score to check.')
  return check
}

/** Fewer for a very long resume, because checks wait for each other; at least one of each kind. */
function countRuns(lines: readonly Line[]): number {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  return Math.max(identityKinds.length, Math.min(mostRuns, Math.floor(mostCharacters / characters)))
}

const tooBusy = () =>
  new HttpProblem(503, 'busy', 'Many fairness checks are waiting. Please try again in a minute.', {
    headers: { 'retry-after': '60' },
  })
