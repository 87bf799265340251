import { canonicalSkill } from '../../packages/core/src/skills/canonical.ts'
import { findSkills } from '../../packages/core/src/skills/extract.ts'
import { generalField, skillNamed } from '../../packages/core/src/skills/vocabulary.ts'

export const name = 'fledge'

/** The hard skills of a text, in its own words: ways of working ('teamwork') are not asked for. */
export function extract(text: string): string[] {
  const hard = findSkills(text).filter(({ skill }) => skillNamed(skill)?.field !== generalField)
  return [...new Set(hard.map(({ start, end }) => text.slice(start, end)))]
}

export function canonical(skill: string): string | null {
  return canonicalSkill(skill)
}
