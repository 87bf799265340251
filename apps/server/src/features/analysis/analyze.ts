import type { Analysis, Match } from '@fledge/contract/analysis'
import { matchesFloor, matchesMax } from '@fledge/contract/constants'
import type { StudentUser } from '@fledge/contract/users'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { scoreMarket } from '@fledge/core/matching/market/market-scores'
import {
  compareByScore,
  countByBand,
  type RankedListing,
  rankListings,
} from '@fledge/core/matching/market/rank-listings'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { matchingVersion } from '@fledge/core/matching/score/matching-version'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { nextTurn } from '../../next-turn.ts'
import { findStudentResume } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { isUpToDate } from '../resumes/readings.ts'
import { educationEntry, experienceEntry, skillNames } from '../resumes/wire.ts'
import { profileInSteps } from './profiles.ts'
import { listShown, type ShownListing } from './queries.ts'

type Asked = { resumeId: string; signal?: AbortSignal }

/**
 * Reads a student's resume if needed and scores it against every open listing. Stops when the signal is aborted.
 */
export async function analyze(deps: Deps, student: StudentUser, { resumeId, signal }: Asked): Promise<Analysis> {
  const resume = await findStudentResume(deps.db, student.id, resumeId)
  if (!resume) throw notFound('resume')
  const { draft, lines, readAt } = await readResumeFile(deps, resume.file.id)
  await nextTurn()
  return {
    parsing: {
      skills: skillNames(draft),
      experience: draft.experience.map(experienceEntry),
      education: draft.education.map(educationEntry),
      wasParsed: !isUpToDate(resume.file),
      lastParsed: readAt,
      flags: draft.flags,
    },
    matching: await compare(deps, await profileInSteps(draft, lines), signal),
  }
}

/** The analysis after reading. */
export async function compare(
  deps: Pick<Deps, 'db' | 'market'>,
  profile: Profile,
  signal?: AbortSignal,
): Promise<Analysis['matching']> {
  const market = await deps.market.current(deps.db)
  await nextTurn()
  const scored = scoreMarket(profile, market)
  const best = rankListings(scored, { minimum: matchesFloor, limit: matchesMax })
  const matches = await listMatches(deps.db, { profile, best, signal })
  return { matches, considered: market.placeById.size, counts: countByBand(scored), matchingVersion }
}

type Ranked = { profile: Profile; best: readonly RankedListing[]; signal: AbortSignal | undefined }

/**
 * The best listings with evidence from their current texts. Omits listings that were withdrawn since scoring.
 */
async function listMatches(db: Db, { profile, best, signal }: Ranked): Promise<Match[]> {
  const rows = await listShown(
    db,
    best.map(({ id }) => id),
  )
  const matches: Match[] = []
  for (const row of rows) {
    const match = createMatch(row, profile)
    if (match) matches.push(match)
    await nextTurn()
    signal?.throwIfAborted()
  }
  return matches.sort((a, b) => compareByScore(placed(a), placed(b)))
}

function createMatch(row: ShownListing, profile: Profile): Match | null {
  const { id, title, requirements, ...shown } = row
  const listing = prepareListing({
    id,
    title,
    requirements,
    description: shown.description,
    companyName: shown.company,
  })
  const score = scoreListing(profile, listing)
  if (score.reason !== null) return null
  const { total, band, reason, parts } = score
  return { ...shown, internshipId: id, internshipTitle: title, matchPercentage: total, band, reason, parts }
}

const placed = ({ internshipId, matchPercentage }: Match) => ({ id: internshipId, total: matchPercentage })
