import { narrowSpan, type Span, splitSpan } from '../layout/text-spans.ts'
import { hasTitleNoun } from './job-titles.ts'

/** Placeholders of unfilled templates and of anonymised resumes for the name of an employer and for a place. */
export const placeholderCompany = /\b(?:company|employer|organi[sz]ation) name\b/i

/** Whether a text as a whole names a place and nothing else: 'Pune, India', 'Santa Clara, CA', 'Remote'. */
export function isPlace(text: string): boolean {
  const plain = text.replace(/[()]|\.$/g, '').trim()
  if (plain.length > 45 || /\d{3}/.test(plain)) return false
  if (workplaces.test(plain) || /^(?:city|state|country)$/i.test(plain) || village.test(plain)) return true
  const parts = plain.split(/\s*,\s*/)
  if (parts.length === 1) return knownPlaces.has(plain.toLowerCase())
  const isShort = parts.length === 2 || (parts.length === 3 && (isKnown(plain) || isRegion(parts[1] ?? '')))
  return isShort && parts.every(isPlaceName) && isRegion(parts.at(-1) ?? '')
}

/** A place that could not be the name of a company with its country: a known one, a state by its letters, 'Remote'. */
export function isCertainPlace(text: string): boolean {
  const parts = text
    .replace(/[()]/g, '')
    .split(',')
    .map((part) => part.trim())
  return isPlace(text) && (parts.length === 1 || isKnown(parts[0] ?? '') || /^[A-Z]{2}$/.test(parts.at(-1) ?? ''))
}

