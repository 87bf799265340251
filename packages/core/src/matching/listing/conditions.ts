import { tokenize } from '../../skills/tokens.ts'
import { isFiller } from '../profile/uncounted-words.ts'

/**
 * Whether a requirement is only a condition of the internship ('Available for 6 months', 'Own laptop', 'Night shift').
 * A resume does not show these, so they are not in the score. 'Own laptop with AutoCAD' is more than a condition.
 */
export function isCondition(text: string): boolean {
  const rest = withoutConditions(text)
  return rest !== text && tokenize(rest).every(({ norm }) => isFiller(norm) || between.has(norm))
}

/** A phrase with blanks for its conditions: 'Field visits by two-wheeler' asks for field visits. Every letter keeps its place. */
export const withoutConditions = (text: string): string => text.replace(condition, (found) => ' '.repeat(found.length))

/** What a requirement says of conditions: all of it where it is only one, else the words of each. */
export const conditionsIn = (text: string): string[] =>
  isCondition(text) ? [text.trim()] : [...text.matchAll(condition)].map(([found]) => found.trim())

/** Words around a condition that ask for nothing else. */
const between = new Set(
  'available availability ready able open need should currently present only least from above comfortable okay ok fine welcome advantage must valid prefer compulsory between'.split(
    ' ',
  ),
)

const number = '(?:\\d{1,2}|one|two|three|four|five|six)'
const length = `${number}(?:\\s?[-–to]{1,2}\\s?\\d{1,2})?\\+?`
/** The clause that a condition goes on with: 'travel within the city'. */
const tail = '[^,;.()&/]{0,40}?(?=$|[,;.()&/]| (?:and|or|with|is|are|required|preferred|must|mandatory|if)\\b)'
const ready =
  '(?:(?:must|should|can|will|has to|need to|be|is|are) ){0,2}(?:comfortable|ready|willing(?:ness)?|open|okay|ok|fine|flexible|able|available|prepared|happy|no (?:issue|problem))'
/** Not the 'laptop' of 'laptop repair'. */
const goesOn =
  '(?=\\s*(?:$|[,.;()/]|(?:and|or|with|is|required|preferred|preferably|mandatory|must|a plus|an advantage|compulsory|needed|necessary|for (?:work|travel|field)|pc|desktop|computer)\\b))'
const own = '(?:(?:own|personal|having|have|has|must have|should have|need|an?|your|working|good|basic|decent) ){0,4}'
const vehicle =
  '(?<!\\b(?:commercial|electric|motor|heavy|light|passenger|goods|transport|company|rental|used|armou?red) )(?:(?:two|2)[- ]?wheelers?|bikes?|motor ?(?:cycles?|bikes?)|scoot(?:ers?|y)|vehicles?)'
const daytime =
  '(?:night|day|early|late|morning|evening|weekend|week-?end|sunday|saturday|holiday|rotational|rotating|flexible|odd|split)s?'
