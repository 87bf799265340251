import { verifiedProposals } from '@fledge/core/resume/corrections/reading-proposals'
import type { Deps } from '../../deps.ts'
import { questionOf } from '../../second-reader/question.ts'
import { findFile, findResumeOfFile, saveProposals } from './queries.ts'

/** Asks a second reader what ours passed over, once for a file, and keeps what the text bears out for the student. */
export async function askSecondReader({ db, publish, secondReader }: Deps, fileId: string): Promise<void> {
  const file = await findFile(db, fileId)
  if (!secondReader || !file?.lines || !file.draft || file.proposals !== null) return
  const holder = await findResumeOfFile(db, fileId)
  // Of a resume that was deleted or replaced meanwhile nothing leaves this machine.
  if (!holder) return
  const said = await secondReader.propose(questionOf(file.draft, file.lines))
  await saveProposals(db, fileId, verifiedProposals(said, file.draft, file.lines))
  publish(holder.studentId, 'resumeChanged', { resumeId: holder.resumeId })
}
