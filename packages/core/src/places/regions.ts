/** The states of India with cities that listings name; a city is in one of them. */
const citiesByState: Record<string, string> = {
  'Andhra Pradesh': 'guntur, kakinada, nellore, tirupati, vijayawada, visakhapatnam',
  Assam: 'guwahati',
  Bihar: 'patna',
  Chhattisgarh: 'raipur, bhilai',
  Goa: 'panaji, margao',
  Gujarat: 'ahmedabad, gandhinagar, jamnagar, rajkot, surat, vadodara',
  Haryana: 'faridabad, gurugram, panchkula, sonipat',
  'Himachal Pradesh': 'shimla, mandi',
  Jharkhand: 'dhanbad, jamshedpur, ranchi',
  Karnataka: 'belagavi, bengaluru, hubballi, mangaluru, manipal, mysuru',
  Kerala: 'alappuzha, kannur, kochi, kollam, kottayam, kozhikode, thiruvananthapuram, thrissur',
  'Madhya Pradesh': 'bhopal, gwalior, indore, jabalpur, ujjain',
  Maharashtra: 'kolhapur, mumbai, nagpur, nanded, nashik, navi mumbai, pune, solapur, thane',
  Odisha: 'bhubaneswar, cuttack, rourkela',
  Punjab: 'amritsar, jalandhar, ludhiana, mohali, patiala',
  Rajasthan: 'ajmer, bikaner, jaipur, jodhpur, kota, udaipur',
  'Tamil Nadu':
    'chennai, coimbatore, erode, madurai, salem, tiruchirappalli, tirunelveli, vellore, thoothukudi, thanjavur',
  Telangana: 'hyderabad, secunderabad, warangal',
  'Uttar Pradesh':
    'agra, aligarh, bareilly, ghaziabad, gorakhpur, greater noida, jhansi, kanpur, lucknow, meerut, noida, prayagraj, varanasi',
  Uttarakhand: 'dehradun, roorkee',
  'West Bengal': 'durgapur, howrah, kharagpur, kolkata, siliguri',
}

/** Regions that people search by across states and in other countries. */
const citiesByRegion: Record<string, string> = {
  NCR: 'delhi, noida, greater noida, gurugram, ghaziabad, faridabad',
  'Bay Area': 'mountain view, oakland, palo alto, san francisco, san jose, santa clara, sunnyvale',
}

/** The state of an Indian city by its folded name. */
export const stateOfCity: ReadonlyMap<string, string> = new Map(pairs(citiesByState))
export const states: readonly string[] = Object.keys(citiesByState)

const regionsOfCity = Map.groupBy([...stateOfCity, ...pairs(citiesByRegion)], ([city]) => city)
const anyCity = new RegExp(`\\b(?:${[...regionsOfCity.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g')

/** The regions in which the cities are that a folded text names. */
export const regionsIn = (folded: string): string[] =>
  [...folded.matchAll(anyCity)].flatMap(([city]) => regionsOfCity.get(city)?.map(([, region]) => region) ?? [])

function pairs(table: Record<string, string>): [city: string, region: string][] {
  return Object.entries(table).flatMap(([region, cities]) =>
    cities.split(', ').map((city): [string, string] => [city, region]),
  )
}
