import { lineAfter, normalizedWords, type Token, tokenize } from './tokens.ts'

type Span = { start: number; end: number }

/** A word that makes capitalised neighbours the name of a place of education. */
export const isCollegeWord = (word: string): boolean => colleges.has(word)

export const collegeWords = `university college institute institution school academy vidyalaya vidyapeeth polytechnic
  universiti universidad universidade universite universität hochschule iit nit iiit iim bits iisc iiser nift nid nlu
  aiims`

const colleges = new Set(normalizedWords(collegeWords))

/** Words that end the name of an employer, a conference or a contest. None of them ends the name of a skill. */
const heads = new Set(
  normalizedWords(`bank hospital hospitals clinic cafe bakery bakers couriers realty realtors motors constructions builders
    developers industries enterprises associates technologies infotech softech infosystems consultants consultancy foods
    snacks sweets creams ltd limited pvt llp inc hotel hotels resort restaurant inn dhaba textiles jewellers traders
    travels airlines airways pharma pharmaceuticals productions herald samachar publications publishers house mart bazaar supermarket cooperative preschool playschool nursery kindergarten gym salon boutique
    stadium nagar nadu summit congress convention colloquium conference symposium conclave expo olympiad cup telecom polymers castings steels
    cements diagnostics caterers provisions agency agencies ventures holdings securities
    finserv palace lodge villa residency regency suites diner eatery bistro tavern dairy dairies farms orchards estates mills distillery brewery florist freight carriers movers tyres paints cables seeds teas spices oils ceramics tiles marbles jewels opticals electricals foundation trust theatre cinema cinemas festival hospice vineyards towers apartments heights
    gardens colony city chowk station junction bhavan plaza`),
)

/** Words that end what comes before a name: 'Data Analyst Intern Axis Bank'. */
const posts = new Set(
  normalizedWords(`intern internship trainee developer engineer analyst executive assistant designer writer manager
    officer associate consultant volunteer student at for with from in by joined worked`),
)

const longestLeft = 4
const joinsColleges: ReadonlySet<string> = new Set(['of', 'for', 'the', 'and'])
const noJoiners: ReadonlySet<string> = new Set()

/** 'Delhi University', 'National Institute of Fashion Technology': capitalised words around a word of education. */
export function findColleges(text: string, tokens: readonly Token[] = tokenize(text)): Span[] {
  const spans: Span[] = []
  let masked = -1
  for (const [index, token] of tokens.entries()) {
    // A word inside a found name cannot reach further than that name.
    if (index <= masked || !colleges.has(token.norm) || !isCapital(text, token.start)) continue
    const from = reach(text, tokens, index, -1)
    const to = reach(text, tokens, index, 1)
    if (from === index && to === index && token.norm.length >= 6) continue
    spans.push({ start: tokens[from]!.start, end: tokens[to]!.end })
    masked = to
  }
  return spans
}

/** The capitalised words before a word such as 'Bank' or 'Cafe', without that word: the 'Java House' of 'Java House Cafe'. */
export function findFirms(text: string, tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, index) => {
    if (index === 0 || !heads.has(token.norm) || !isCapital(text, token.start)) return []
    const from = reach(text, tokens, index, -1, noJoiners)
    return from === index ? [] : [{ start: tokens[from]!.start, end: tokens[index - 1]!.end }]
  })
}

/** The last capitalised word on one side; to the right only after 'of' and 'for'. */
function reach(text: string, tokens: readonly Token[], index: number, step: 1 | -1, joiners = joinsColleges): number {
  const longest = step === 1 ? tokens.length : longestLeft
  let last = index
  for (let at = index + step; tokens[at] !== undefined && Math.abs(at - index) <= longest; at += step) {
    const { norm, start } = tokens[at]!
    if (!touches(text, tokens, at, at - step) || (step === -1 && posts.has(norm))) break
    if (joiners.has(norm)) continue
    if (!isCapital(text, start) || (step === 1 && at === index + 1)) break
    last = at
  }
  return last
}

