import { mostLines, remember } from '../remember.ts'
import type { Candidate } from './context.ts'
import { lineAfter } from './tokens.ts'
import { fields, skills } from './vocabulary.ts'

/**
 * Whether a word of another trade is only what somebody made something about or for: 'hotel management system in Java',
 * 'a website for a bakery', 'posts for a yoga studio', 'robot for floor cleaning' show none of hotel management, baking,
 * yoga and cleaning.
 */
export function isSubject(
  text: string,
  { id, start, end }: Candidate,
  isOnSoftware: (from: number, to: number) => boolean,
): boolean {
  const { name, field, category } = skills[id]!
  if (computing.has(field)) return false
  if (isPurpose(text, start)) return true
  const after = lineAfter(text, end, longestCue)
  const lastWord = (words: string) => ` ${words.split(' ').at(-1)}`
  const endsAsProduct = product.test(lastWord(text.slice(start, end))) && !product.test(lastWord(name))
  if (category !== 'Office programs' && (product.test(after) || endsAsProduct)) {
    if (builtBefore.test(text.slice(Math.max(0, start - longestBefore), start))) return true
    const tail = lineAfter(text, end, longestBefore)
    const means = madeWith.exec(tail)
    return means !== null && isOnSoftware(end + means[0].length, end + tail.length)
  }
  const isBusiness = business.test(after) || business.test(` ${text.slice(start, end)}`)
  const before = text.slice(Math.max(0, start - longestCue), start)
  return isBusiness && (clientBefore.test(before) || namedClientBefore.test(before))
}

const computing = new Set(
  [
    'Software development',
    'Data and AI',
    'IT infrastructure',
    'Cybersecurity',
    'UX design',
    'Mathematics and statistics',
  ].map((name) => fields.findIndex((field) => field.name === name)),
)

/** Whether a skill is about computing: what is made with it is a product about something. */
export const isComputing = (id: number): boolean => computing.has(skills[id]!.field)

const longestCue = 40
const longestBefore = 80
const product =
  /^[ -](?:(?:and|&) [\p{L}-]{2,16} )?(?:(?:management|booking|ordering|tracking|tracker|record|information|reservation|billing|prediction|recommendation|detection|portfolio|mobile|web|android|online) ){0,2}(?:systems?|apps?|applications?|websites?|web ?apps?|sites?|portals?|platforms?|software|chatbots?|bots?|backend|frontend|api|database|games?|simulator)\b(?! (?:analysis|testing|engineering|administration))/iu
const built =
  '(?:built|build|building|developed|developing|created|creating|coded|coding|programmed|implemented|designed|made|making|wrote)'
const builtBefore = new RegExp(`\\b${built}\\b[^.;]{0,70}$`, 'i')
/** Applications on paper are no software: 'wrote eleven bail applications'. */
const application =
  '(?<!\\b(?:bail|stay|interim|injunction|amendment|caveat|loan|leave|job|visa|rti|scholarship|grant|patent|trade ?mark|licen[cs]e|membership|insurance|college|admission|passport|pension|subsidy|claim|card|permit|funding) )application'
const things = `apps?|${application}s?|software|systems?|websites?|portals?|platforms?|chatbots?|bots?|robots?|machines?|devices?|press|jigs?|fixtures?|trolleys?|carts?|rigs?|drones?|prototypes?|circuits?|kits?|simulators?|games?|plugins?|extensions?|scripts?|programs?|modules?`
/** Words for how a thing works. A name with others before it may be a thing that was only used: 'Tally software for GST'. */
const qualities =
  'an?|the|my|our|smart|intelligent|auto|automatic|automated|mobile|android|web|online|electronic|digital|electric|hydraulic|pneumatic|solar(?:[ -]powered)?|portable|mini|multi[ -]?purpose|low[ -]cost|(?:iot|ai)(?:[ -]based)?|(?:hand|pedal)[ -]operated'
