import type { NearLines } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import type { PreparedListing } from '@fledge/core/matching/listing/prepared-listing'
import { nearestLines } from '@fledge/core/matching/profile/nearest-lines'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import type { EmbeddingModel } from '../../embedding-model/embedding-model.ts'
import { HttpProblem, notFound } from '../../http/errors/problem.ts'
import { ModelFailed } from '../../models/failure.ts'
import { linesToSend } from '../../models/lines-to-send.ts'
import { findResumeOf } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { findListing } from './find-listing.ts'

type Asked = { resumeId: string; internshipId: string }

/** As many lines as resumes of several pages have; more would only cost time. */
const mostLines = 300

/**
 * The lines of one's own resume nearest in meaning to what an internship asks for and the resume lacks, as the embedding
 * model sees it. Scores know nothing of them. Refuses where no model is set up, and while it gives nothing of use.
 */
export async function findNearLines(deps: Deps, student: StudentUser, asked: Asked): Promise<NearLines> {
  if (!deps.embeddingModel) throw notSetUp()
  const resume = await findResumeOf(deps.db, student.id, asked.resumeId)
  if (!resume) throw notFound('resume')
  const listing = await findListing(deps, asked.internshipId)
  const { draft, lines } = await readResumeFile(deps, resume.file.id)
  const missing = await missingOf(deps, createProfile(draft, lines), listing)
  // A line of which something was blackened is about the person: what was not recognised beside it stays here too.
  const shown = linesToSend(draft, lines)
    .filter(({ index, text }) => text === lines[index]?.text && hasWords(text))
    .slice(0, mostLines)
  if (missing.length === 0 || shown.length === 0) return { lines: [] }
  const vectors = await askModel(deps.embeddingModel, [...missing, ...shown.map(({ text }) => text)])
  const wanted = missing.map((phrase, place) => ({ phrase, vector: vectors[place]! }))
  const placed = shown.map(({ index }, place) => ({ index, vector: vectors[missing.length + place]! }))
  return { lines: nearestLines(wanted, placed, lines) }
}

/** The phrases of the listing that are not met, as its ledger shows them. */
async function missingOf(deps: Deps, profile: ReturnType<typeof createProfile>, listing: PreparedListing) {
  const { parts } = scoreListing(profile, listing, await deps.market.covering(deps.db))
  const missing = parts.filter(({ kind, met }) => kind !== 'title' && met === 'no')
  return [...new Set(missing.map(({ phrase }) => phrase))]
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

async function askModel(model: EmbeddingModel, texts: readonly string[]): Promise<Float32Array[]> {
  try {
    return await model.vectorsOf(texts)
  } catch (error) {
    if (error instanceof ModelFailed) throw unavailable(error)
    throw error
  }
}

const notSetUp = () => new HttpProblem(404, 'not_set_up', 'No embedding model is set up here.')

/** The log hears what kind of failure it was. */
function unavailable(error: ModelFailed): HttpProblem {
  const what = error.isPassing
    ? 'The embedding model did not answer.'
    : 'The embedding model returned an unusable answer.'
  const problem = new HttpProblem(
    503,
    'model_unavailable',
    `${what} Your score does not depend on it. Please try again later.`,
    {
      headers: { 'retry-after': '60' },
    },
  )
  problem.cause = error
  return problem
}
