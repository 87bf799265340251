import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { listStudentResumes } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'
import { profileOfText } from './profiles.ts'
import { findHeldText } from './queries.ts'

type OwnProfile =
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

/** The text and corrected draft of the student's resume, read now if needed. Throws without a resume. */
export async function readOwnText(deps: Deps, student: StudentUser) {
  const [held] = await listStudentResumes(deps.db, student.id)
  if (!held) throw conflict('no_resume', texts.analysis.noResume)
  return readResumeFile(deps, held.file.id)
}
