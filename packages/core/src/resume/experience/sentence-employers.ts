import { canonicalSkill } from '../../skills/canonical.ts'
import { findDegrees } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { isSubject } from './course-subjects.ts'
import { isPlace, soundsLikeCompany } from './places-and-employers.ts'

/** 'my uncle's shop', 'our own farm' */
export const family =
  /^(?:own |family|father|mother|papa|uncle|aunt|brother|sister|cousin|husband|friend|neighbour|parent|grand)/i
// What a name in small letters ends with, where somebody works
const workplace =
  /\b(?:shop|store|farm|orchard|hospital|clinic|factory|mill|bakery|office|school|hotel|garage|workshop|company|firm|salon|parlou?r|restaurant|caf[eé]|dhaba|pharmacy|bank|court|chambers?|studio|dairy|business|stall|unit|shack|booth|agency|cent(?:re|er)|plant|theatre|museum|library|gallery|nursery|hall|supermarket|medicals|warehouse|godown|depot|mall|canteen|mess|yard|homestay|lodge)s?$/i

/** What somebody takes part in, and no employer. */
export const occasion =
  /\b(?:day|fest|festival|function|competition|contest|show|event|match|tournament|play|skit|camp|drive|team|class|wedding|puja|moot(?: court)?|hackathon|debate|olympiad|quiz)s?$/i

/** A name says that people work there. */
export const isFirm = (text: string): boolean => soundsLikeCompany(text) || workplace.test(text)

/** How surely a name behind a preposition is an employer's; 0 for places, fields, degrees and small things. */
export function worthOf(text: string, cue: string): number {
  const large = text.replace(/(?<=^|\s)\p{Ll}/gu, (first) => first.toUpperCase())
  const isNamed = isFirm(large)
  if (family.test(text) && !/^own /.test(cue === 'on' ? text : '')) return isNamed || cue === 'object' ? 5 : 0
  if (
    cue === 'on' ||
    /^(?:there$|(?:after|before|since|while|when)\s|\p{Ll}+ing\s)/u.test(text) ||
    isPlace(text) ||
    isPlace(large) ||
    findDegrees(text)[0]?.start === 0
  )
    return 0
  if (!isNamed && /for|in|with/.test(cue) && (isSubject(text) || canonicalSkill(text) !== null)) return 0
  if (!/\p{Lu}/u.test(text)) return isNamed ? 3 : cue === 'at' && !/^(?:home|night)$/.test(text) ? 2 : 0
  if (/^(?:(?:the )?(?:[Cc]hambers?|[Oo]ffice) of (?:the )?)?(?:Adv|Advocate|CA|Dr|Prof)\b\.?\s/.test(text)) return 4.5
  // 'under Advocate Rao at the High Court'
  if (/\bCourt$/.test(large)) return 4.4
  // 'Assisted Doctors'
  if (cue === 'object' && !isNamed && !/\s/.test(text)) return 0
  if (/at|object|called|named/.test(cue)) return 5
  return cue === 'in' ? (isNamed ? 4.5 : 2.5) : isNamed ? 4.7 : 4
}

export const afterSchool =
  /\bafter (?:my |the )?(?:class|std|standard|school|1[02]th|hsc|ssc|inter(?:mediate)?|plus two|diploma|degree|graduation)\b/i

/** Where one studies. */
export const teaches = (text: string, isSchool = false): boolean =>
  /\b(?:College|University|Institute|Polytechnic|ITI)\b/i.test(text) ||
  (isSchool && findInstitutions(text, []).length > 0)
