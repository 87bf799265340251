import type { Application } from '@fledge/contract/applications'
import { paletteResults } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { searchTerms } from '@fledge/core/internship-search'
import { foldText } from '@fledge/core/places'

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
  const words = searchTerms(asked)
  const has = (...texts: string[]) => {
    const text = foldText(texts.join('\n'))
    return words.length > 0 && words.every((word) => text.includes(word))
  }
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
