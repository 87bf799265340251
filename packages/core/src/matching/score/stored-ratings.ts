import { fields, skills } from '../../skills/vocabulary.ts'
import type { PreparedListing } from '../listing/prepared-listing.ts'
import type { Profile } from '../profile/resume-profile.ts'
import type { ShownEntry } from '../profile/shown-entries.ts'
import { earnRated } from './earned-points.ts'
import { type RatedResume, type Rating, rateNamed } from './rate-asks.ts'

/**
 * What a score needs of a profile except the words of the resume, as JSON of a few kilobytes. Skills are
 * [name, strength, entries that use it as bits].
 */
export type StoredRatings = {
  skills: [string, number, number][]
  degrees: string[]
  entries: StoredEntry[]
}
type StoredEntry = Pick<ShownEntry, 'kind' | 'later'> & {
  role: { subject: string[]; post: string | null } | null
  fields: { name: string; share: number }[]
}

/** The ratings of a profile, to be stored. */
export function storeRatings({ strength, usedIn, degrees, entries }: Profile): StoredRatings {
  return {
    skills: skills.flatMap(({ name }, id): StoredRatings['skills'] =>
      strength[id]! > 0 || usedIn[id] !== 0 ? [[name, strength[id]!, usedIn[id]!]] : [],
    ),
    degrees: [...degrees.keys()],
    entries: entries.map(({ kind, later, role, fields: shares }) => ({
      kind,
      later,
      role: role && { subject: [...role.subject], post: role.post },
      fields: shares.map(({ field, share }) => ({ name: fields[field]!.name, share })),
    })),
  }
}

const skillIds = new Map(skills.map(({ name }, id) => [name, id]))
const fieldIds = new Map(fields.map(({ name }, id) => [name, id]))

/** Reads stored ratings. Names that the vocabulary no longer has are left out. */
export function readRatings(stored: StoredRatings): RatedResume {
  const [strength, usedIn] = [new Float64Array(skills.length), new Int32Array(skills.length)]
  for (const [name, own, used] of stored.skills) {
    const id = skillIds.get(name)
    if (id === undefined) continue
    strength[id] = own
    usedIn[id] = used
  }
  return {
    strength,
    usedIn,
    degrees: new Set(stored.degrees),
    entries: stored.entries.map(({ role, fields: shares, ...entry }) => ({
      ...entry,
      role: role && { subject: new Set(role.subject), post: role.post },
      fields: shares.flatMap(({ name, share }) => {
        const field = fieldIds.get(name)
        return field === undefined ? [] : [{ field, share }]
      }),
    })),
  }
}

/** Whether the score of a listing depends on words of the resume, which are not stored. */
export const asksForWords = ({ asks }: Pick<PreparedListing, 'asks'>): boolean =>
  asks.some(({ skills, degrees }) => skills.length === 0 && degrees.length === 0)

const everything: Rating = { strength: 1, isMet: true, isShown: true, usedIn: -1 }

/**
 * The most points from 0 to 100 that a resume with these ratings can have for a listing: its score, unless the listing
 * asks for words.
 */
export function mostPoints(rated: RatedResume, listing: PreparedListing): number {
  const ratings = listing.asks.map((ask) => rateNamed(rated, ask) ?? everything)
  return earnRated(rated, listing, ratings).total
}
