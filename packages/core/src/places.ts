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
