import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { listStudentResumes } from '../resumes/queries.ts'
import { readResumeFile } from '../resumes/read-resume-file.ts'

/** The text and corrected draft of the student's resume, read now if needed. Throws without a resume. */
export async function readOwnText(deps: Deps, student: StudentUser) {
  const [held] = await listStudentResumes(deps.db, student.id)
  if (!held) throw conflict('no_resume', texts.analysis.noResume)
  return readResumeFile(deps, held.file.id)
}
