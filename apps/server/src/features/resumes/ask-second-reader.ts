import { verifiedProposals } from '@fledge/core/resume/corrections/reading-proposals'
import type { Deps } from '../../deps.ts'
import { questionOf } from '../../second-reader/question.ts'
import { isDemoAccount } from '../auth/account-queries.ts'
import { findFile, findResumeOfFile, saveProposals } from './queries.ts'

/** Asks the second reader once per file, and stores proposals that the text confirms. */
export async function askSecondReader({ db, publish, secondReader }: Deps, fileId: string): Promise<void> {
  const file = await findFile(db, fileId)
  if (!secondReader || !file?.lines || !file.draft || file.proposals !== null) return
  const holder = await findResumeOfFile(db, fileId)
  // Nothing of a deleted or replaced resume is sent. Those of the demo world are not uploads.
  if (!holder || (await isDemoAccount(db, holder.studentId))) return
  const said = await secondReader.propose(questionOf(file.draft, file.lines))
  await saveProposals(db, fileId, verifiedProposals(said, file.draft, file.lines))
  publish(holder.studentId, 'resumeChanged', { resumeId: holder.resumeId })
}
