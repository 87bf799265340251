import type { Corrections } from '@fledge/contract/resumes'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { saveCorrections } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'

/** Stores the student's corrections and returns the corrected reading. Empty corrections remove earlier ones. */
export async function correct(
  deps: Deps,
  student: StudentUser,
  { resumeId, fileId }: { resumeId: string; fileId: string },
  corrections: Corrections,
) {
  // Read first: an unreadable file cannot be corrected.
  await readResumeFile(deps, fileId)
  await saveCorrections(deps.db, fileId, saysNothing(corrections) ? null : corrections)
  deps.publish(student.id, 'resumeChanged', { resumeId })
  return readResumeFile(deps, fileId)
}

const saysNothing = (corrections: Corrections): boolean =>
  Object.values(corrections).every((part) => part === undefined)
