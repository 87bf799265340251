import { skills } from '../../skills/vocabulary.ts'
import { findOtherTrade, ownFields } from '../profile/own-fields.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { namedStrength, usedStrength } from '../profile/settings.ts'
import { firstPhrase, type Market } from './market.ts'
import { rowAsks } from './market-block.ts'

/** How many of the listings ask for a skill, and whether the resume shows it in use, only by name, or not at all. */
export type SkillDemand = { skill: string; listings: number; shown: 'used' | 'named' | 'no' }

/**
 * What the open listings of the resume's fields of work ask for: how many there are, and their skills, the most wanted
 * first, at most `limit`. Ways of working ('teamwork') are left out. None for a resume without a field.
 */
export function countDemand(
  profile: Profile,
  market: Market,
  limit: number,
): { listings: number; skills: SkillDemand[] } {
  const { listings, asking } = countAsking(profile, market)
  const wanted = [...asking].sort(([a, one], [b, other]) => other - one || a - b).slice(0, limit)
  const toDemand = ([id, count]: [number, number]): SkillDemand => ({
    skill: skills[id]!.name,
    listings: count,
    shown: shownBy(profile.strength[id]!),
  })
  return { listings, skills: wanted.map(toDemand) }
}

/** How many open listings are of the resume's fields of work, and how many of them ask for each skill (by its id). */
export function countAsking(profile: Profile, market: Market): { listings: number; asking: Map<number, number> } {
  const own = ownFields(profile)
  const isOther = findOtherTrade(profile)
  const asking = new Map<number, number>()
  let listings = 0
  for (const block of market.blocks) {
    if (block === null) continue
    for (let row = 0; row < block.ids.length; row++) {
      if (block.ids[row] === null || block.works[row]! < 0) continue
      if (!market.works.values[block.works[row]!]!.value.fields.some(({ field }) => own.has(field))) continue
      const asked = rowAsks(block, row).filter(({ isGeneral }) => !isGeneral)
      const terms = new Set(asked.flatMap(({ terms: all }) => all).filter((id) => id < firstPhrase))
      const known = [...terms].filter((id) => !isOther(id))
      // Internships that ask only for things of another trade of the field are none of the student's.
      if (known.length === 0 && terms.size > 0) continue
      listings++
      for (const id of known) asking.set(id, (asking.get(id) ?? 0) + 1)
    }
  }
  return { listings, asking }
}

const shownBy = (strength: number): SkillDemand['shown'] =>
  strength >= usedStrength ? 'used' : strength >= namedStrength ? 'named' : 'no'
