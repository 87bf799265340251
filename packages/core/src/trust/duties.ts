const who =
  'customer|client|user|patient|tenant|merchant|vendor|supplier|guest|visitor|parent|school|donor|borrower|seller|buyer|driver|traveller|passenger|subscriber|policyholder|hospital|household|resident|investor|shopkeeper|employee|farmer|dealer|retailer|distributor|insurer|trader|lender'

/** People whose fees and documents an intern works with. Students are left out, since applicants are students. */
const others = new RegExp(
  String.raw`\b(?:(?:${who})(?:s|['’]s|s['’])|(?:each|every|any)\s+(?:${who})|(?:our|the|an?)\s+(?:app|platform|gateway|product|portal|software|tool|marketplace|bank)|per (?:trade|order|transfer|transaction)|by law|societies|housing society|members|the public|learners)\b`,
  'i',
)

const works =
  'reconcil|process|collect|record|track|manag|handl|calculat|verif|check|build|design|develop|test|analys|analyz|explain|chas|prepar|audit|review|automat|integrat|monitor|match|forecast|model|classif|extract|detect|digiti[sz]|answer|maintain|learn|understand|updat|compar|draft|summari[sz]|investigat|support|assist|follow up|creat|implement|improv|mask|scan|recogni[sz]|encrypt|label|help'
/** 'The selection process' and 'after the review' name no work of the intern. */
const asNoun =
  '(?:the|your|our|an?|this|selection|onboarding|hiring|recruitment|joining|application|registration|interview|background)'
const duty = new RegExp(String.raw`(?<!\b${asNoun}\s)\b(?:${works})(?:e[sd]?|e?s|ed|[a-z]?ing|y|ies|ied|ying)?\b`, 'i')

/** Whether the fees or papers that a clause names are the work: those of customers, or what the intern checks or builds. */
export const isOfOthers = (clause: string): boolean => others.test(clause)

/** Work that is done on what was sent, not by who sent it. */
const onApplication = /\bto \w+ your (?:application|resume|profile|documents)\b/i
const blank = (words: string) => ' '.repeat(words.length)

/** Index of the first verb of office work ('verify', 'reconcile') in a clause; Infinity when there is none. */
export const dutyAt = (clause: string): number =>
  duty.exec(clause.replace(onApplication, blank))?.index ?? Number.POSITIVE_INFINITY
