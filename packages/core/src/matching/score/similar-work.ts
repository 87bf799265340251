import { fields as allFields } from '../../skills/vocabulary.ts'
import { type FieldShare, isBroadField } from '../listing/listing-fields.ts'
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
const fieldWorth = { work: 0.9, volunteering: 0.7, project: 0.7, study: 0.3 }
const earlierFactor = 0.8
/** The part of it that an entry of a field near to it is worth: nursing and pharmacy, accounts and banking. */
const nearFieldFactor = 0.33
/** The part of it that is left to an entry that used nothing of what is asked; of a broad field less: marketing is many things. */
const unusedFactor = { broad: 0.5, narrow: 0.9 }
/** And of a voluntary post or a project, whose field says less of what was done. */
const unusedOutsideWork = 0.35
/** Which entry is named: doing all that is asked counts 1, as does the same role; a field, or a role that did nothing of it, this part. */
const titleNearness = 0.5
/** The entry that is named would earn at least this part of the points itself. */
const leastOfWorth = 0.5
/** What an entry is worth that used everything that is asked; a job of another title counts if it used most. */
const deedsWorth = 0.65
const otherTitleWorth = 0.5
const mostOfWork = 0.75

/**
 * What an entry (its place) is worth for the work of a listing by its title: as the same role, and as of the same field,
 * if it used anything of what is asked and if not.
 */
export type TitleWorth = { entry: number; role: number; field: number; unused: number }

/** The entries whose titles are near to the work of a listing. */
export function titleWorths(
  entries: readonly RatedEntry[],
  { role, fields }: { role: Role | null; fields: readonly FieldShare[] },
): TitleWorth[] {
  const near: TitleWorth[] = []
  // Loops, because a market asks for each of its works.
  for (let entry = 0; entry < entries.length; entry++) {
    if (entries[entry]!.role === null && entries[entry]!.fields.length === 0) continue
    const same = worthOfRole(entries[entry]!, role, fields)
    let field = 0
    let unused = 0
    for (const own of fields) {
      const worth = worthInField(entries[entry]!, own)
      if (worth > field) field = worth
      const isSame = entries[entry]!.fields.some((one) => one.field === own.field)
      const { kind } = entries[entry]!
      const factor =
        kind === 'volunteering' || kind === 'project'
          ? unusedOutsideWork
          : unusedFactor[isBroadField(own) ? 'broad' : 'narrow']
      const idle = isSame ? worth * factor : 0
      if (idle > unused) unused = idle
    }
    if (same > 0 || field > 0) near.push({ entry, role: same, field, unused })
  }
  return near
}

/** What an entry is worth by its title that used this share of what is asked. */
export const worthByTitle = ({ role, field, unused }: TitleWorth, used: number): number =>
  Math.max(role, used > 0 ? field : unused)

/** What an entry is worth by its title and its deeds together: each takes its part of what the other leaves to 1. */
export const worthOfEntry = (title: TitleWorth, used: number, counts: boolean): number =>
  1 - (1 - worthByTitle(title, used)) * (1 - worthByDeeds(used, counts))

/** What an entry is worth that used this share of what is asked (of `workPoints`); `counts` as of `entriesWithDeeds`. */
export function worthByDeeds(used: number, counts: boolean): number {
  if (!counts && used < mostOfWork) return 0
  return (counts ? deedsWorth : otherTitleWorth) * Math.min(1, used)
}

/**
 * What the best entry is worth for the work of a listing, and the entry to name: the nearest by title and deeds together
 * that is worth at least half as much; null when none is worth anything. `titles` are those of `titleWorths`, and `usedShare` tells what part of what is asked
 * an entry used.
 */
export function nearestWork(
  entries: readonly RatedEntry[],
  titles: readonly TitleWorth[],
  usedShare: (entry: number) => number,
): SimilarWork | null {
  const counting = entriesWithDeeds(entries)
  const rated = entries.map((_, entry) => {
    const used = usedShare(entry)
    const title = titles.find((one) => one.entry === entry) ?? { entry, role: 0, field: 0, unused: 0 }
    const counts = ((counting >> entry) & 1) !== 0
    const ways = [
      { by: 'role' as const, worth: title.role },
      { by: 'field' as const, worth: worthByTitle({ ...title, role: 0 }, used) },
      { by: 'deeds' as const, worth: worthByDeeds(used, counts) },
    ]
    const { by } = ways.reduce((one, other) => (other.worth > one.worth ? other : one))
    return {
      entry,
      by,
      worth: worthOfEntry(title, used, counts),
      nearness: used + (used > 0 && title.role > 0 ? title.role : titleNearness * worthByTitle(title, used)),
    }
  })
  const worth = rated.reduce((most, one) => Math.max(most, one.worth), 0)
  if (worth === 0) return null
  const worthy = rated.filter((one) => one.worth >= leastOfWorth * worth)
  const { entry, by } = worthy.reduce((one, other) =>
    other.nearness > one.nearness || (other.nearness === one.nearness && other.worth > one.worth) ? other : one,
  )
  return { worth, entry, by }
}

/** A narrower role of the same field is nearer than another role of it: 'Digital Marketing Intern' for 'Marketing Intern'. */
const narrowerWorth = 0.95

function worthOfRole(entry: RatedEntry, role: Role | null, fields: readonly FieldShare[]): number {
  if (role === null || entry.role === null) return 0
  const worth = compareRoles(entry.role, role)
  const isNarrower = worth > 0 && entry.role.post === role.post && entry.role.subject.size > role.subject.size
  return isNarrower && fields.some((field) => worthInField(entry, field) > 0) ? narrowerWorth : worth
}

/** From 0 to 1: what an entry of a field of work of a listing, or of one near to it, is worth. */
export function worthInField({ kind, later, fields }: RatedEntry, { field, share }: FieldShare): number {
  let most = 0
  for (const own of fields) {
    const factor = own.field === field ? 1 : kind !== 'study' && areNear(own.field, field) ? nearFieldFactor : 0
    most = Math.max(most, factor * share * own.share * fieldWorth[kind])
  }
  return later === 0 ? most : most * earlierFactor ** later
}

const areNear = (one: number, other: number): boolean =>
  allFields[one]!.near.includes(other) || allFields[other]!.near.includes(one)

/** The title of a job says what its work was, unless it is only 'Intern'; that of a project may be any name. */
export function entriesWithDeeds(entries: readonly RatedEntry[]): number {
  return entries.reduce(
    (bits, { kind, role, fields }, at) =>
      kind !== 'work' || role === null || fields.length === 0 ? bits | (1 << at) : bits,
    0,
  )
}
