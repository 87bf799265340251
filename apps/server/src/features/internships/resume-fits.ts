import type { Fit } from '@fledge/contract/analysis'
import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import type { StudentUser, User } from '@fledge/contract/users'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import type { Market } from '@fledge/core/matching/market/market'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { computeFit, fitsInMarket } from '@fledge/core/matching/score/listing-fit'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors/problem.ts'
import { nextTurn } from '../../next-turn.ts'
import { findOwnProfile } from '../analysis/own-resume.ts'
import { findOpenInternship } from './listing-queries.ts'

/** A student's resume with the market to score it in, or the reason why it cannot be scored. */
export type OwnResume =
  | { profile: Profile; market: Market }
  | { profile: null; reason: 'no_resume' | 'unreadable_resume' }

/** Null for visitors and companies, and while the resume is being read. */
export async function findOwnResume({ db, market }: Deps, user: User | null): Promise<OwnResume | null> {
  if (user?.role !== 'student') return null
  const { profile, reason } = await findOwnProfile(db, user.id)
  if (reason === 'reading') return null
  if (profile === null) return { profile, reason }
  return { profile, market: await market.covering(db) }
}

/** Adds to each listing how the resume fits it; nothing without a resume to score. */
export async function addFits<L extends Internship>(resume: OwnResume | null, listings: L[]): Promise<L[]> {
  if (resume === null) return listings
  if (resume.profile === null) {
    const match: Fit = { matchPercentage: null, band: null, reason: resume.reason }
    return listings.map((listing) => ({ ...listing, match }))
  }
  await nextTurn()
  const { profile, market } = resume
  const ids = listings.map(({ id }) => id)
  const known = fitsInMarket(profile, market, ids)
  return listings.map((listing) => {
    const { total, band, reason } = known.get(listing.id) ?? computeFit(profile, prepareListing(listing))
    return { ...listing, match: { matchPercentage: total, band, reason } }
  })
}

/** The evidence behind a listing's score, in the same parts as the analysis shows. */
export async function explainMatch({ db }: Deps, student: StudentUser, id: string): Promise<InternshipMatch> {
  const internship = await findOpenInternship(db, id)
  if (!internship) throw notFound('internship')
  const own = await findOwnProfile(db, student.id)
  if (own.profile === null) {
    const reason = own.reason === 'no_resume' ? own.reason : 'unreadable_resume'
    return { matchPercentage: null, band: null, reason, parts: [] }
  }
  await nextTurn()
  const { total, band, reason, parts } = scoreListing(own.profile, prepareListing(internship))
  return { matchPercentage: total, band, reason, parts }
}
