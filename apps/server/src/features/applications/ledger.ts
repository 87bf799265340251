import type { Ledger } from '@fledge/contract/applications'
import type { User } from '@fledge/contract/users'
import { indianDay } from '@fledge/core/internships/state'
import { findStudyConditions } from '@fledge/core/matching/conditions/find-conditions'
import { readStudies } from '@fledge/core/matching/conditions/studies'
import { scoreListing } from '@fledge/core/matching/score/score-listing'
import type { ScorePart } from '@fledge/core/matching/score/score-parts'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { Deps } from '../../deps.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { nextTurn } from '../../next-turn.ts'
import { readProfile } from '../resumes/profiles.ts'
import { noFit } from './application-fits.ts'
import { findApplicationOf } from './application-queries.ts'
import { answeredKey, answeredListings, sentTexts } from './score-inputs.ts'
import { refuseGoneResume } from './sent-resume.ts'

/** The parts of an application's fit with quotes from the resume, the same for both sides. */
export async function ledgerOf(deps: Deps, user: User, id: string): Promise<Ledger> {
  const row = orNotFound(await findApplicationOf(deps.db, user, id), 'application')
  refuseGoneResume(row, user, deps.now())
  if (!row.file) return { ...noFit('no_resume'), parts: [], conditions: [], lines: [] }
  const text = (await sentTexts(deps, [row])).get(row.file.id)
  const listing = (await answeredListings(deps, [row])).get(answeredKey(row))
  if (!text || !listing) return { ...noFit('unreadable_resume'), parts: [], conditions: [], lines: [] }

  const { profile, draft } = await readProfile(text)
  await nextTurn()
  const score = scoreListing(profile, listing)
  const today = indianDay(new Date(row.application.createdAt))
  const studies = readStudies(draft, { named: profile.degrees.keys(), today })
  const conditions = findStudyConditions(listing.text, studies)
  const { lines, parts } = withoutHidden(text.lines, score.parts)
  return { matchPercentage: score.total, band: score.band, reason: score.reason, parts, conditions, lines }
}

/** Removes hidden lines, which count as no evidence, and adjusts the line numbers of quotes. */
function withoutHidden(lines: readonly Line[], parts: readonly ScorePart[]) {
  const shown = lines.map((line, index) => ({ line, index })).filter(({ line }) => line.hidden === null)
  const placeOf = new Map(shown.map(({ index }, place) => [index, place]))
  return {
    lines: shown.map(({ line: { page, text, hidden } }) => ({ page, text, hidden })),
    parts: parts.map((part) => ({ ...part, quote: moved(part.quote, placeOf) })),
  }
}

function moved(quote: ScorePart['quote'], placeOf: ReadonlyMap<number, number>): ScorePart['quote'] {
  const places = quote ? [quote.source, ...quote.continued] : []
  const [source, ...continued] = places.flatMap((place) => {
    const line = placeOf.get(place.line)
    return line === undefined ? [] : [{ ...place, line }]
  })
  return quote && source ? { ...quote, source, continued } : null
}
