import { foldText } from '../places.ts'

export type KnownPlace = { city: string; country: string }

/** The country of a place that a listing or an address names. Cities are those that listings and resumes name most. */
const citiesByCountry: Record<string, string> = {
  India: `agartala agra ahmedabad ahmednagar aizawl ajmer akola alappuzha aligarh allahabad alwar ambala amravati
    amritsar anantapur ankleshwar asansol aurangabad baddi ballari bareilly belagavi belgaum bengaluru berhampur
    bhagalpur bharuch bhavnagar bhilai bhilwara bhiwandi bhopal bhubaneswar bikaner bilaspur bokaro calicut chakan
    chandigarh chennai coimbatore cuttack darbhanga davangere dehradun delhi dhanbad dharamshala dibrugarh dimapur
    dindigul dombivli durgapur erode faridabad firozabad gandhinagar gangtok gaya ghaziabad goa gorakhpur gulbarga
    greater_noida guntur gurugram guwahati gwalior haldia haldwani haridwar hisar hosur hubballi hubli hyderabad
    imphal indore itanagar jabalpur jaipur jalandhar jalgaon jammu jamnagar jamshedpur jhansi jodhpur jorhat junagadh kalaburagi
    kakinada kannur kanpur karimnagar karnal karur khammam kharagpur kochi kohima kolhapur kolkata kollam korba kota
    kottayam kozhikode kurnool latur lucknow ludhiana madgaon madurai manesar mangalore mangaluru manipal margao
    mathura meerut mehsana mohali moradabad mumbai mussoorie muzaffarnagar muzaffarpur mysore mysuru nagpur nainital
    namakkal nanded nashik navi_mumbai navsari nellore nizamabad noida palakkad panaji panchkula panjim pantnagar
    patiala patna pilani pimpri pondicherry porbandar port_blair prayagraj puducherry pune raipur rajahmundry rajkot
    ranchi ratnagiri rishikesh rohtak roorkee rourkela saharanpur salem sambalpur sangli satara shillong shimla
    shivamogga sikar silchar siliguri solapur sonipat srinagar sriperumbudur surat thane thiruvananthapuram
    thoothukudi thrissur tiruchirappalli tirunelveli tirupati tiruppur trichy tumakuru udaipur udupi ujjain vadodara
    valsad vapi varanasi vasai vellore vijayawada visakhapatnam vizag warangal wardha`,
  'the United States': `arlington atlanta austin baltimore bay_area bellevue boston brooklyn charlotte chicago columbus dallas
    denver detroit houston irvine los_angeles miami minneapolis mountain_view nashville new_york new_york_city oakland
    orlando palo_alto philadelphia phoenix pittsburgh portland raleigh redmond sacramento san_antonio san_diego
    san_francisco san_jose santa_clara seattle silicon_valley sunnyvale tampa`,
  'the United Kingdom':
    'belfast birmingham bristol cambridge cardiff edinburgh glasgow leeds liverpool london manchester oxford',
  Ireland: 'dublin cork galway',
  Canada: 'calgary edmonton montreal ottawa toronto vancouver waterloo winnipeg',
  Germany: 'berlin cologne dresden dusseldorf frankfurt hamburg leipzig munich stuttgart',
  France: 'bordeaux grenoble lille lyon marseille nantes paris toulouse',
  Netherlands: 'amsterdam eindhoven rotterdam utrecht',
  Spain: 'barcelona madrid seville valencia',
  Portugal: 'lisbon porto',
  Italy: 'bologna milan rome turin',
  Switzerland: 'basel geneva lausanne zurich',
  Austria: 'vienna',
  Belgium: 'antwerp brussels ghent',
  Poland: 'krakow warsaw wroclaw',
  Sweden: 'gothenburg stockholm',
  Denmark: 'copenhagen',
  Norway: 'oslo',
  Finland: 'helsinki',
  'Czech Republic': 'prague',
  Hungary: 'budapest',
  Romania: 'bucharest',
  Greece: 'athens',
  Turkey: 'ankara istanbul',
  Israel: 'haifa tel_aviv',
  'the United Arab Emirates': 'abu_dhabi dubai sharjah',
  Qatar: 'doha',
  'Saudi Arabia': 'jeddah riyadh',
  Egypt: 'cairo',
  Nigeria: 'abuja lagos',
  Kenya: 'nairobi',
  'South Africa': 'cape_town johannesburg',
  Pakistan: 'islamabad karachi lahore',
  Bangladesh: 'chittagong dhaka',
  'Sri Lanka': 'colombo',
  Nepal: 'kathmandu',
  China: 'beijing guangzhou shanghai shenzhen',
  Taiwan: 'taipei',
  Japan: 'kyoto osaka tokyo',
  'South Korea': 'seoul',
  Malaysia: 'kuala_lumpur penang',
  Indonesia: 'jakarta',
  Thailand: 'bangkok',
  Vietnam: 'hanoi ho_chi_minh_city',
  Philippines: 'cebu manila',
  Australia: 'adelaide brisbane canberra melbourne perth sydney',
  'New Zealand': 'auckland wellington',
  Brazil: 'rio_de_janeiro sao_paulo',
  Mexico: 'mexico_city',
  Argentina: 'buenos_aires',
  Colombia: 'bogota medellin',
  Chile: 'santiago',
  Singapore: 'singapore',
  'Hong Kong': 'hong_kong',
}

/** Other names of a country, its regions, and groups of countries that do not include India. */
const otherNames: Record<string, string> = {
  India: `bharat andhra_pradesh assam bihar chhattisgarh gujarat haryana himachal_pradesh jharkhand karnataka kerala
    madhya_pradesh maharashtra odisha punjab rajasthan tamil_nadu telangana uttar_pradesh uttarakhand west_bengal`,
  'the United States': `usa us u.s. u.s.a. united_states america north_america california texas florida new_jersey
    massachusetts illinois washington virginia colorado arizona ohio michigan pennsylvania`,
  'the United Kingdom': 'uk u.k. united_kingdom england scotland wales great_britain',
  'the United Arab Emirates': 'uae united_arab_emirates',
  Netherlands: 'the_netherlands holland',
  Europe: 'eu emea european_union',
  'Latin America': 'latam south_america',
}

const splitNames = (names: string): string[] => names.split(/\s+/).map((name) => name.replace(/_/g, ' '))

const cities = new Map<string, string>()
const countries = new Map<string, string>()
for (const [country, names] of Object.entries(citiesByCountry)) {
  countries.set(foldText(country.replace(/^the /, '')), country)
  for (const name of splitNames(names)) {
    cities.set(name, country)
    countries.set(name, country)
  }
}
for (const [country, names] of Object.entries(otherNames)) {
  countries.set(foldText(country.replace(/^the /, '')), country)
  for (const name of splitNames(names)) countries.set(name, country)
}

const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...countries.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** The countries that a place names, by name or by one of their cities; empty when it names none that is known. */
export const findCountries = (place: string): Set<string> =>
  new Set([...foldText(place).matchAll(anyName)].map(([name]) => countries.get(name)!))

/** The city that a text names as a whole, with its country; null for everything else. */
export function findCity(text: string): KnownPlace | null {
  const city = text.trim()
  const country = cities.get(foldText(city))
  return country === undefined ? null : { city, country }
}
