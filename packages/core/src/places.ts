/** Cities with several names in use (settlement 41), the one of today first. */
export const cityNames: readonly string[][] = [
  ['bengaluru', 'bangalore', 'blr'],
  ['mumbai', 'bombay'],
  ['kolkata', 'calcutta'],
  ['chennai', 'madras'],
  ['gurugram', 'gurgaon'],
  ['pune', 'poona'],
  ['delhi', 'new delhi'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kochi', 'cochin'],
  ['mysuru', 'mysore'],
  ['visakhapatnam', 'vizag', 'vishakhapatnam'],
  ['mangaluru', 'mangalore'],
  ['hubballi', 'hubli'],
  ['belagavi', 'belgaum'],
  ['kozhikode', 'calicut'],
  ['thrissur', 'trichur'],
  ['kollam', 'quilon'],
  ['alappuzha', 'alleppey'],
  ['kannur', 'cannanore'],
  ['tiruchirappalli', 'trichy'],
  ['thanjavur', 'tanjore'],
  ['thoothukudi', 'tuticorin'],
  ['puducherry', 'pondicherry'],
  ['vadodara', 'baroda'],
  ['varanasi', 'benares', 'banaras'],
  ['prayagraj', 'allahabad'],
  ['kanpur', 'cawnpore'],
  ['panaji', 'panjim'],
  ['guwahati', 'gauhati'],
  ['shimla', 'simla'],
  ['solapur', 'sholapur'],
  ['nashik', 'nasik'],
  ['secunderabad', 'secundrabad'],
  ['new york', 'nyc', 'new york city'],
]
const cityNow = new Map(
  cityNames.flatMap(([now = '', ...others]) => others.map((name): [string, string] => [name, now])),
)
const anyOtherName = new RegExp(`\\b(${[...cityNow.keys()].join('|')})\\b`, 'g')

/** Letters that Unicode does not divide into a letter and an accent. */
const letters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}

/** A text in lower case, without accents, with single spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœıħŧ]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** A text as filters compare it: plain, with one name for each city. */
export const foldText = (text: string): string =>
  plainText(text).replace(anyOtherName, (name) => cityNow.get(name) ?? name)
