/** Cities with two names in use (settlement 41), as the search compares them. */
const otherNames: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  gurgaon: 'gurugram',
  poona: 'pune',
  'new delhi': 'delhi',
  trivandrum: 'thiruvananthapuram',
  cochin: 'kochi',
  nyc: 'new york',
}
const anyOtherName = new RegExp(`\\b(${Object.keys(otherNames).join('|')})\\b`, 'g')

/** A text as search and filters compare it: lower case, no accents, one name for each city. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  return plain.replace(anyOtherName, (name) => otherNames[name] ?? name)
}

/** Countries by their names at the end of a location, and the cities that the location filter always offers. */
const countries: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  austin: 'US',
  'san francisco': 'US',
  'new york': 'US',
  boston: 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  singapore: 'SG',
  germany: 'DE',
  canada: 'CA',
  australia: 'AU',
  uae: 'AE',
  'united arab emirates': 'AE',
}

/** The ISO 3166-1 code of a location's country; India when the location names no other. */
export function countryCode(location: string): string {
  const parts = location.split(/[,/()]/).map(foldText)
  return parts.map((part) => countries[part]).findLast((code) => code !== undefined) ?? 'IN'
}
