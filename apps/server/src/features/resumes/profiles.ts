import { type Profile, profileSteps } from '@fledge/core/matching/profile/resume-profile'
import type { Corrections } from '@fledge/core/resume/corrections/draft-corrections'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import { readerVersion } from '@fledge/core/resume/read-resume'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import { nextTurn, runInTurns } from '../../next-turn.ts'
import { readAgain } from '../../worker-threads/worker-threads.ts'

/** The reading of a file, the student's corrections, and the corrected draft. */
export type ReadText = {
  pages: number
  lines: Line[]
  draft: ResumeDraft
  corrections: Corrections | null
  correctedDraft: ResumeDraft | null
}

/** The text of a stored file; null while it is not read. */
export const storedText = ({ pages, lines, draft, corrections, correctedDraft }: StoredText): ReadText | null =>
  pages !== null && lines && draft ? { pages, lines, draft, corrections, correctedDraft } : null

type StoredText = { [Column in keyof ReadText]: ReadText[Column] | null }

export async function profileOfText(text: ReadText): Promise<Profile> {
  return (await readProfile(text)).profile
}

/** The matching profile of a resume with the draft that it was created from. */
export async function readProfile(text: ReadText): Promise<{ profile: Profile; draft: ResumeDraft }> {
  const draft = await currentDraft(text)
  await nextTurn()
  return { profile: await profileInSteps(draft, text.lines), draft }
}

/** Creates a profile without blocking other requests for long. */
export const profileInSteps = (draft: ResumeDraft, lines: readonly Line[]): Promise<Profile> =>
  runInTurns(profileSteps(draft, lines))

/** The corrected draft. A draft of an earlier release is rebuilt from its lines on a worker thread. */
async function currentDraft({ pages, lines, draft, corrections, correctedDraft }: ReadText): Promise<ResumeDraft> {
  const isCurrent = draft.readerVersion === readerVersion && (corrections === null || correctedDraft !== null)
  return isCurrent ? (correctedDraft ?? draft) : readAgain({ pages, lines, corrections })
}
