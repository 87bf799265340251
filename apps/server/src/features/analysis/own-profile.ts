import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import type { Db } from '../../db/client.ts'
import { profileOfText } from './profiles.ts'
import { findHeldText } from './queries.ts'

export type OwnProfile =
  | { profile: Profile; reason: null }
  | { profile: null; reason: 'no_resume' | 'unreadable_resume' | 'reading' }

/** The matching profile of a student's current resume, or the reason why there is none. */
export async function findOwnProfile(db: Db, studentId: string): Promise<OwnProfile> {
  const resume = await findHeldText(db, studentId)
  if (!resume) return { profile: null, reason: 'no_resume' }
  const { pages, lines, draft, corrections, correctedDraft, status } = resume
  if (pages === null || !lines || !draft)
    return { profile: null, reason: status === 'reading' ? 'reading' : 'unreadable_resume' }
  return { profile: await profileOfText({ pages, lines, draft, corrections, correctedDraft }), reason: null }
}
