const person = '(?:talent|candidates?|applicants?|interns?|internship|r[eé]sum[eé]|cv)'
const pool = `${person}[\\s-]+(?:pool|pipeline|bank|database|community)\\b(?!\\s+(?:management|analytics|software|tools?|team|dashboard|report|data))`
const poolOf =
  '(?:pool|pipeline|bank|database)\\s+of\\s+(?:\\w+\\s+){0,2}(?:candidates|applicants|interns|talent|talents|r[eé]sum[eé]s|profiles|students|freshers)\\b'
const later =
  '(?:our\\s+|any\\s+|all\\s+|the\\s+|possible\\s+|potential\\s+)?(?:future|upcoming|later)\\s+(?:\\w+\\s+)?(?:openings?|vacanc(?:y|ies)|positions?|roles?|internships?|opportunit(?:y|ies)|requirements?|hiring|needs)\\b'
const opening = '(?:vacanc(?:y|ies)|openings?|open\\s+(?:positions?|roles?)|positions?\\s+open)'
const today = '(?:right\\s+now|at\\s+(?:the\\s+moment|present|this\\s+time)|as\\s+of\\s+now|currently|now|presently)\\b'
const current = '(?:current|immediate|active|existing|present)'
const listing = '(?:this|it|which)(?:\\s+(?:listing|post|posting|advertisement|ad|call|form|role|position))?\\s+is'

/** Words of a company about its own listing only, because recruiting for a pool is the work of many honest internships. */
const poolWords = new RegExp(
  [
    `^(?:talent\\s+pool|future\\s+openings?)\\s*[:–—(-]|\\(\\s*(?:for\\s+)?(?:${pool}|future\\s+openings?)\\s*\\)`,
    `\\b${listing}\\s+(?:only\\s+|just\\s+)?(?:for\\s+|about\\s+)?(?:an?\\s+|our\\s+|the\\s+)?(?:${pool}|${poolOf}|${later})`,
    `\\b(?:we\\s+are|we['’]re|company\\s+is)\\s+(?:always\\s+|only\\s+|currently\\s+)?(?:building|creating|growing|preparing)\\s+(?:up\\s+)?(?:an?\\s+|our\\s+|the\\s+)?(?:${pool}|${poolOf})`,
    `\\b(?:join|(?:in)?to|for|part\\s+of|on)\\s+our\\s+(?:\\w+\\s+)?(?:${pool}|${poolOf})`,
    `\\b(?:we\\s+(?:are\\s+)?|currently\\s+)(?:only\\s+)?(?:collect|gather|invit|accept|tak|receiv)(?:e|ing)?\\s+(?:\\w+\\s+){0,2}(?:r[eé]sum[eé]s|cvs|profiles|applications|expressions\\s+of\\s+interest)\\s+(?:only\\s+)?for\\s+${later}`,
    `\\b(?:hiring|recruiting|apply|applications?\\s+(?:is|are)|interest)\\s+(?:only\\s+)?for\\s+${later}`,
    `\\b(?:no|not\\s+an?|without\\s+an?)\\s+${current}\\s+${opening}`,
    `\\b(?:no|not(?:\\s+have)?(?:\\s+an?|\\s+any)?|don['’]t\\s+have(?:\\s+an?|\\s+any)?)\\s+${opening}\\s+${today}`,
    `\\b(?:currently|right\\s+now|at\\s+present|at\\s+the\\s+moment),?\\s+(?:there\\s+(?:is|are)\\s+no|we\\s+(?:have\\s+no|do\\s+not\\s+have\\s+an?|don['’]t\\s+have\\s+an?))\\s+${opening}`,
    `\\b(?:we\\s+are|we['’]re)\\s+not\\s+(?:(?:actively\\s+)?hiring\\s+${today}|(?:currently|presently)\\s+hiring\\b)`,
  ].join('|'),
  'i',
)

/** 'This is not a talent pool', 'if you are not selected', 'no openings right now in Delhi; this one is in Pune'. */
const isOther =
  /\b(?:not|never|isn['’]t|no)\s+(?:for\s+|just\s+|to\s+(?:join|build)\s+)?(?:an?\s+|our\s+|the\s+)?(?:talent|candidates?|applicants?|interns?|r[eé]sum[eé]|pool|future)\b|\b(?:not|un)[\s-]?(?:selected|shortlisted|successful)|\brejected\b|\b(?:other|besides|elsewhere|perform\w*|complet\w+|certificate|alumni)\b/i
/** A vacancy that is missing at one place or for one team says nothing about the others. */
const isElsewhere = /^\s*(?:in|for|at|of)\s+(?!the\s+moment\b|present\b|this\s+time\b|all\b|any\b)\w/i

/** Where a sentence says that its listing is for a pool of candidates and not for a vacancy; null when none does. */
export function findPoolWords(sentence: string): { start: number; end: number } | null {
  const found = poolWords.exec(sentence)
  if (!found || isOther.test(sentence)) return null
  const end = found.index + found[0].length
  const isOpening =
    /(?:vacanc(?:y|ies)|openings?|now|present|moment|time)$/i.test(found[0]) && /\bnot?\b|n['’]t/i.test(found[0])
  return isOpening && isElsewhere.test(sentence.slice(end)) ? null : { start: found.index, end }
}
