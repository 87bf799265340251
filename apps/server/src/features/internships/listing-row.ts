import { isDeepStrictEqual } from 'node:util'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { listingOfferFields } from '@fledge/contract/listings/listing-offer-fields'
import type { CompanyUser } from '@fledge/contract/users'
import { readDuration } from '@fledge/core/duration'
import { placeSearchText } from '@fledge/core/search/place-search-text'
import { closedUp, searchableText } from '@fledge/core/search/search-words'
import { startWords } from '@fledge/core/search/spellings'
import { sql } from 'drizzle-orm'

export type Owner = Pick<CompanyUser, 'id' | 'companyName'>

/** The row of a listing: its fields and the columns that are derived from them. */
export function listingRow(owner: Owner, fields: InternshipFields) {
  const { title, requirements, location, duration } = fields
  return {
    companyId: owner.id,
    ...keptOf(fields),
    questions: fields.questions,
    showsCompetition: fields.showsCompetition,
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
    placeText: placeSearchText(location),
  } satisfies Record<keyof InternshipFields, unknown> & Record<string, unknown>
}

/** The columns that a listing and its versions share: all that a student may have read before applying. */
function keptOf(fields: KeptFields) {
  const { title, description, requirements, mustHave, niceToHave, location, type, duration, stipend } = fields
  const { stipendMax, hoursPerWeek, perks, graduationYears, degrees, minCgpa } = fields
  const text = { title, description, requirements, mustHave, niceToHave }
  return {
    ...text,
    location,
    type,
    duration,
    stipend,
    stipendMax,
    hoursPerWeek,
    perks,
    graduationYears,
    degrees,
    minCgpa,
  }
}

type KeptFields = ListingText &
  Pick<InternshipFields, 'location' | 'type' | 'duration' | 'stipend'> &
  Omit<Pick<InternshipFields, keyof typeof listingOfferFields>, 'questions' | 'showsCompetition'>

/** Everything that a search reads of a listing; its start is searched by month and season. */
export function listingSearchText(companyName: string, fields: SearchedFields): string {
  const { title, location, type, description, requirements, startsOn } = fields
  const heading = [title, ...requirements]
  const start = startsOn ? [startWords(startsOn)] : []
  const texts = [...heading, ...heading.map(closedUp), companyName, type, ...start, description]
  return searchableText(texts.join('\n')) + placeSearchText(location)
}

type SearchedFields = Pick<
  InternshipFields,
  'title' | 'location' | 'type' | 'description' | 'requirements' | 'startsOn'
>

/** The row of a version of a listing. */
export const versionRow = ({ id, version }: { id: string; version: number }, fields: KeptFields) => ({
  internshipId: id,
  version,
  ...keptOf(fields),
})

type ListingText = Pick<InternshipFields, 'title' | 'description' | 'requirements' | 'mustHave' | 'niceToHave'>

/** Whether two states of a listing have the same text; its terms may differ. */
export const readsAlike = (one: ListingText, other: ListingText): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  isDeepStrictEqual(one.requirements, other.requirements) &&
  isDeepStrictEqual(one.mustHave ?? other.mustHave, other.mustHave ?? one.mustHave) &&
  isDeepStrictEqual(one.niceToHave ?? other.niceToHave, other.niceToHave ?? one.niceToHave)
