import { type ListingText, type PreparedListing, prepareListing } from '../matching/listing/prepared-listing.ts'
import type { Profile } from '../matching/profile/resume-profile.ts'
import { earnPoints, totalScore } from '../matching/score/earned-points.ts'
import { bandFloors } from '../matching/score/score-bands.ts'
import { noScoreReason } from '../matching/score/score-listing.ts'

/** A listing with the listings that it would be without each of its requirements. */
export type ReachListing = {
  whole: PreparedListing
  /** `ask` is the place of the requirement in `whole.asks`. */
  without: readonly { requirement: string; ask: number; listing: PreparedListing }[]
}

/** Prepares the listings to score; a listing has at least one requirement, so the only one is not left out. */
export function* prepareReach(text: ListingText): Generator<undefined, ReachListing> {
  const whole = prepareListing(text)
  const asked = whole.asks.flatMap(({ kind, phrase }, ask) => (kind === 'requirement' ? [{ phrase, ask }] : []))
  if (asked.length < 2) return { whole, without: [] }
  const without: ReachListing['without'][number][] = []
  for (const { phrase, ask } of asked) {
    yield
    const requirements = text.requirements.filter((requirement) => requirement.trim() !== phrase)
    without.push({ requirement: phrase, ask, listing: prepareListing({ ...text, requirements }) })
  }
  return { whole, without }
}

/** Whether a resume fits a listing and, if not, the places in `without` of the requirements that it would fit without. */
export type Reached = { fits: boolean; shutOutBy: readonly number[] }

/** In steps, one for each score, so that a server can do other work in between. */
export function* findReached(profile: Profile, { whole, without }: ReachListing): Generator<undefined, Reached> {
  if (noScoreReason(profile, whole) !== null) return { fits: false, shutOutBy: [] }
  const { total, ratings } = earnPoints(profile, whole)
  if (total >= bandFloors.good) return { fits: true, shutOutBy: [] }
  const shutOutBy: number[] = []
  for (const [place, { ask, listing }] of without.entries()) {
    // What is met cannot shut anyone out.
    if (ratings[ask]!.isMet) continue
    yield
    if (totalScore(profile, listing) >= bandFloors.good) shutOutBy.push(place)
  }
  return { fits: false, shutOutBy }
}

/** Of fewer students a count could point at one. */
export const fewestCounted = 10
/** Counts are rounded, so that no request shows whether a single student was counted. */
const roundedTo = 5
const mostShown = 5

/** Rounded counts of students; null where there are too few to count. */
export type ListingReach = {
  students: number | null
  fit: number | null
  /** How many more students would fit without a requirement, the most first. */
  shutsOut: { requirement: string; students: number }[]
}

/** Adds up what was found for each student. */
export function countReach({ without }: ReachListing, reached: readonly Reached[]): ListingReach {
  if (reached.length < fewestCounted) return { students: null, fit: null, shutsOut: [] }
  const exactFit = reached.filter(({ fits }) => fits).length
  const fit = roundCount(exactFit)
  const shutsOut = without
    .map(({ requirement }, place) => {
      const more = reached.filter(({ shutOutBy }) => shutOutBy.includes(place)).length
      return { requirement, students: roundCount(exactFit + more) - fit }
    })
    .filter(({ students }) => students > 0)
    .sort((a, b) => b.students - a.students)
    .slice(0, mostShown)
  return { students: roundCount(reached.length), fit, shutsOut }
}

const roundCount = (count: number): number => Math.round(count / roundedTo) * roundedTo
