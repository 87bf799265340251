import { isDeepStrictEqual } from 'node:util'
import type { InternshipFields } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { readDuration } from '@fledge/core/duration'
import { searchableText } from '@fledge/core/internship-search'
import { foldText } from '@fledge/core/places'
import { sql } from 'drizzle-orm'

export type Owner = Pick<CompanyUser, 'id' | 'companyName'>

/** The row of a listing: its fields and the columns that are derived from them. */
export function listingRow(owner: Owner, fields: InternshipFields) {
  const { title, description, requirements, location, type, duration, stipend } = fields
  return {
    companyId: owner.id,
    title,
    description,
    requirements,
    location,
    type,
    duration,
    stipend,
    // An undefined value leaves its column unchanged.
    openings: fields.openings,
    startsOn: fields.startsOn,
    applyBy: fields.applyBy,
    replyDays: fields.replyDays,
    vacancy: fields.vacancy,
    vacancyStatedAt: fields.vacancy && sql`now()`,
    // The contract accepts only durations that can be read.
    durationMonths: readDuration(duration) ?? 1,
    titleText: searchableText(title),
    headingText: searchableText([title, ...requirements].join('\n')),
    searchText: listingSearchText(owner.companyName, fields),
    placeText: foldText(location),
  }
}

/** Everything that a search reads of a listing. */
export const listingSearchText = (companyName: string, fields: SearchedFields): string => {
  const { title, location, type, description, requirements } = fields
  return searchableText([title, companyName, location, type, description, ...requirements].join('\n'))
}

type SearchedFields = Pick<InternshipFields, 'title' | 'location' | 'type' | 'description' | 'requirements'>

/** What a version keeps of a listing: all that a student may have read before applying. */
export function versionRow({ id, version }: { id: string; version: number }, fields: VersionFields) {
  const { title, description, requirements, location, type, duration, stipend } = fields
  return { internshipId: id, version, title, description, requirements, location, type, duration, stipend }
}

type VersionFields = ListingText & Pick<InternshipFields, 'location' | 'type' | 'duration' | 'stipend'>
type ListingText = Pick<InternshipFields, 'title' | 'description' | 'requirements'>

/** Whether two states of a listing have the same text; its terms may differ. */
export const readsAlike = (one: ListingText, other: ListingText): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  isDeepStrictEqual(one.requirements, other.requirements)
