import { regionsIn } from '../places/regions.ts'
import { foldText } from '../places.ts'
import { findCountries } from '../preferences/known-places.ts'
import { searchableText } from './search-words.ts'

/** Names of countries that people search by, for those whose name has others. */
const countryNames: Record<string, string> = {
  'the United States': 'United States USA US',
  'the United Kingdom': 'United Kingdom UK',
  'the United Arab Emirates': 'United Arab Emirates UAE',
}

/** A location in the form that searches read, with the regions and the country of its cities: Noida is in NCR and in India. */
export const placeSearchText = (location: string): string =>
  searchableText(
    [
      location,
      ...regionsIn(foldText(location)),
      ...[...findCountries(location)].map((one) => countryNames[one] ?? one),
    ].join('\n'),
  )
