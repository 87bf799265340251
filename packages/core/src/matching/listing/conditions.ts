import { tokenize } from '../../skills/tokens.ts'
import { isFiller } from '../profile/uncounted-words.ts'

/**
 * Whether a requirement is only a condition of the internship ('Available for 6 months', 'Own laptop', 'Night shift').
 * A resume does not show these, so they are not in the score. 'Own laptop with AutoCAD' is more than a condition.
 */
export function isCondition(text: string): boolean {
  const rest = text.replace(condition, ' ')
  return rest !== text && tokenize(rest).every(({ norm }) => isFiller(norm) || between.has(norm))
}

/** Words around a condition that ask for nothing else. */
const between = new Set(
  'available availability ready able open need should currently present only least from above'.split(' '),
)

const length = '(?:\\d{1,2}|one|two|three|four|five|six)(?:\\s?[-–to]{1,2}\\s?\\d{1,2})?\\+?'
/** Not the 'laptop' of 'laptop repair'. */
const goesOn = '(?=\\s*(?:$|[,.;()/]|(?:and|or|with|is|required|pc|desktop|computer)\\b))'
const conditions = [
  // Time and place of the work
  `(?:available|availability|duration|commit(?:ment)?)\\b.{0,30}?${length}[ -]?(?:months?|weeks?|days?|hours?)(?: (?:a|per) (?:day|week))?`,
  `${length}[ -]?(?:months?|weeks?|days?|hours?) (?:of )?(?:availability|commitment|internship|a week|per week|a day|per day)`,
  'available (?:full[ -]?time|part[ -]?time|immediately|on weekends?|for the whole duration)',
  '(?:immediate|early) (?:joiner|joining|start|availability)s?|(?:can|able to|ready to) (?:join|start) (?:immediately|at once|soon)|join(?:ing)? immediately|notice period',
  '(?:willing(?:ness)?|ready|able|open|flexible) to (?:travel|relocate|commute)(?: ?(?:or|and|\\/) ?(?:travel|relocate|commute))*|willing(?:ness)? for relocation|relocation(?= required|\\W*$)',
  '(?:work(?:ing)?|job) (?:from|at|in) (?:the )?(?:office|home)|(?:on[ -]?site|in[ -]?office|remote|hybrid)(?: (?:work|internship|only|role|mode))?',
  '(?:night|day|rotational|rotating|evening|morning|weekend|flexible)(?: or (?:night|day|rotational))? shifts?|shift timings?|weekend (?:work|availability)|(?:flexible|fixed) (?:hours|timings?)',
  // What the student needs to own
  `(?:laptops?|smart ?phones?|android phones?|(?:own|personal|having an?|have an?|must have an?) (?:own |personal |working )*(?:laptops?|computers?|pc|desktops?|smart ?phones?|two[ -]?wheelers?|bikes?|vehicles?|scooters?))${goesOn}`,
  `(?:good |stable |strong |reliable |high[ -]speed |fast |proper |broadband )*(?:internet|wi-?fi|broadband)(?: (?:connection|connectivity|access))?${goesOn}`,
  // Year of study and age
  '(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|final|pre[ -]?final|last|any)(?:(?: or |\\/| and |, ?)(?:\\d(?:st|nd|rd|th)|second|third|fourth|final|pre[ -]?final))* (?:semester|sem|year)s?(?: (?:students?|only|undergraduates?|of study))*',
  '(?:batch|class) of 20\\d\\d|20\\d\\d (?:batch|pass[ -]?outs?|graduates?)|(?:passing|graduating)(?: out)? in 20\\d\\d',
  '(?:minimum |min |at least )?(?:cgpa|gpa)(?: (?:of|above|over|minimum))*\\s?\\d(?:\\.\\d+)?\\+?(?: (?:and|or) above)?',
  '(?:minimum )?age(?:d)?(?: (?:of|above|over|limit|between|group))*\\s?\\d{2}(?:\\s?(?:[-–+]|to|and|years?)\\s?(?:\\d{2}|above)?)*|(?:above|over) \\d{2} years(?: of age| old)?',
]
const condition = new RegExp(conditions.map((words) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`).join('|'), 'giu')
