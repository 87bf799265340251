import { isGeneral } from '../listing/asks.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { namedStrength } from '../profile/settings.ts'
import { earnedPoints } from './score-points.ts'

/** The skills that a resume shows itself, and not only something near. */
export const shownSkills = ({ strength }: Pick<Profile, 'strength'>): number[] =>
  [...strength.keys()].filter((skill) => strength[skill]! >= namedStrength)

/**
 * Skills of which every resume with at least `floor` points for a listing shows one: those of the rarest asks, until all
 * else cannot earn these points. Null when words and degrees may earn them alone, or when there is nothing to earn.
 * `frequencyOf` is the share of resumes that show a skill, or any number in this order.
 */
export function decisiveSkills(
  { asks, points }: Pick<PreparedListing, 'asks' | 'points'>,
  floor: number,
  frequencyOf: (skill: number) => number,
): number[] | null {
  const bySkill = asks
    .map((ask, index) => {
      const outOf = points.asks[index]!
      const frequency = ask.skills.reduce((sum, skill) => sum + frequencyOf(skill), 0)
      return { ...ask, outOf, isGeneral: isGeneral(ask), cost: frequency / outOf }
    })
    .filter(({ skills }) => skills.length > 0)
    .sort((a, b) => Number(a.isGeneral) - Number(b.isGeneral) || a.cost - b.cost || b.outOf - a.outOf)
  const chosen = new Set<number>()
  let most = points.asks.reduce((sum, outOf) => sum + outOf, points.similar)
  for (const { skills, outOf } of bySkill) {
    if (most < floor) break
    for (const skill of skills) chosen.add(skill)
    // What is not shown itself still earns something for what is near.
    most -= outOf - earnedPoints(namedStrength, outOf)
  }
  return most < floor && chosen.size > 0 ? [...chosen] : null
}
