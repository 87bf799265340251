import { fields, skills } from '../../skills/vocabulary.ts'
import { mainFields } from '../listing/listing-fields.ts'
import type { Profile } from './resume-profile.ts'

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
