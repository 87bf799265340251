import { numberText } from '../count-text.ts'
import { isInPlace, searchedPlace } from '../internship-search.ts'
import { foldText } from '../places.ts'
import { searchableText } from '../search/search-words.ts'
import { shortDay } from '../time/date-style.ts'
import { findCity, findCountries, type KnownPlace } from './known-places.ts'
import { isEmpty, listWords, noPreferences, type Preferences } from './preferences.ts'

/** Preferences with the student's country, null when unknown. What was only read from the resume is a guess. */
export type Wanted = Preferences & { country: string | null; isGuess?: boolean }

/** What a listing offers, next to what it asks for. */
export type ListingOffer = { location: string; type: string; stipend: number; startsOn: string | null }

/** A preference that a listing does not meet, in words. */
type Miss = { kind: 'place' | 'start' | 'stipend' | 'field'; text: string }

/** The stated preferences, or without any the place of the resume and remote. Null when there is nothing to go by. */
export function chooseWanted(stated: Preferences | null, home: KnownPlace | null): Wanted | null {
  if (stated !== null) {
    const country = homeCountry(stated.cities) ?? home?.country ?? null
    return isEmpty(stated) ? null : { ...stated, country, isGuess: false }
  }
  return home && { ...noPreferences, cities: [home.city], remote: true, country: home.country, isGuess: true }
}

const homeCountry = (cities: readonly string[]): string | null =>
  cities.map((city) => findCity(city)?.country).find((country) => country !== undefined) ?? null

/** The preferences that a listing misses. What the listing does not say is no miss. `fields` are its main fields of work. */
export function findMisses(wanted: Wanted, offer: ListingOffer, fields: readonly string[]): Miss[] {
  const place = missedPlace(wanted, offer)
  const misses: Miss[] = place === null ? [] : [{ kind: 'place', text: place }]
  if (startsTooEarly(wanted, offer.startsOn))
    misses.push({ kind: 'start', text: `Starts before ${shortDay(wanted.startsFrom ?? '')}` })
  if (paysTooLittle(wanted, offer.stipend))
    misses.push({ kind: 'stipend', text: `Below ₹${numberText(wanted.minimumStipend ?? 0)}` })
  if (isOtherField(wanted, fields)) misses.push({ kind: 'field', text: 'Not in your fields of work' })
  return misses
}

/** Why a place does not suit, in words; null when it does. */
export function missedPlace(
  { cities, remote, country }: Pick<Wanted, 'cities' | 'remote' | 'country'>,
  { location, type }: Pick<ListingOffer, 'location' | 'type'>,
): string | null {
  if (cities.length === 0 && !remote) return null
  if (cities.some((city) => namesPlace(location, city))) return null
  if (remote && isInPlace({ placeText: searchableText(location), type }, searchedPlace('remote'))) {
    const countries = findCountries(location)
    return country === null || countries.size === 0 || countries.has(country) ? null : `Remote outside ${country}`
  }
  if (cities.length === 0) return 'Not remote'
  return cities.length > 3 ? 'Not in your cities' : `Not in ${listWords(cities)}`
}

export const startsTooEarly = ({ startsFrom }: Pick<Wanted, 'startsFrom'>, startsOn: string | null): boolean =>
  startsFrom !== null && startsOn !== null && startsOn < startsFrom

export const paysTooLittle = ({ minimumStipend }: Pick<Wanted, 'minimumStipend'>, stipend: number): boolean =>
  minimumStipend !== null && stipend < minimumStipend

export const isOtherField = ({ fields }: Pick<Wanted, 'fields'>, own: readonly string[]): boolean =>
  fields.length > 0 && own.length > 0 && !own.some((field) => fields.includes(field))

/** Whether a location names a city in whole words: 'Navi Mumbai' names Mumbai, 'Goalpara' does not name Goa. */
const namesPlace = (location: string, city: string): boolean => inWords(location).includes(inWords(city))
const inWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