const madeFor = new RegExp(
  `(?:\\b(?:${built}|develop|design(?: (?:and|&) \\p{L}+)?(?: of)?) (?:(?! and )[^.;,]){0,60}?|^\\W{0,4}(?:(?:${qualities}) ){0,3})\\b(?:${things}) for (?:(?! (?:and \\p{L}+ed|using|with|in|by|on|at|that|which)\\b)[^.;,(|:]){1,80}`,
  'giu',
)
const findPurposes = remember(
  (text) =>
    / for /.test(text)
      ? [...text.matchAll(madeFor)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
      : [],
  mostLines,
)

/** Whether a place of a text says what a thing that was made is for: a jig for welding, an app for booking rooms. */
export const isPurpose = (text: string, at: number): boolean =>
  findPurposes(text).some(({ start, end }) => at >= start && at < end && / for /.test(text.slice(start, at)))
const madeWith = /^[^\n.;,]{0,60}?(?: (?:in|using|with|on) | ?[–:(|-] ?)/i
const business =
  /^[ -](?:[\p{L}-]{2,14} )?(?:studios?|shops?|stores?|firms?|brands?|compan(?:y|ies)|schools?|academ(?:y|ies)|cent(?:re|er)s?|clinics?|hospitals?|hotels?|restaurants?|startups?|agenc(?:y|ies)|ngos?|salons?|gyms?|clients?|classes|business(?:es)?|clubs?|outlets?|labs?|bakery|bakeries|pharmac(?:y|ies)|laundr(?:y|ies)|nurser(?:y|ies)|dair(?:y|ies)|resorts?)\b/iu
const clientBefore =
  /\b(?:for|of) (?:(?:an?|the|our|one|two|three|four|five|some|many|several|\d+|local|small|online|nearby) ){1,2}(?:[\p{L}-]{2,14} )?$/iu

/** 'For Green Leaf' before 'plant nursery' */
const namedClientBefore = /\bfor (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:\p{L}{2,14} )?$/u

/** Whether a skill is of a trade that products are made for: neither computing nor design nor a way of working. */
export const isTrade = (id: number): boolean => !computing.has(skills[id]!.field) && !makers.has(skills[id]!.field)

const makers = new Set(
  [
    'General',
    'Graphic design',
    'Film and animation',
    'Electrical and electronics',
    'Mechanical engineering',
    'Research',
  ].map((name) => fields.findIndex((field) => field.name === name)),
)

/** The parts of a text that tell what a product does: 'Built a payroll app that computes salaries'. */
export function findProducts(text: string): { start: number; end: number }[] {
  return [...text.matchAll(productSentence), ...text.matchAll(productTitle)].map(({ index, 0: part }) => ({
    start: index,
    end: index + part.length,
  }))
}

const productSentence = new RegExp(
  `\\b(?:built|developed|created|coded|programmed|implemented|designed|made|wrote)\\b(?:(?! and \\p{L}+ed\\b| (?:for|on|about) )[^.;]){0,60}\\b(?:apps?|${application}s?|websites?|portals?|chatbots?|bots?|web ?apps?|games?|platforms?|software|(?:services?|scripts?|programs?|modules?) (?:in|that|which))\\b(?:(?! and \\p{L}+ed\\b)[^.;]){0,160}`,
  'giu',
)
const productTitle =
  /^\W{0,4}(?:[\p{L}\d'’:-]+ ){0,5}(?:apps?|websites?|portals?|chatbots?|bots?|games?)\b(?: \(?(?:in|with|using|on) [^.;]{1,40}?)?\)? (?:that|which|where|for|to)\b[^.;]{0,160}|^\W{0,4}(?:[\p{L}\d'’:-]+ ){1,5}management systems? (?:in|with|using|on) [^.;]{0,160}/giu

/** Whether the title of a project says that it is software: 'Gaushala app', whatever its lines tell about cows. */
export const isProductTitle = (title: string): boolean => software.test(title)

const software = new RegExp(
  `\\b(?:(?:web|mobile|android) ?apps?|apps?|${application}(?! of)|website|portal|chatbot|bot|software|management system)\\b`,
  'i',
)
