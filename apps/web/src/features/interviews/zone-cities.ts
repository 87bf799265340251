import { foldText } from '@fledge/core/places'
import { timeZonesWith } from '../../lib/time-zone.ts'

/** Cities that no time zone is named after. The names of zones contain many others. */
const citiesByZone: Record<string, string> = {
  'Asia/Kolkata':
    'Bengaluru, Mumbai, Delhi, Hyderabad, Chennai, Pune, Ahmedabad, Jaipur, Kochi, Noida, Gurugram, Chandigarh, Indore, Lucknow, Coimbatore, Thiruvananthapuram, Visakhapatnam, Mysuru, Nagpur, Bhubaneswar, Vadodara, Surat, Goa, Guwahati, Bhopal, Patna, Mangaluru, Vijayawada, Madurai, Nashik, Dehradun, Ranchi, India',
  'America/New_York':
    'Boston, Washington, Philadelphia, Atlanta, Miami, Pittsburgh, Charlotte, Orlando, Baltimore, Cleveland, Raleigh',
  'America/Chicago':
    'Austin, Dallas, Houston, San Antonio, Minneapolis, Nashville, New Orleans, St. Louis, Kansas City, Milwaukee',
  'America/Denver': 'Salt Lake City, Boulder, Albuquerque',
  'America/Los_Angeles':
    'San Francisco, Seattle, San Jose, San Diego, Portland, Palo Alto, Mountain View, Sunnyvale, Oakland, Las Vegas, Sacramento',
  'America/Toronto': 'Montreal, Ottawa, Waterloo, Quebec',
  'America/Edmonton': 'Calgary',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasilia',
  'America/Mexico_City': 'Guadalajara',
  'Europe/London': 'Manchester, Edinburgh, Birmingham, Cambridge, Oxford, Bristol, Glasgow, Leeds, Liverpool',
  'Europe/Berlin': 'Munich, Frankfurt, Hamburg, Cologne, Stuttgart, Dusseldorf, Leipzig, Dresden',
  'Europe/Paris': 'Lyon, Toulouse, Marseille, Nice, Grenoble, Lille, Strasbourg',
  'Europe/Amsterdam': 'Rotterdam, The Hague, Eindhoven, Delft, Utrecht',
  'Europe/Madrid': 'Barcelona, Valencia, Seville',
  'Europe/Rome': 'Milan, Turin, Naples, Florence, Bologna',
  'Europe/Zurich': 'Geneva, Basel, Lausanne, Bern',
  'Europe/Warsaw': 'Krakow, Wroclaw, Gdansk, Poznan',
  'Europe/Stockholm': 'Gothenburg, Malmo',
  'Europe/Lisbon': 'Porto',
  'Europe/Dublin': 'Cork, Galway',
  'Europe/Kyiv': 'Lviv, Kharkiv, Odesa',
  'Europe/Moscow': 'Saint Petersburg',
  'Asia/Dubai': 'Abu Dhabi, Sharjah',
  'Asia/Jerusalem': 'Tel Aviv, Haifa',
  'Asia/Riyadh': 'Jeddah, Dammam',
  'Asia/Karachi': 'Lahore, Islamabad',
  'Asia/Shanghai': 'Beijing, Shenzhen, Guangzhou, Hangzhou, Chengdu, Nanjing, Wuhan',
  'Asia/Tokyo': 'Osaka, Kyoto, Yokohama, Nagoya, Fukuoka',
  'Asia/Seoul': 'Busan, Incheon',
  'Asia/Ho_Chi_Minh': 'Hanoi, Da Nang, Saigon',
  'Asia/Jakarta': 'Bandung, Surabaya',
  'Asia/Manila': 'Cebu, Makati',
  'Asia/Bangkok': 'Chiang Mai',
  'Asia/Kuala_Lumpur': 'Penang, Johor Bahru',
  'Australia/Sydney': 'Canberra, Newcastle',
  'Pacific/Auckland': 'Wellington, Christchurch',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria',
  'Africa/Lagos': 'Abuja',
}

/** 'New York (America/New_York)'; just the name where it names no city. */
export function zoneLabel(timeZone: string): string {
  const city = timeZone.split('/').slice(1).at(-1)
  return city === undefined ? timeZone : labelOf(city.replaceAll('_', ' '), timeZone)
}

const labelOf = (city: string, timeZone: string) => `${city} (${timeZone})`

/** Every zone under each of its cities, sorted by city. */
export function listZoneLabels(zones: readonly string[]): string[] {
  const more = zones.flatMap((zone) => citiesByZone[zone]?.split(', ').map((city) => labelOf(city, zone)) ?? [])
  return [...new Set([...zones.map(zoneLabel), ...more])].sort((a, b) => a.localeCompare(b))
}

/** Finds a zone by a label, the zone's name, or a city under any of its names; null for another text. */
export function findTimeZone(text: string, zones: readonly string[] = timeZonesWith('UTC')): string | null {
  const wanted = foldText(text.replaceAll('_', ' '))
  const zone = zones.find((name) => foldText(name.replaceAll('_', ' ')) === wanted)
  if (zone !== undefined) return zone
  const label = listZoneLabels(zones).find(
    (label) => foldText(label.replaceAll('_', ' ')) === wanted || foldText(label.replace(/ \(.*/, '')) === wanted,
  )
  return label?.match(/\((.*)\)$/)?.[1] ?? null
}
