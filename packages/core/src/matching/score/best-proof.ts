import { findSkillIds } from '../../skills/extract.ts'
import { type Ask, isGeneral } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { rateAsk } from './rate-asks.ts'
import { askPart } from './score-parts.ts'

/** The requirement that a resume shows best, and the words of the resume around the proof. */
export type BestProof = { phrase: string; before: string; mark: string; after: string }

const mostBefore = 32
const mostWords = 120

/** A proof that is weaker by no more than this says as much. */
const nearlyEqual = 0.15

/**
 * What to say in one line about a match: of the requirements that the resume shows in use, the strongest, and of nearly
 * equals the one that the title names last, as in 'Accounting Intern, Audit Support', or else the first. Null when none
 * is. The words are those that the evidence quotes, shortened before the proof.
 */
export function findBestProof(
  profile: Profile,
  { title, asks }: Pick<PreparedListing, 'title' | 'asks'>,
): BestProof | null {
  const met = asks
    .filter((ask) => ask.kind === 'requirement' && !isGeneral(ask))
    .map((ask) => ({ ask, rating: rateAsk(profile, ask) }))
    .filter(({ rating }) => rating.isMet)
    .sort((one, other) => other.rating.strength - one.rating.strength)
  const nearBest = met.filter(({ rating }) => rating.strength >= met[0]!.rating.strength - nearlyEqual)
  const best = nearBest.length > 1 ? lastInTitle(nearBest, title) : nearBest[0]
  if (!best) return null
  const { quote, phrase } = askPart(profile, best.ask, best.rating, { points: 0, outOf: 0 })
  const proof = quote?.marks[0]
  if (!quote || !proof) return null
  const before = quote.text.slice(0, proof.start)
  const cut =
    before.length > mostBefore ? `…${before.slice(before.indexOf(' ', before.length - mostBefore) + 1)}` : before
  const mark = quote.text.slice(proof.start, proof.end)
  return { phrase, before: cut, mark, after: quote.text.slice(proof.end, proof.end + mostWords) }
}

function lastInTitle<T extends { ask: Ask }>(proofs: readonly T[], title: string): T {
  const inTitle = findSkillIds(title).map(({ id }) => id)
  const placeInTitle = ({ ask }: T) => Math.max(...ask.skills.map((skill) => inTitle.lastIndexOf(skill)))
  return proofs.reduce((one, other) => (placeInTitle(other) > placeInTitle(one) ? other : one))
}
