import type { Candidate } from './context.ts'
import { fields, skills } from './vocabulary.ts'

/**
 * Whether a word of another trade is only what somebody made something about or for: 'hotel management system in Java',
 * 'a website for a bakery', 'posts for a yoga studio' show neither hotel management nor baking nor yoga.
 */
export function isSubject(text: string, candidate: Candidate, isOnSoftware: () => boolean): boolean {
  const { id, start, end } = candidate
  const { field, category } = skills[id]!
  if (computing.has(field)) return false
  const after = text.slice(end, end + longestCue)
  const isProduct = product.test(after) || product.test(` ${text.slice(start, end).split(' ').at(-1)}`)
  if (category !== 'Office programs' && isProduct)
    return builtBefore.test(text.slice(Math.max(0, start - longestBefore), start)) || isOnSoftware()
  const isBusiness = business.test(after) || business.test(` ${text.slice(start, end)}`)
  return isBusiness && clientBefore.test(text.slice(Math.max(0, start - longestCue), start))
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
const builtBefore =
  /\b(?:built|build|building|developed|developing|created|creating|coded|coding|programmed|implemented|designed|made|making)\b[^.;]{0,70}$/i
const business =
  /^[ -](?:[\p{L}-]{2,14} )?(?:studios?|shops?|stores?|firms?|brands?|compan(?:y|ies)|schools?|academ(?:y|ies)|cent(?:re|er)s?|clinics?|hospitals?|hotels?|restaurants?|startups?|agenc(?:y|ies)|ngos?|salons?|gyms?|clients?|classes|business(?:es)?|clubs?|outlets?|labs?|bakery|bakeries|pharmac(?:y|ies)|laundr(?:y|ies))\b/iu
const clientBefore =
  /\b(?:for|of) (?:(?:an?|the|our|one|two|three|four|five|some|many|several|\d+|local|small|online|nearby) ){1,2}(?:[\p{L}-]{2,14} )?$/iu
