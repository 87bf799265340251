import type { ScorePart } from '@fledge/contract/analysis'

/** Counts in full: by the skill itself, or through one that implies it. */
export const isMet = ({ met, points, outOf }: ScorePart): boolean =>
  met === 'yes' || (met === 'related' && points > 0 && points === outOf)

/**
 * In words, through which other skill something asked counts, and what of it was not found: 'Counts in part through
 * MySQL'. Null where the resume names the very skill, or nothing near it.
 */
export function howMet(part: ScorePart): string | null {
  const { met, points, nearest } = part
  if (met !== 'related' || nearest === null) return null
  if (isMet(part)) return `Met through ${nearest}`
  const counts = points > 0 ? `Partly met through ${nearest}` : `${nearest} is related, but earns no points here`
  return counts + missingOf(part)
}

/** Found and yet worth less than it could be, by more than rounding: the resume is not at home in the field. */
export const isHeldBack = ({ kind, met, points, outOf }: ScorePart): boolean =>
  kind !== 'title' && met === 'yes' && outOf - points > 1

/** The skill that was not found, unless the phrase of the listing is its very name. */
const missingOf = ({ phrase, skill }: ScorePart): string =>
  skill === null || skill.toLowerCase() === phrase.toLowerCase() ? '' : `; ${skill} was not found`
