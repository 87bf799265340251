import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { indianDay } from '@fledge/core/internships/state'
import { readStudies, type Studies } from '@fledge/core/matching/conditions/studies'
import type { Profile } from '@fledge/core/matching/profile/resume-profile'
import { findHomePlace } from '@fledge/core/preferences/home-place'
import type { KnownPlace } from '@fledge/core/preferences/known-places'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { keepRecent } from '../../keep-recent.ts'
import { readProfile, storedText } from './profiles.ts'
import { listStudentResumes } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'
import { findFileText } from './text-queries.ts'

type OwnProfile =
  | { profile: Profile; studies: Studies; home: KnownPlace | null; reason: null }
  | { profile: null; reason: 'no_resume' | 'unreadable_resume' | 'reading' }

/** A stored file and the transaction that last wrote its row, which is another one after each change. */
export type CurrentFile = { fileId: string; rowVersion: string }

/** Profiles of the students who were here last, about 40 kB each; making one takes some milliseconds. */
const recent = keepRecent<OwnProfile>(1000)

/**
 * The matching profile of a student's current resume, or the reason why there is none. `home` and `studies` (as of `now`)
 * are for orders and conditions, not for scores.
 */
export async function findOwnProfile(db: Db, current: CurrentFile | null, now: Date): Promise<OwnProfile> {
  if (current === null) return { profile: null, reason: 'no_resume' }
  const today = indianDay(now)
  return recent(`${current.fileId} ${current.rowVersion} ${today}`, () => makeOwnProfile(db, current.fileId, today))
}

async function makeOwnProfile(db: Db, fileId: string, today: string): Promise<OwnProfile> {
  const file = await findFileText(db, fileId)
  const text = file && storedText(file)
  if (!text) return { profile: null, reason: file?.status === 'reading' ? 'reading' : 'unreadable_resume' }
  const { profile, draft } = await readProfile(text)
  const studies = readStudies(draft, { named: profile.degrees.keys(), today })
  return { profile, studies, home: findHomePlace(draft, text.lines), reason: null }
}

/** The text and corrected draft of the student's resume, read now if needed. Throws without a resume. */
export async function readOwnText(deps: Deps, student: StudentUser) {
  const [current] = await listStudentResumes(deps.db, student.id)
  if (!current) throw conflict('no_resume', texts.analysis.noResume)
  return readResumeFile(deps, current.file.id)
}
