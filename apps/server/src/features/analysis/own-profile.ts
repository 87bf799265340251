import type { Profile } from '@fledge/core/matching/profile'
import type { Db } from '../../db/client.ts'
import { profileOfText } from './profiles.ts'
import { findHeldText } from './queries.ts'

export type OwnProfile =
  | { profile: Profile; reason: null }
  | { profile: null; reason: 'no_resume' | 'unreadable_resume' | 'reading' }

/** What matching knows of a student from the resume they hold now, or why it knows nothing. */
export async function findOwnProfile(db: Db, studentId: string): Promise<OwnProfile> {
  const held = await findHeldText(db, studentId)
  if (!held) return { profile: null, reason: 'no_resume' }
  const { status, pages, lines, draft, corrections } = held
  if (pages === null || !lines || !draft)
    return { profile: null, reason: status === 'reading' ? 'reading' : 'unreadable_resume' }
  return { profile: profileOfText({ pages, lines, draft, corrections }), reason: null }
}
