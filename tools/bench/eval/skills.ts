import { canonicalSkill } from '@fledge/core/skills/canonical'
import { findSkills } from '@fledge/core/skills/extract'
import { generalField, skillNamed } from '@fledge/core/skills/vocabulary'

export const name = 'fledge'

/** The hard skills of a text, in its own words: ways of working ('teamwork') are not asked for. */
export function extract(text: string): string[] {
  const hard = findSkills(text).filter(({ skill }) => skillNamed(skill)?.field !== generalField)
  return [...new Set(hard.map(({ start, end }) => text.slice(start, end)))]
}

/** The one name of a skill, however it is written; null for what the vocabulary does not have. */
export function canonical(skill: string): string | null {
  return canonicalSkill(skill)
}
