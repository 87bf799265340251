import type { FairnessCheck } from '@fledge/contract/analysis'
import { type Cell, inertText } from '@fledge/core/csv'
import { identityChanges } from '@fledge/core/matching/fairness/identity-changes'
import type { PreparedListing } from '@fledge/core/matching/listing/prepared-listing'
import { createProfile } from '@fledge/core/matching/profile/resume-profile'
import { totalScore } from '@fledge/core/matching/score/earned-points'
import { noScoreReason } from '@fledge/core/matching/score/score-listing'
import { applyCorrections, type Corrections } from '@fledge/core/resume/corrections/draft-corrections'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import { readResume } from '@fledge/core/resume/read-resume'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'

/** Tasks that run on a worker thread by name, because they would block the event loop. */

export type ReadAgain = { pages: number; lines: Line[]; corrections: Corrections | null }

export function readAgain({ pages, lines, corrections }: ReadAgain): ResumeDraft {
  return applyCorrections(readResume({ pages, lines }), lines, corrections)
}

export type FairnessRuns = ReadAgain & { listing: PreparedListing; mostRuns: number }

/** Null when the resume has no score for the listing. */
export function runFairnessCheck({ listing, mostRuns, ...resume }: FairnessRuns): FairnessCheck | null {
  const { pages, lines, corrections } = resume
  // Removed skills count in no run; the runs change the corrected identity.
  const skills = corrections && { skills: corrections.skills }
  const scoreOf = (lines: Line[]) => {
    const profile = createProfile(readAgain({ pages, lines, corrections: skills }), lines)
    return noScoreReason(profile, listing) === null ? totalScore(profile, listing) : null
  }
  const usual = scoreOf(lines)
  if (usual === null) return null
  const changes = identityChanges(readResume({ pages, lines }), lines, mostRuns)
  const runs = changes.map(({ kind, said, lines }) => ({ kind, said, matchPercentage: scoreOf(lines) }))
  const moved = runs.filter(({ matchPercentage }) => matchPercentage !== usual).length
  return { matchPercentage: usual, runs, moved }
}

/** A workbook of one sheet whose first row stays in view. Texts that a spreadsheet would take for formulas are marked as text. */
export async function writeWorkbook(rows: Cell[][]): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const cells = rows.map((row) => row.map(toXlsxCell))
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
}

const toXlsxCell = (cell: Cell) =>
  typeof cell === 'number' ? cell : { type: String, value: inertText(cell).replace(notInXml, '') }

/** XML 1.0 has no way to write these characters. */
const notInXml = /[^\P{Cc}\t\n\r]|[\uD800-\uDFFF\uFFFE\uFFFF]/gu
