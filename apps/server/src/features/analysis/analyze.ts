import type { Analysis, Match } from '@fledge/contract/analysis'
import { matchesFloor, matchesMax } from '@fledge/contract/constants'
import type { StudentUser } from '@fledge/contract/users'
import { matchingVersion } from '@fledge/core/matching/matching-version'
import { profileOf } from '@fledge/core/matching/profile'
import { countByBand, type RankedListing, rankListings } from '@fledge/core/matching/rank'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { findResumeOf } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { isUpToDate } from '../resumes/readings.ts'
import { educationEntry, experienceEntry, skillsOf } from '../resumes/wire.ts'
import { listShown } from './queries.ts'

/** Reads one's resume, if that was not done, and compares it with every open listing. */
export async function analyze(deps: Deps, student: StudentUser, resumeId: string): Promise<Analysis> {
  const resume = await findResumeOf(deps.db, student.id, resumeId)
  if (!resume) throw notFound('resume')
  const { draft, lines, readAt } = await readResumeFile(deps, resume.file.id)
  const market = await deps.market.current(deps.db)
  const profile = profileOf(draft, lines)
  const best = rankListings(profile, market, { minimum: matchesFloor, limit: matchesMax })
  return {
    parsing: {
      skills: skillsOf(draft),
      experience: draft.experience.map(experienceEntry),
      education: draft.education.map(educationEntry),
      wasParsed: !isUpToDate(resume.file),
      lastParsed: readAt,
      flags: draft.flags,
    },
    matching: {
      matches: await shown(deps, best),
      considered: market.rows.size,
      counts: countByBand(profile, market),
      matchingVersion,
    },
  }
}

/** Matches with what a page shows of their listings. One that was taken down this moment is left out. */
async function shown({ db }: Deps, best: readonly RankedListing[]): Promise<Match[]> {
  const rows = await listShown(
    db,
    best.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return best.flatMap(({ id, score: { total, band, reason, parts } }) => {
    const listing = byId.get(id)
    if (!listing) return []
    const { title, ...rest } = listing
    return [{ ...rest, internshipId: id, internshipTitle: title, matchPercentage: total, band, reason, parts }]
  })
}
