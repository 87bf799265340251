import { setImmediate as pause } from 'node:timers/promises'
import type { FairnessCheck } from '@fledge/contract/analysis'
import type { StudentUser } from '@fledge/contract/users'
import { identityChanges } from '@fledge/core/matching/identity-changes'
import { allotmentOf } from '@fledge/core/matching/market'
import { totalOf } from '@fledge/core/matching/points'
import { profileOf } from '@fledge/core/matching/profile'
import { whyNone } from '@fledge/core/matching/score'
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
  // Taken once: between two runs others may change the market, and with it what the points are shared out by.
  const allotment = allotmentOf(await deps.market.covering(deps.db), listing)
  // Skills that were taken away count in no run; what the student corrected of the person is what the runs change.
  const skills = corrections && { skills: corrections.skills }
  const scoreOf = (lines: Line[]) => {
    const draft = applyCorrections(readResume({ pages, lines }), lines, skills)
    const profile = profileOf(draft, lines)
    return whyNone(profile, listing) === null ? totalOf(profile, listing, allotment) : null
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
