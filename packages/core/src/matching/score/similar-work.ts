import type { FieldShare } from '../listing/listing-fields.ts'
import type { ShownEntry } from '../profile/shown-entries.ts'
import { compareRoles, type Role } from '../titles/role-titles.ts'

/**
 * The entry of a resume that is nearest to a listing's work, from 0 to 1, and why: its title is the same role, it is of
 * the same field, or it did most of what is asked. `entry` is its place in `Profile.entries`.
 */
export type SimilarWork = { worth: number; entry: number; by: 'role' | 'field' | 'deeds' }

/** What similar work needs of an entry of a resume. */
export type RatedEntry = Pick<ShownEntry, 'kind' | 'role' | 'fields' | 'later'>

/** What an entry of the same field is worth; a job says less with each that came later. */
const fieldWorth = { work: 0.9, volunteering: 0.6, project: 0, study: 0.3 }
const earlierFactor = 0.6
/** What an entry is worth that used everything that is asked. */
const deedsWorth = 0.8

/** The entry whose title is nearest to the work of a listing, by role or else by field; null without one. */
export function nearestByTitle(
  entries: readonly RatedEntry[],
  { role, fields }: { role: Role | null; fields: readonly FieldShare[] },
): SimilarWork | null {
  const byRole = best(entries, 'role', (entry) => worthOfRole(entry, role, fields))
  const byField = best(entries, 'field', (entry) =>
    fields.reduce((most, field) => Math.max(most, worthInField(entry, field)), 0),
  )
  return (byField?.worth ?? 0) > (byRole?.worth ?? 0) ? byField : byRole
}

/** A narrower role of the same field is nearer than another role of it: 'Digital Marketing Intern' for 'Marketing Intern'. */
const narrowerWorth = 0.95

function worthOfRole(entry: RatedEntry, role: Role | null, fields: readonly FieldShare[]): number {
  if (role === null || entry.role === null) return 0
  const worth = compareRoles(entry.role, role)
  const isNarrower = worth > 0 && entry.role.post === role.post && entry.role.subject.size > role.subject.size
  return isNarrower && fields.some((field) => worthInField(entry, field) > 0) ? narrowerWorth : worth
}

/** From 0 to 1: what an entry is worth for a field of work of a listing. */
export function worthInField({ kind, later, fields }: RatedEntry, { field, share }: FieldShare): number {
  const own = fields.find((one) => one.field === field)?.share ?? 0
  return share * own * fieldWorth[kind] * earlierFactor ** later
}

/**
 * The entry that used most of what is asked; null without one. `asks` have the points of each ask and the entries that
 * use it, as bits, without ways of working: a head girl leads, and does no work like a team lead's.
 */
export function mostDeeds(
  entries: readonly RatedEntry[],
  asks: readonly { points: number; usedIn: number }[],
): SimilarWork | null {
  const all = asks.reduce((sum, { points }) => sum + points, 0)
  const counting = entriesWithDeeds(entries)
  return best(entries, 'deeds', (_, place) => {
    const used = asks.reduce((sum, { points, usedIn }) => sum + (((usedIn & counting) >> place) & 1) * points, 0)
    return deedsShare(used, all)
  })
}

/** What an entry is worth that used this many points of what is asked. */
export const deedsShare = (used: number, all: number): number => (all === 0 ? 0 : (deedsWorth * used) / all)

/** The title of a job says what its work was, unless it is only 'Intern'; that of a project may be any name. */
export function entriesWithDeeds(entries: readonly RatedEntry[]): number {
  return entries.reduce(
    (bits, { kind, fields }, at) => (kind !== 'work' || fields.length === 0 ? bits | (1 << at) : bits),
    0,
  )
}

/** The first entry that is worth most; null when none is worth anything. */
function best(
  entries: readonly RatedEntry[],
  by: SimilarWork['by'],
  worthOf: (entry: RatedEntry, place: number) => number,
): SimilarWork | null {
  let found: SimilarWork | null = null
  for (let place = 0; place < entries.length; place++) {
    const worth = worthOf(entries[place]!, place)
    if (worth > (found?.worth ?? 0)) found = { worth, entry: place, by }
  }
  return found
}