const conditions = [
  // Time and place of the work
  `(?:available|availability|duration|commit(?:ment)?)\\b.{0,30}?${length}[ -]?(?:months?|weeks?|days?|hours?)(?: (?:a|per) (?:day|week))?`,
  `${length}[ -]?(?:months?|weeks?|days?|hours?) (?:of )?(?:availability|commitment|internship|a week|per week|a day|per day|working|full[ -]?time)`,
  '(?:available|availability) (?:full[ -]?time|part[ -]?time|immediately|on weekends?|for the whole duration|from \\p{L}+)|(?:full|part)[ -]?time(?: (?:only|internship|availability))?(?=\\W*$)',
  '(?:immediate|early|quick) (?:joiner|joining|start|availability)s?|(?:can|able to|ready to|should|must) (?:join|start)(?: work)? (?:immediately|at once|soon|within|from|by)\\b[^,;()]{0,20}|join(?:ing)? immediately|notice period',
  `(?:${ready} (?:to|with|for) |can |must |should )(?:travel(?:ling)?|commut(?:e|ing)|relocat(?:e|ing|ion))(?: ?(?:or|and|\\/) ?(?:travel|relocat\\p{L}+|commute))*${tail}|comfortable (?:in )?(?:travelling|commuting)${tail}|relocation(?= required|\\W*$)`,
  `${ready} (?:to|with) (?:live|living|stay|staying|reside|residing|shift|shifting|move)\\b${tail}|(?:living|staying|residing) (?:on|in|at|near|within|around|close to)\\b${tail}|(?:local|nearby) (?:candidates?|people|students?|residents?)`,
  '(?:work(?:ing)?|job) (?:from|at|in) (?:the )?(?:office|home)|(?:on[ -]?site|in[ -]?office|remote|hybrid)(?: (?:work|internship|only|role|mode))?(?=\\W*(?:$|,|and\\b|or\\b))',
  `${daytime}(?:,? (?:or|and|&) ${daytime}|\\/${daytime}| ${daytime})* (?:shifts?|hours|availability|timings?|duty|duties|working|work(?: and travel)?)${goesOn}`,
  `${ready}(?: to)?(?: do| work| working)?(?: with| for| in| on)?(?: ${daytime}| any| the| all| both| different| all types of){0,3} (?:shifts?|weekends?|sundays?|holidays?|nights|late evenings|odd hours|long hours|timings?)(?:,? (?:and|or|&) (?:weekends?|sundays?|holidays?|nights|overtime))?|shift (?:timings?|work|dut(?:y|ies)|basis)|work(?:ing)? in (?:${daytime} )?shifts|(?:flexible|fixed) (?:hours|timings?)|(?:can|able to) (?:stand|sit|work) (?:for )?(?:long|many|late) hours|standing (?:for )?long hours|work(?:ing)? (?:at|on) heights?`,
  `${ready}(?: to work| working)? (?:with|in|on|at|to) (?:the )?(?:dust|heat|noise|heights?|sun|rain|cold|outdoors?|scaffolding)(?:,? (?:and|or|&) (?:dust|heat|noise|heights?|sun|rain|cold))?`,
  // What the student needs to own
  `${own}(?:laptops?|smart ?phones?|android (?:smart ?)?(?:phones?|mobiles?))(?: (?:with (?:good |stable )?(?:internet|wi-?fi|webcam)))?${goesOn}`,
  `(?:own|personal|having an?|have an?|must have an?) (?:own |personal |working )*(?:computers?|pc|desktops?)${goesOn}`,
  `(?:(?:by|on|with) )?${own}${vehicle}(?: (?:riding|driving|with|and|or|valid|own|driving|licen[cs]e|dl))*${goesOn}|(?:valid )?(?:(?:two|2|four|4)[- ]?wheeler |driving |lmv )+licen[cs]e${goesOn}`,
  `(?:good |stable |strong |reliable |high[ -]speed |fast |proper |broadband )*(?:internet|wi-?fi|broadband)(?: (?:connection|connectivity|access))?${goesOn}`,
  // Year of study and age
  '(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|final|pre[ -]?final|last|any)(?:(?: or |\\/| and |, ?)(?:\\d(?:st|nd|rd|th)|second|third|fourth|final|pre[ -]?final))* (?:semester|sem|year)s?(?: (?:students?|only|undergraduates?|of study))*',
  '(?:batch|class) of 20\\d\\d|20\\d\\d (?:batch|pass[ -]?outs?|graduates?)|(?:passing|graduating)(?: out)? in 20\\d\\d',
  '(?:minimum |min |at least )?(?:cgpa|gpa)(?: (?:of|above|over|minimum))*\\s?\\d(?:\\.\\d+)?\\+?(?: (?:and|or) above)?',
  '(?:minimum )?age(?:d)?(?: (?:of|above|over|limit|between|group|should|must|be|is))*\\s?\\d{2}(?:\\s?(?:[-–+]|to|and|years?)\\s?(?:\\d{2}|above)?)*(?: years?)?|(?:above|over|below|under) \\d{2} years(?: of age| old)?|\\d{2}(?: ?- ?| to )\\d{2} years(?: of age| old)',
  '(?:local|regional) languages?(?: (?:speaking|known|knowledge))?',
  'physically fit|physical fitness(?=\\W*$)',
]
const condition = new RegExp(conditions.map((words) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`).join('|'), 'giu')
