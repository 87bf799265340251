import { isDeepStrictEqual } from 'node:util'
import type { InternshipFields } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { readDuration } from '@fledge/core/duration'
import { foldText } from '@fledge/core/places'

export type Owner = Pick<CompanyUser, 'id' | 'companyName'>

/** The row of a listing: its fields, and what follows from them for search, filters and length. */
export function listingRow({ id, companyName }: Owner, fields: InternshipFields) {
  const { title, description, requirements, location, type, duration, stipend } = fields
  const { openings, startsOn, applyBy } = fields
  return {
    ...{ companyId: id, title, description, requirements, location, type, duration, stipend },
    // Undefined leaves a column as it is.
    ...{ openings, startsOn, applyBy },
    // The contract lets no duration through that cannot be read.
    durationMonths: readDuration(duration) ?? 1,
    searchText: searchTextOf(companyName, fields),
    placeText: foldText(location),
  }
}

/** What a search looks through. The database keeps an index of its words, whose length has an end. */
export const searchTextOf = (
  companyName: string,
  { title, location, type, description, requirements }: ListingWords,
): string =>
  foldText([title, companyName, location, type, description, ...requirements].join('\n')).replace(
    /(\S{200})(?=\S)/g,
    '$1 ',
  )

type ListingWords = Pick<InternshipFields, 'title' | 'location' | 'type' | 'description' | 'requirements'>

/** What a version keeps of a listing: all that a student may have read before applying. */
export function versionRow({ id, version }: { id: string; version: number }, fields: InternshipFields) {
  const { title, description, requirements, location, type, duration, stipend } = fields
  return { internshipId: id, version, title, description, requirements, location, type, duration, stipend }
}

type ListingText = Pick<InternshipFields, 'title' | 'description' | 'requirements'>

/** Whether two states of a listing have the same text; its terms may differ. */
export const readsAlike = (one: ListingText, other: ListingText): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  isDeepStrictEqual(one.requirements, other.requirements)
