import type { ScorePart } from '@fledge/contract/analysis'

/** Whether a part earns full points: through the skill itself or one that implies it. */
export const isMet = ({ met, points, outOf }: ScorePart): boolean =>
  met === 'yes' || (met === 'related' && points > 0 && points === outOf)

/**
 * Names the related skill that earns points and what is missing: 'Partly met through MySQL'. Null if the resume names the
 * skill itself or nothing related.
 */
export function howMet(part: ScorePart): string | null {
  const { met, points, nearest } = part
  if (met !== 'related' || nearest === null) return null
  if (isMet(part)) return `Met through ${nearest}`
  const counts = points > 0 ? `Partly met through ${nearest}` : `${nearest} is related, but earns no points here`
  return counts + missingText(part)
}

/** Whether a found skill earns fewer points because the resume is about another field of work. */
export const isHeldBack = ({ kind, met, points, outOf }: ScorePart): boolean =>
  kind !== 'title' && met === 'yes' && outOf - points > 1

/** The skill that was not found, unless the phrase already names it. */
const missingText = ({ phrase, skill }: ScorePart): string =>
  skill === null || skill.toLowerCase() === phrase.toLowerCase() ? '' : `; ${skill} was not found`
