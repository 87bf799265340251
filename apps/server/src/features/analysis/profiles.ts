import { type Profile, profileOf } from '@fledge/core/matching/profile'
import type { ResumeDraft } from '@fledge/core/resume/draft'
import type { Line } from '@fledge/core/resume/lines'
import { readerVersion, readResume } from '@fledge/core/resume/read'

/** What was read from a file. */
export type ReadText = { pages: number; lines: Line[]; draft: ResumeDraft }

/** What matching needs of a resume. A draft by an older reader is made anew, from the same lines. */
export function profileOfText({ pages, lines, draft }: ReadText): Profile {
  const current = draft.readerVersion === readerVersion ? draft : readResume({ pages, lines })
  return profileOf(current, lines)
}
