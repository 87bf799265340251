import type { Application } from '@fledge/contract/applications'
import { paletteResults } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { containsTerms } from '@fledge/core/internship-search'
import { searchableText, searchTerms } from '@fledge/core/search/search-words'

export type Found = {
  internships: Internship[]
  applications: Application[]
  counts: { listings: number; applicants: number }
}

/** The first listings and applicants that contain every word. An empty search finds nothing. */
export function searchOwnRecords(
  asked: string,
  internships: readonly Internship[],
  applications: readonly Application[],
): Found {
  const terms = searchTerms(asked)
  const has = (...texts: string[]) => terms.length > 0 && containsTerms(searchableText(texts.join('\n')), terms)
  const listings = internships.filter(({ title, location, type, requirements }) =>
    has(title, location, type, ...requirements),
  )
  const applicants = applications.filter(({ applicant: { firstName, lastName, email }, internship }) =>
    has(firstName, lastName, email, internship.title),
  )
  return {
    internships: listings.slice(0, paletteResults / 2),
    applications: applicants.slice(0, paletteResults / 2),
    counts: { listings: listings.length, applicants: applicants.length },
  }
}
