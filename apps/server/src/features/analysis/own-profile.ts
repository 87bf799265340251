import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import type { Db } from '../../db/client.ts'
import { profileOfText } from './profiles.ts'
import { findHeldMark, findHeldText } from './queries.ts'

type Reason = 'no_resume' | 'unreadable_resume' | 'reading'
/** `mark` is another one with every change of what is stored of the resume, and for every resume. */
export type Held = { mark: string; reason: null } | { mark: null; reason: Reason }
export type OwnProfile =
  | { profile: Profile; mark: string; reason: null }
  | { profile: null; mark: null; reason: Reason }

/** Which resume a student holds now, without its text, or why matching knows nothing of it. */
export async function findHeld(db: Db, studentId: string): Promise<Held> {
  const held = await findHeldMark(db, studentId)
  if (!held) return { mark: null, reason: 'no_resume' }
  return held.isRead ? { mark: held.mark, reason: null } : { mark: null, reason: whyNone(held) }
}

/** What matching knows of a student from the resume they hold now, or why it knows nothing. */
export async function findOwnProfile(db: Db, studentId: string): Promise<OwnProfile> {
  const held = await findHeldText(db, studentId)
  if (!held) return { profile: null, mark: null, reason: 'no_resume' }
  const { mark, pages, lines, draft, corrections, correctedDraft } = held
  if (pages === null || !lines || !draft) return { profile: null, mark: null, reason: whyNone(held) }
  return { profile: await profileOfText({ pages, lines, draft, corrections, correctedDraft }), mark, reason: null }
}

const whyNone = ({ status }: { status: string }): Reason => (status === 'reading' ? 'reading' : 'unreadable_resume')
