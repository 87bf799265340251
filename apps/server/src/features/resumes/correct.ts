import type { Corrections } from '@fledge/contract/resumes'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { saveCorrections } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'

/**
 * Keeps what the student says of the reading of a file, and gives the reading as it is now. The file itself stays as it
 * is. Saying nothing takes back what was said.
 */
export async function correct(
  deps: Deps,
  student: StudentUser,
  { resumeId, fileId }: { resumeId: string; fileId: string },
  corrections: Corrections,
) {
  // First read: what cannot be read cannot be corrected.
  await readResumeFile(deps, fileId)
  await saveCorrections(deps.db, fileId, saysNothing(corrections) ? null : corrections)
  deps.publish(student.id, 'resumeChanged', { resumeId })
  return readResumeFile(deps, fileId)
}

const saysNothing = (corrections: Corrections): boolean =>
  Object.values(corrections).every((part) => part === undefined)
