import { type Profile, profileOf } from '@fledge/core/matching/profile'
import { applyCorrections, type Corrections } from '@fledge/core/resume/corrections'
import type { ResumeDraft } from '@fledge/core/resume/draft'
import type { Line } from '@fledge/core/resume/lines'
import { readerVersion, readResume } from '@fledge/core/resume/read'

/** What was read from a file, and what its student says of that. */
export type ReadText = { pages: number; lines: Line[]; draft: ResumeDraft; corrections: Corrections | null }

/** What matching needs of a resume. A draft by an older reader is made anew, from the same lines. */
export function profileOfText({ pages, lines, draft, corrections }: ReadText): Profile {
  const current = draft.readerVersion === readerVersion ? draft : readResume({ pages, lines })
  return profileOf(applyCorrections(current, lines, corrections), lines)
}
