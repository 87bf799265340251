import { canonicalSkill } from './canonical.ts'
import { relatedSkills } from './related.ts'
import { skillNamed, skills } from './vocabulary.ts'

/** What to search for when nothing asks for this skill: skills that say something about it, then those of its category. */
export function nearbySkills(name: string): string[] {
  const skill = skillNamed(canonicalSkill(name) ?? '')
  if (!skill) return []
  const related = [...relatedSkills(skill.id).keys()].map((id) => skills[id]!)
  const alike = skills.filter(({ field, category }) => field === skill.field && category === skill.category)
  return [...new Set([...related, ...alike])].filter(({ id }) => id !== skill.id).map((one) => one.name)
}
