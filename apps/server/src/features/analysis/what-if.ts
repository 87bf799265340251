import type { WhatIf } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import {
  bandsGained,
  isRecommended,
  missingSkills,
  type WhatIf as Outcome,
  recommendSkills,
  wantedSkills,
  whatIf,
} from '@fledge/core/matching/market/what-if'
import { matchingVersion } from '@fledge/core/matching/score/matching-version'
import { bandForScore } from '@fledge/core/matching/score/score-bands'
import type { Deps } from '../../deps.ts'
import { nextTurn } from '../../next-turn.ts'
import { readOwnText } from '../resumes/own-resume.ts'
import { profileInSteps } from '../resumes/profiles.ts'
import { findListing } from './find-listing.ts'

/** Skills to evaluate; each takes under a millisecond over two thousand listings. */
const maxSkills = 40
/** Skills to show when all open listings are considered. */
const maxShown = 12

type Asked = { internshipId: string | undefined; signal?: AbortSignal }

/** What each skill worth learning would change, for one internship or all. Stops when the signal is aborted. */
export async function answerWhatIf(deps: Deps, student: StudentUser, { internshipId, signal }: Asked): Promise<WhatIf> {
  const listing = internshipId === undefined ? null : await findListing(deps, internshipId)
  const { draft, lines } = await readOwnText(deps, student)
  await nextTurn()
  const profile = await profileInSteps(draft, lines)
  const market = await deps.market.current(deps.db)
  await nextTurn()
  const candidates = listing ? missingSkills(profile, listing) : wantedSkills(profile, market, maxSkills)
  const considered = market.placeById.size
  const outcomes: Outcome[] = []
  await nextTurn()
  for (const outcome of whatIf(profile, market, { candidates: candidates.slice(0, maxSkills), here: listing })) {
    outcomes.push(outcome)
    await nextTurn()
    signal?.throwIfAborted()
  }
  const skills = listing
    ? outcomes.filter(isRecommended).sort(byGainHere)
    : recommendSkills(outcomes).slice(0, maxShown)
  return {
    skills: skills.map(shown),
    considered,
    matchingVersion,
  }
}

const shown = ({ here, ...rest }: Outcome): WhatIf['skills'][number] => ({
  ...rest,
  here: here && { ...here, band: bandForScore(here.after) },
})

const byGainHere = (a: Outcome, b: Outcome): number =>
  (b.here?.after ?? 0) - (a.here?.after ?? 0) || bandsGained(b) - bandsGained(a)