/** Where a place begins that ends a text, behind a sign or, if the city is well known, behind a blank; or null. */
export function findPlaceAtEnd(text: string): number | null {
  const behindSigns = startsBehind(text, /(?:[,|(]|\s[–—-])\s*(?=\p{Lu})/gu)
  const behindBlanks = startsBehind(text, /(?<!\b(?:[Oo]f|[Ii]n|[Aa]t|[Ff]or|the|de|and|&))\s(?=\p{Lu})/gu).filter(
    // 'Dabur India' is a name, 'Zed Labs Pune' says where.
    (start) => isKnown(text.slice(start)) && !isRegion(text.slice(start)) && !manyCampuses.test(text.slice(0, start)),
  )
  const starts = [...behindSigns, ...behindBlanks]
  const start =
    starts.find((from) => isPlace(text.slice(from)) || (from > 0 && isPlace(withComma(text.slice(from))))) ?? null
  // 'Intern (Remote)', 'Nova Labs, Pune (Remote)'
  if (start === null || text[start - 1] !== '(') return start
  const before = text.slice(0, start - 1).trimEnd()
  return findPlaceAtEnd(before) ?? before.length
}

/** Behind a company 'Cork (Ireland)' says what 'Cork, Ireland' says; alone, 'Acme (India)' may be one. */
const withComma = (text: string) => text.replace(/^(\p{Lu}[\p{L} .'’-]{1,30}) \((\p{Lu}[^()]{1,40})\)$/u, '$1, $2')

// Their city is a part of the name: 'IIT Bombay' and 'IIT Madras' are two institutes.
export const manyCampuses = /\b(?:IIT|IIIT|NIT|IIM|IISc|IISER|AIIMS|BITS|NIFT|NID|NLU|VIT)\s$/

const startsBehind = (text: string, gap: RegExp) =>
  [...text.matchAll(gap)].slice(-5).map((match) => match.index + match[0].length)
const isKnown = (text: string) => knownPlaces.has((text.split(',', 1)[0] ?? '').trim().toLowerCase())

/** The name of a city or region: at most four words, none of them of companies, schools or jobs. */
function isPlaceName(text: string): boolean {
  return properName.test(text) && text.split(' ').length <= 4 && !soundsLikeCompany(text) && !hasTitleNoun(text)
}

/** The placeholder of a place anywhere in a text. */
export function findPlaceholderPlace(text: string): { start: number; end: number } | null {
  const match = /\bCity ?, ?State\b(?: ?, ?(?:US|USA|UK|[A-Z][a-z]+(?: States| Kingdom)?)\b)?/.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** Splits at 'Company Name' and 'City , State', the words that templates and anonymised resumes leave. */
export function takePlaceholders(span: Span): { company: Span | null; rest: Span[] } {
  const match = placeholderCompany.exec(span.text)
  const company = match ? narrowSpan(span, match.index, match.index + match[0].length) : null
  const parts = match
    ? [narrowSpan(span, 0, match.index), narrowSpan(span, match.index + match[0].length, span.text.length)]
    : [span]
  return { company, rest: parts.flatMap((part) => (part ? aroundPlace(part) : [])) }
}

function aroundPlace(span: Span): Span[] {
  const place = findPlaceholderPlace(span.text)
  if (!place) return [span]
  const parts = [narrowSpan(span, 0, place.start), narrowSpan(span, place.end, span.text.length)]
  return parts.filter((part) => part !== null)
}

export function withoutPlace(whole: Span): Span[] {
  const span = narrowSpan(whole, 0, lengthAtEnd.exec(whole.text)?.index ?? whole.text.length) ?? whole
  if (isPlace(span.text)) return []
  const place = findPlaceAtEnd(span.text)
  if (place === null) return [span]
  const before = narrowSpan(span, 0, place)
  return before ? [before] : []
}

const lengthAtEnd =
  / \(\d[^()]*\)$|(?:,|\s(?:[–—-]|of|for))\s(?:\d+|one|two|three|four|six) (?:days?|weeks?|months?)(?: (?:from|since|in))?$/u

/** 'Acme, Pune, India' is Acme; of 'Papaya Mobile, Singapore' too only the first part is the company. */
export function companyIn(span: Span): Span {
  const place = findPlaceAtEnd(span.text)
  if (place !== null) return narrowSpan(span, 0, place) ?? span
  return isPlace(span.text) && !isCertainPlace(span.text) ? (splitSpan(span, /\s*,\s+/g)[0] ?? span) : span
}

const workplaces =
  /^(?!.*\b(?:interns?|internship|trainee|assistant|volunteer)\b)(?:remote(?:ly)?|hybrid|on-?site|work from home|wfh|virtual|in-office|online)(?:[ ,/(-]+[\w ]{2,20}\)?)?$/i
const village = /^(?:village|vill\.?|tehsil|taluka?|gram panchayat) \p{Lu}\p{L}+$/iu
const properName = /^\p{Lu}[\p{L}.'’ -]{0,30}$/u

const isRegion = (text: string) => /^[A-Z]{2}$/.test(text) || regions.has(text.toLowerCase().replace(/\./g, ''))

const list = (names: string) => new Set(names.split(/\s*[,\n]\s*/).filter((name) => name !== ''))

const regions = list(`
  india, usa, us, united states, united states of america, uk, united kingdom, england, scotland, wales, ireland, canada,
  germany, france, italy, spain, portugal, netherlands, the netherlands, belgium, switzerland, austria, poland, sweden, norway,
  denmark, finland, czech republic, hungary, romania, greece, turkey, türkiye, russia, ukraine, israel, uae, united arab emirates,
  saudi arabia, qatar, kuwait, oman, bahrain, egypt, south africa, nigeria, kenya, ghana, cameroon, pakistan, bangladesh, sri lanka,
  nepal, china, hong kong, taiwan, japan, south korea, korea, singapore, malaysia, indonesia, thailand, vietnam,
  philippines, estonia, latvia, lithuania, croatia, slovenia, slovakia, serbia, bulgaria, albania, north macedonia, bosnia and herzegovina,
  montenegro, moldova, cyprus, malta, luxembourg, iceland, tunisia, morocco, algeria, deutschland, österreich, schweiz,
  frankreich, spanien, italien, niederlande, belgique, suisse, allemagne, autriche, espagne, italie, españa, alemania, francia, italia,
  suiza, méxico, brasil, suíça, espanha, alemanha, frança, germania, spagna, svizzera, magyarország, românia, polska, česko, sverige,
  danmark, norge, suomi, eesti, australia, new zealand, brazil, mexico, argentina, chile, colombia, peru, puerto rico,
  andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand,
  karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan,
  sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, delhi, new delhi, jammu and kashmir, ladakh,
  puducherry, chandigarh, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida,
  georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan,
  minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york,
  north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota,
  tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec,
  british columbia, alberta, new south wales, victoria, queensland, state, country, bavaria
`)

const knownPlaces = new Set([
  ...regions,
  ...list(`
    bengaluru, bangalore, mumbai, bombay, pune, hyderabad, chennai, kolkata, gurgaon, gurugram, noida, greater noida,
    ahmedabad, jaipur, lucknow, kochi, coimbatore, indore, bhopal, nagpur, surat, vadodara, visakhapatnam, patna, ranchi,
    bhubaneswar, guwahati, thiruvananthapuram, mysore, mysuru, mangalore, manipal, vellore, trichy, madurai, kanpur,
    varanasi, dehradun, ghaziabad, faridabad, thane, navi mumbai, nashik, aurangabad, rajkot, amritsar, ludhiana, jalandhar,
    london, new york city, san francisco, seattle, boston, chicago, los angeles, austin, dallas, houston, atlanta, toronto,
    vancouver, montreal, berlin, munich, paris, amsterdam, dublin, zurich, madrid, barcelona, milan, rome, lisbon, vienna,
    warsaw, prague, stockholm, copenhagen, oslo, helsinki, istanbul, dubai, abu dhabi, doha, riyadh, tokyo, seoul, beijing,
    shanghai, shenzhen, sydney, melbourne, kuala lumpur, jakarta, bangkok, manila, hanoi, karachi, lahore, dhaka, colombo,
    kharagpur, jamshedpur, rourkela, cuttack, raipur, gwalior, jabalpur, agra, meerut, prayagraj, allahabad, gandhinagar, jodhpur, udaipur,
    ajmer, kozhikode, calicut, thrissur, kottayam, panaji, panjim, tirupati, warangal, vijayawada, guntur, belagavi, hubli,
    puducherry, pondicherry, mohali, shimla, srinagar, roorkee, solapur, kolhapur, manchester, edinburgh, glasgow, leeds,
    birmingham, liverpool, philadelphia, pittsburgh, denver, san diego, san jose, miami, minneapolis, detroit, baltimore,
    ottawa, calgary, rio de janeiro, hamburg, frankfurt, stuttgart, cologne, köln, düsseldorf, leipzig, dresden, münchen,
    zürich, wien, geneva, genève, lausanne, basel, lyon, marseille, toulouse, nantes, bordeaux, lille, grenoble, brussels,
    antwerp, ghent, rotterdam, utrecht, eindhoven, gothenburg, budapest, bucharest, athens, kraków, porto, lisboa,
    valencia, seville, sevilla, turin, torino, milano, roma, bologna, naples, moscow, kyiv, almaty, tashkent, ankara, izmir,
    tel aviv, haifa, sharjah, jeddah, accra, addis ababa, kampala, casablanca, taipei, osaka, kyoto, brisbane, auckland, islamabad,
    kathmandu, nairobi, lagos, cairo, cape town, johannesburg, são paulo, mexico city, buenos aires, bogota, santiago, lima
  `),
])

/** 'ISRO', 'CSIR-CLRI' */
export const isAcronym = (text: string): boolean => /^[A-Z]{3,}(?:[-–/ ][A-Z]{2,})*$/.test(text)

/** 'Chambers of Adv. R. Menon', 'Office of Sr. Adv. K. Pillai': an employer, never a title. */
export const namesChambers = (text: string): boolean => /^(?:Law )?(?:Chambers?|Offices?) of\b|\bChambers$/.test(text)

/** A text has a word that only names of companies have. */
export const soundsLikeCompany = (text: string): boolean =>
  companyWord.test(text) || companySign.test(text.replace(/ \([^()]*\)$/, '')) || namesChambers(text)

const companySign =
  /^M\/s\b|\b(?:Court|Aayog|Authority|Tribunal|Commission|Legal Aid|Secretariat)\b|&\s(?:Co|Sons|Bros|Brothers|Associates|Company|Partners)\b|\b(?:Associates|Advocates|Chartered Accountants|Motors|Tractors|Textiles|Pharma|Mills|Clinic|Exports|Builders|Constructions?|Infra|Foods|Cycles|Works|Stores|Medicals|Traders|Tailors|Hardwares?|Jewellers|Bakers|Bakery|Caterers|Electricals|Opticals|Supermarket|Mart|Resorts?|Palace|Components|Forgings|Castings|Spinners|Foundry|Foundries|Steels|Polymers|Plastics|Cements|Sugars|Fabrics|Garments|Apparels|Printers|Publishers|Couriers|Travels|Pumps|Valves|Gears|Fasteners|Bearings|Cables|Ceramics|Paints|Estates|Plantations|Mission|Samiti|Sangh|Sansthan|Sanstha|Kendra|Parishad|Nigam|Mandal|Collective|Alliance|Initiative)$/

const companyWord =
  /\b(?:Inc|Ltd|LLC|LLP|L\.L\.C|Corp|Corporation|Company|Co(?=\.)|GmbH|AG|S\.?A\.?|PLC|Pvt|Private Limited|Limited|Technologies|Solutions|Systems|Labs?|Laborator(?:y|ies)|Group|Bank|University|College|Institute|School|Hospital|Foundation|Association|Agency|Consulting|Consultancy|Partners|Holdings|Industries|Enterprises|Studios?|Ventures|Services|Society|Trust|Council|Ministry|Department|Academy|Club|Network|Media|Software|Infotech|Restaurant|Caf[eé]|Store|Hotel|Center|Centre|PHC|CHC|KVK)\b\.?/
