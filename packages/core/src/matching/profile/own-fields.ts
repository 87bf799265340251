import { relatedSkills } from '../../skills/related.ts'
import { fields, skillNamed, skills } from '../../skills/vocabulary.ts'
import { mainFields } from '../listing/listing-fields.ts'
import type { Profile } from './resume-profile.ts'
import { usedStrength } from './settings.ts'

/**
 * The main fields of a resume's jobs; without one those of its studies, or else of the skills that it shows. A word of one
 * entry ('Community health posting') does not add a field to several others.
 */
export function ownFields({ entries, skills: shown }: Profile): Set<number> {
  for (const kind of ['work', 'study'] as const) {
    const mass = new Float64Array(fields.length)
    for (const entry of entries)
      if (entry.kind === kind) for (const { field, share } of entry.fields) mass[field]! += share
    const main = mainFields(mass)
    if (main.length > 0) return new Set(main.map(({ field }) => field))
  }
  return new Set([...shown.keys()].map((id) => skills[id]!.field))
}

/**
 * Whether a skill of the resume's field is of another trade: a dietitian is no coach, though the field has both. Of
 * none where the resume shows both trades or neither in use.
 */
export function findOtherTrade(profile: Profile): (skill: number) => boolean {
  const used = skills.filter(({ id, field }) => field === joint && profile.strength[id]! >= usedStrength)
  const ofNutrition = used.filter(({ id }) => isOfNutrition(id)).length
  const own = [true, false].find((is) => (is ? ofNutrition : used.length - ofNutrition) > mostOfTrade * used.length)
  return (skill) => own !== undefined && skills[skill]!.field === joint && isOfNutrition(skill) !== own
}

const mostOfTrade = 0.6
const joint = fields.findIndex(({ name }) => name === 'Fitness and nutrition')
const nutrition = ['Nutrition', 'Food science', 'Food technology'].map((name) => skillNamed(name)!.id)
const isOfNutrition = (skill: number): boolean => nutrition.some((id) => id === skill || relatedSkills(skill).has(id))
