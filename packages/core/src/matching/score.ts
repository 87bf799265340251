import type { Source } from '../resume/draft.ts'
import type { Band } from './bands.ts'

/** What a listing asks for, as its company wrote it. */
export type ListingText = { id: string; title: string; description: string; requirements: readonly string[] }

/**
 * One line of the ledger. The points of all parts add up to the score, exactly, in whole numbers.
 * `phrase` is a verbatim piece of the listing. A part that is met quotes the resume: `quote` is
 * `lines[source.line].text.slice(source.start, source.end)`. One that is not met may name the nearest skill found.
 */
export type ScorePart = {
  kind: 'requirement' | 'title' | 'description'
  phrase: string
  /** Canonical name of the skill in question, or null where the part is about words rather than a skill. */
  skill: string | null
  points: number
  outOf: number
  met: 'yes' | 'related' | 'no'
  quote: { text: string; source: Source } | null
  nearest: string | null
}

/** A score is never invented: without something to read or to answer there is no number, and the reason. */
export type Score =
  | { total: number; band: Band; parts: ScorePart[]; reason: null }
  | { total: null; band: null; parts: []; reason: NoScore }

export type NoScore = 'no_resume' | 'unreadable_resume' | 'empty_listing'
