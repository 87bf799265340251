import type { InternshipMatch } from '@fledge/contract/internships'
import type { StudentUser } from '@fledge/contract/users'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { findOwnProfile } from '../analysis/own-profile.ts'
import { findOpenInternship } from './queries.ts'

/** The evidence behind the number on a card: the same parts as the analysis shows. */
export async function ownMatch(deps: Deps, student: StudentUser, id: string): Promise<InternshipMatch> {
  const internship = await findOpenInternship(deps.db, id)
  if (!internship) throw notFound('internship')
  const { profile, reason: none } = await findOwnProfile(deps.db, student.id)
  if (!profile)
    return { matchPercentage: null, band: null, reason: none === 'no_resume' ? none : 'unreadable_resume', parts: [] }
  const market = await deps.market.covering(deps.db)
  const { total, band, reason, parts } = scoreListing(profile, prepareListing(internship), market)
  return { matchPercentage: total, band, reason, parts }
}
