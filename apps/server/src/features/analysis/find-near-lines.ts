import type { NearLines } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import type { PreparedListing } from '@fledge/core/matching/listing/prepared-listing'
import { nearestLines } from '@fledge/core/matching/profile/nearest-lines'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import type { EmbeddingModel } from '../../embedding-model/embedding-model.ts'
import { HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { ModelFailed } from '../../models/failure.ts'
import { linesToSend } from '../../models/lines-to-send.ts'
import { nextTurn } from '../../next-turn.ts'
import { profileInSteps } from '../resumes/profiles.ts'
import { findStudentResume } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { findListing } from './find-listing.ts'

type Asked = { resumeId: string; internshipId: string }

/** Lines; enough for resumes of several pages. */
const mostLines = 300

/**
 * Finds, with the embedding model, the lines of one's resume nearest to the unmet requirements of an internship. Does not
 * affect scores. Throws when no model is configured or it fails.
 */
export async function findNearLines(deps: Deps, student: StudentUser, asked: Asked): Promise<NearLines> {
  if (!deps.embeddingModel) throw notSetUp()
  const resume = orNotFound(await findStudentResume(deps.db, student.id, asked.resumeId), 'resume')
  const listing = await findListing(deps, asked.internshipId)
  const { draft, lines } = await readResumeFile(deps, resume.file.id)
  await nextTurn()
  const missing = listUnmetPhrases(await profileInSteps(draft, lines), listing)
  // A line with redactions is about the person, so unrecognised parts of it must not be sent either.
  const shown = linesToSend(draft, lines)
    .filter(({ index, text }) => text === lines[index]?.text && hasWords(text))
    .slice(0, mostLines)
  if (missing.length === 0 || shown.length === 0) return { lines: [] }
  const vectors = await askModel(deps.embeddingModel, [...missing, ...shown.map(({ text }) => text)])
  const wanted = missing.map((phrase, place) => ({ phrase, vector: vectors[place]! }))
  const placed = shown.map(({ index }, place) => ({ index, vector: vectors[missing.length + place]! }))
  return { lines: nearestLines(wanted, placed, lines) }
}

function listUnmetPhrases(profile: Profile, listing: PreparedListing) {
  const { parts } = scoreListing(profile, listing)
  const missing = parts.filter(({ kind, met }) => (kind === 'requirement' || kind === 'description') && met === 'no')
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

/** Logs the kind of failure. */
function unavailable(error: ModelFailed): HttpProblem {
  const what = error.isTransient
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