function touches(text: string, tokens: readonly Token[], one: number, other: number): boolean {
  const [left, right] = one < other ? [one, other] : [other, one]
  return /^(?:[ .&'’-]| & |\. )$/.test(text.slice(tokens[left]!.end, tokens[right]!.start))
}

function isCapital(text: string, at: number): boolean {
  const letter = text[at] ?? ''
  return letter !== letter.toLowerCase()
}

/**
 * Whether a word is an animal, a scene or a drink here ('python feeding at the reptile park'), speaks of a machine instead
 * of a program ('static analysis of a bracket') or of an app instead of a staff, or names a department, a sector or amounts ('letters to the marketing department', 'pharma shares', 'weekly sales').
 */
export function hasOtherSense(text: string, start: number, end: number): boolean {
  // The pages about a product: whoever writes for the 'Debian wiki' need not use Debian.
  if (aboutProduct.test(lineAfter(text, end, longestCue)) && !wikis.test(text.slice(start, end))) return true
  if (namesDepartment(text, start, end)) return true
  const sense = otherSenses.get(text.slice(start, end).toLowerCase())
  return sense?.test(text.slice(Math.max(0, start - longestCue), end) + lineAfter(text, end, longestCue)) ?? false
}

function namesDepartment(text: string, start: number, end: number): boolean {
  if (!department.test(text.slice(start, end))) return false
  const before = text.slice(Math.max(0, start - longestCue), start)
  const after = lineAfter(text, end, longestCue)
  if (/^ (?:figures|numbers|data|amounts?|shares?|stocks?|sector|industry|meetings?)\b/i.test(after)) return true
  if (/^(?:sales|purchase)$/i.test(text.slice(start, end)) && records.test(after)) return true
  if (/^ (?:and (?:the )?[\p{L}]+ )?(?:departments?|dept|teams?|division|section)\b/iu.test(after))
    return /\b(?:the|our|their|its|with|to|from|by|for|and|of)\s$/i.test(before)
  return /\b(?:daily|weekly|monthly|quarterly|yearly|annual|total)\s$/i.test(before) && !raised.test(before)
}

// 'Sales and purchase entries' are bookkeeping.
const records =
  /^(?: (?:and|&|or) (?:the )?\p{L}+)? (?:data|registers?|records?|entries|entry|invoices?|bills?|vouchers?|ledgers?|returns?|books?)\b/iu

const aboutProduct = /^ (?:wiki|forums?|mailing list|subreddit|meetups?|user group)\b/i
const wikis = /wiki|confluence|notion|git|sharepoint|jira|azure/i

const department =
  /^(?:sales|marketing|hr|human resources?|finance|legal|law|pharma|pharmaceuticals?|banking|retail|insurance|design|procurement|purchase|accounts|accounting)$/i
const raised = /\b(?:rais|increas|gr[eo]w|boost|lift|doubl|improv|exceed|achiev|generat)\p{L}*[^.;]{0,30}$/iu

const otherThings: readonly (readonly [string, string])[] = [
  ['access', 'to|road|control'],
  ['excel', 'at(?! (?:an? )?(?:basic|advanced|intermediate|beginner|expert|good|work))'],
  ['spark', 'plugs?|gap|erosion|ignition|timing'],
  ['slack', 'lin(?:e|ing)|season|hours?|time|adjusters?|rope|water'],
  ['rust', 'proof(?:ing|ed)?|removal|removing|cleaning|marks?|spots?|converter|resistan(?:t|ce)|prevention'],
  ['spring', '(?:mass|steel|loaded|balance|onions?|water|rolls?|festival|collection|summer|rate|stiffness|constant)'],
  ['shell', '(?:mou?ld(?:ing)?|and tube|casting|core|eggs?|fish|thickness|company|companies)'],
  ['flask', '(?:shakers?|cultures?|washing|method)'],
  ['hive', '(?:inspections?|boxes|frames?|management|stands?)'],
  ['swift', '(?:dzire|car|response|codes?|messages?|mt\\d+|nests?|birds?)'],
  ['notion', 'that|of'],
  ['cloud', 'chambers?|cover|seeding|kitchens?|burst'],
  ['unity', '(?:day|march|run|rally|hospital|pledge)'],
  ['nursing', '(?:home|mothers?|pads?|chairs?)'],
  ['oracle', 'bones?'],
  ['sketch', '(?:books?|pads?|pens?)'],
  ['stata', 'center'],
  ['maya', '(?:civili[sz]ation|culture|temples?)'],
  ['zoom', 'lens(?:es)?'],
  ['teams', 'of'],
  ['outlook', 'on|for|of|report'],
  ['express', '(?:trains?|deliver(?:y|ies)|couriers?|highway|mail|newspaper)'],
  ['react', 'to|with'],
  ['go', 'kart(?:s|ing)?|downs?|green'],
  ['keynote', '(?:speakers?|speech(?:es)?|address|talks?|lectures?)'],
  ['pages', 'of'],
  ['word', 'of|search|games?|count|problems?|limit'],
  ['numbers', 'of|to'],
]

/** What is loaded, stressed and tested without being a program. */
const ofThings =
  /\b(?:ansys|abaqus|fea|structur\w*|beams?|brackets?|frames?|chassis|truss\w*|columns?|slabs?|piles?|soils?|concrete|steel|bridges?|springs?|shafts?|gears?|wings?|pumps?|engines?|motors?|turbines?|boilers?|valves?|pipes?|drains?|batter(?:y|ies)|transformers?|feeders?|phases|tyres?|tires?|welds?|joints?|loans?|portfolios?|banks?|patients?|treadmill)\b/i
const tests =
  'static analysis|load testing|load tests|stress testing|stress tests|stress test|load test|performance testing|penetration testing|penetration test|smoke testing|smoke test|unit testing|load balancing'

const ofOthers = ['supervision', 'guidance', 'mentorship', 'mentoring', 'leadership']

const otherSenses: ReadonlyMap<string, RegExp> = new Map([
  // 'Spark plug' and 'slack line' are things of their own, wherever they are listed.
  ...otherThings.map(([word, next]): [string, RegExp] => [word, new RegExp(`\\b${word}[ -](?:${next})\\b`, 'i')]),
  ...tests.split('|').map((words): [string, RegExp] => [words, ofThings]),
  // 'Under the direct supervision of a dentist' is what others do.
  ...ofOthers.map((word): [string, RegExp] => [word, new RegExp(`\\bunder (?:[\\p{L}-]+ ){0,3}${word}\\b`, 'iu')]),
  [
    'onboarding',
    /^(?!.*\b(?:hires?|joiners?|employees?|staff|interns|hr|volunteers)\b).*\b(?:screens?|flows?|apps?|redesign\w*|sign-?ups?|wireframes?|prototypes?|users?|figma|sellers?|merchants?|vendors?|drop-?offs?)\b/is,
  ],
  [
    'python',
    /\b(?:snakes?|reptiles?|zoo|feed|fed|feeding|spotting|watching|catching|cobras?|venom|rescue[ds]?|burmese|herpetolog\w+|vivarium)\b/i,
  ],
  ['tableau', /\b(?:parade|floats?|republic day|stage|dance|nativity|carnival|procession)\b/i],
  ['java', /\b(?:coffee|island|temples?|sea|plum|sparrows?|sumatra|indonesia)\b/i],
  ['bms', /\bBMS\b[^.;]*\b(?:college|university|institute|school|(?:19|20)\d\d|cgpa)\b|\bdegree\b/i],
  [
    'deployment',
    /\b(?:police|troops|guards?|forces?|staff|volunteers|nurses|personnel|manpower|labou?r(?:ers)?|workers|buses|vehicles)\b/i,
  ],
  ['inventory', /\b(?:beck|personality|depression|anxiety|interests?|multiphasic|stress) inventory\b/i],
  ['kafka', /\b(?:essay|novels?|author|stories|franz|metamorphosis|literature)\b/i],
  ['docker', /\b(?:ship|harbou?r|yard|port trust)\b/i],
  ['delphi', /\b(?:oracle of|greek|temple)\b/i],
  ['scrum', /\b(?:rugby|half)\b/i],
])

/** Whether a capitalised word names an employer ('at Canva', 'Company: Oracle'), a person or an exam ('UGC NET 2024'). */
export function namesNoSkill(text: string, start: number, end: number): boolean {
  if (!isCapital(text, start)) return false
  const before = text.slice(Math.max(0, start - longestCue), start)
  if (employerBefore.test(before) || personBefore.test(before)) return true
  if (!exam.test(text.slice(start, end))) return false
  return examBefore.test(before) || examAfter.test(lineAfter(text, end, longestCue))
}

const longestCue = 48
const employerBefore =
  /(?:(?<!\b(?:good|great|excellent|proficient|skilled|adept|expert|strong|better|best|brilliant|skills|confident|comfortable|experienced|efficient|quick|fluent|level|working) )\bat |@ ?|\b(?:client|employer|company|organi[sz]ation)s? ?: ?)$/i
const personBefore = /\b(?:Mr|Mrs|Ms|Dr|Prof|Adv|Shri|Smt|Justice)\b\.? (?:\p{Lu}[\p{L}.]{0,20} ){0,2}$/u
const exam = /^\.?[A-Z]{2,5}$/
const examBefore =
  /\b(?:UGC|CSIR|GATE|SLET|NEET|JRF|exams?|qualified|cleared|cracked|appeared for|rank in|score in|paper at|accepted at)\W{0,3}(?:the )?$/i
const examAfter =
  /^\W{0,3}(?:(?:NET|mains?|advanced|exam|rank|percentile|score|written|qualified|air|jrf|cleared|aspirant)\b|\d{2,3}(?:\.\d+)? ?(?:percentile|%ile))/i
