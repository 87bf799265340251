import { foldText } from '../places.ts'
import { findCity } from '../preferences/known-places.ts'
import { stateOfCity, states } from './regions.ts'

/** What is recognised of a location; what is not is left out. `country` is an ISO 3166-1 code. */
export type PostalAddress = { locality?: string; region?: string; country?: string }

/** City, state and country of a location. Contradicting or unknown parts say nothing; several cities the shared. */
export function readPostalAddress(location: string): PostalAddress {
  const parts = location.split(separator).flatMap(readPart)
  const countries = new Set(parts.map(({ country }) => country).filter((code) => code !== undefined))
  const cities = parts.filter(({ locality }) => locality !== undefined)
  const lastCity = parts.findLastIndex(({ locality }) => locality !== undefined)
  const isDoubtful =
    countries.size > 1 || (lastCity >= 0 && parts.slice(lastCity).some(({ country }) => country === undefined))
  if (isDoubtful) return {}
  const regions = new Set(parts.map(({ region }) => region).filter((region) => region !== undefined))
  const [city] = cities
  return {
    ...(cities.length === 1 && { locality: city!.locality! }),
    ...(cities.length <= 1 && regions.size === 1 && { region: [...regions][0]! }),
    ...(countries.size === 1 && { country: [...countries][0]! }),
  }
}

const separator = /[,;/|()&]|\s[-–—]\s|\s(?:or|and)\s/i
/** Words around the name of a place, and postal codes. */
const others =
  /\b(?:fully|remote|hybrid|on-?site|in-?office|wfh|work from home|anywhere|pan|all over|across|within|in|only|based|the|\d{5,6}|\d{3} \d{3})\b/g

function readPart(text: string): PostalAddress[] {
  const folded = foldText(text)
    .replace(others, '')
    .replace(/[\s.:–—-]+/g, ' ')
    .trim()
  if (folded === '') return []
  const country = countryCodes().get(folded)
  const city = findCity(folded)
  if (city !== null && folded !== 'goa') {
    const region = stateOfCity.get(folded)
    const code = countryCodes().get(plainCountry(city.country))
    return [{ locality: cityName(text), ...(region && { region }), ...(code && { country: code }) }]
  }
  const state = states.find((name) => foldText(name) === folded)
  if (state !== undefined) return [{ region: state, country: 'IN' }]
  const american = americanStates.find((code) => text.trim() === code)
  if (american !== undefined) return [{ region: american, country: 'US' }]
  return [country === undefined ? {} : { country }]
}

/** The name as the location has it, without a postal code. */
const cityName = (text: string): string => text.replace(/[\s-]*\d{3} ?\d{3}\b/, '').trim()

/** Without Indiana, whose code is also India's. */
const americanStates =
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD
   TN TX UT VT VA WA WV WI WY`.split(/\s+/)

/** Names of countries that are not their official ones. */
const otherCountryNames: Record<string, string> = {
  ncr: 'IN',
  'delhi ncr': 'IN',
  bharat: 'IN',
  us: 'US',
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'hong kong': 'HK',
}

const plainCountry = (country: string): string => foldText(country).replace(/^the /, '')

let codes: ReadonlyMap<string, string> | undefined
/** Every country by its English name; made once, because the names come from the platform. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codes) return codes
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const official = letters.flatMap((one) =>
    letters.flatMap((other): [string, string][] => {
      const name = notCountries.has(one + other) ? undefined : names.of(one + other)
      return name === undefined ? [] : [[plainCountry(name), one + other]]
    }),
  )
  codes = new Map([...official, ...Object.entries(otherCountryNames)])
  return codes
}

/** Codes of groups, of the past and of no place. */
const notCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'UK',
  'VD',
  'DY',
  'HV',
  'NH',
  'RH',
])
