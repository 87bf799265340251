import { setImmediate as pause } from 'node:timers/promises'
import type { FairnessCheck } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import { fitOf } from '@fledge/core/matching/fit'
import { identityChanges } from '@fledge/core/matching/identity-changes'
import { profileOf } from '@fledge/core/matching/profile'
import { applyCorrections } from '@fledge/core/resume/corrections'
import type { Line } from '@fledge/core/resume/lines'
import { readResume } from '@fledge/core/resume/read'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/problem.ts'
import { findListing } from './find-listing.ts'
import { readOwnText } from './own-text.ts'

/** As many as a person wants to read through, and well under a second of work. */
const mostRuns = 60

/**
 * Scores a student's resume for an internship again and again, as if somebody else had handed it in, and gives every
 * run: none moves the score. Each run reads the changed text from the beginning, as an upload is read.
 */
export async function checkFairness(deps: Deps, student: StudentUser, internshipId: string): Promise<FairnessCheck> {
  const listing = await findListing(deps, internshipId)
  const { pages, lines, corrections } = await readOwnText(deps, student)
  const market = await deps.market.current(deps.db)
  // Skills that were taken away count in no run; what the student corrected of the person is what the runs change.
  const skills = corrections && { skills: corrections.skills }
  const scoreOf = (lines: Line[]) => {
    const draft = applyCorrections(readResume({ pages, lines }), lines, skills)
    return fitOf(profileOf(draft, lines), listing, market).total
  }
  const usual = scoreOf(lines)
  if (usual === null) throw conflict('no_score', 'There is no score to check.')
  const runs: FairnessCheck['runs'] = []
  for (const { kind, said, lines: changed } of identityChanges(readResume({ pages, lines }), lines, mostRuns)) {
    runs.push({ kind, said, matchPercentage: scoreOf(changed) })
    await pause()
  }
  const moved = runs.filter(({ matchPercentage }) => matchPercentage !== usual).length
  return { matchPercentage: usual, runs, moved }
}
