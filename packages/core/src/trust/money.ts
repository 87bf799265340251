import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import type { Span } from './quote-span.ts'

const amount = String.raw`(?:₹|\brs\.?|\binr)\s*\d[\d,.]{0,12}|\b\d[\d,]{0,12}\s*(?:rupees|rs\b|\/-)`
const kinds =
  'registration|application|joining|training|processing|onboarding|enrol?lment|admission|certificat\\w+|course|exam\\w*|kit|material|laptop|uniform|background check|verification|documentation|interview|placement|security|admin\\w*|participation|internship|booking|seat'

const noun = new RegExp(
  String.raw`\b(?:(?:${kinds})\s+(?:charges?|amount|cost|fees?|deposits?)|fees?|(?<!\b(?:cash|fixed|term|bank|savings|recurring|mineral|ore|direct|demand|salt)\s)deposits?|caution money|security money|token (?:amount|money))\b(?!\s+(?:accounts?|products?|slips?|module|schedule|income|structure))`,
  'gi',
)

/** Words that make applicants pay. */
const demand =
  /\b(?:must|have to|has to|needs? to|required to|should|shall|is to be|are to be|to be|can be|will be)\s+(?:be\s+)?(?:pa(?:y|id)|deposit(?:ed)?|submit(?:ted)?|transfer(?:red)?|charged|collected|taken|remitted)\b|\b(?:refund\w*|returned (?:after|at|on|when))\b|\b(?:mandatory|compulsory|payable|applicable|applies)\b|\b(?:is|are) (?:charged|required|needed|collected|taken|due)\b|\bfrom (?:you|each|every|all|selected|candidates|applicants|interns|students)\b|\bbefore (?:joining|you join|you start|the interview|your interview|the offer)\b|\bat the time of (?:joining|registration|selection)\b|\bto (?:confirm|reserve|secure|book|block|hold)\s+(?:your|the|a)\b|\b(?:we|company) (?:charge|take|collect|ask|require)s?\b/i

const paying =
  /\b(?:pay|pays|paying|payment of|transfer|remit|submit|deposit|make (?:a|the) payment)\b(?! (?:attention|visits?|respect))/i

const byUs =
  /\b(?:we|the company|our (?:team|company|office))\s+(?:will\s+|also\s+|gladly\s+)?(?:pay|pays|cover|covers|bear|bears|sponsor|sponsors|reimburse|reimburses)\b|\b(?:paid|covered|borne|sponsored|reimbursed)\s+(?:by\s+(?:us|the company|our)|for you)\b|\bat our (?:cost|expense)\b/i

/** Maximum characters between a fee and its sum or the verb that pays it. */
const near = 30
const reach = 60
const sum = new RegExp(amount, 'i')
const isExtra = /\bextra\b/i

const bond =
  /\b(?:service|training|employment|internship|work|joining)\s+bond\b|\b(?:sign|signing|execute)\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}bond\b|\bbond\s+(?:of|for|period|amount|is|will be)\b|\bbond\s*[:=–-]|\b(?:year|month)s?[\s-]+bond\b(?!\s+(?:trad|market|desk|pric|fund|portfolio)\w*)/gi

const plainPayment = new RegExp(
  String.raw`\b(?:you|candidates?|applicants?|interns?|students?)\s+(?:(?:must|will|should|shall|have to|need to|has to|are required to|is required to|will have to|are to)\s+)?(?:pay|transfer|remit|deposit)\s+(?:only\s+|just\s+)?(?:${amount}|for (?:the |your )?(?:${kinds}))|^(?:(?:please|kindly)\s+)?(?:pay|send|transfer|remit|deposit)\s+(?:only\s+|just\s+)?(?:${amount})|(?:${amount})\s+(?:is\s+)?(?:mandatory|payable|to be paid)\b|\b(?:you|candidates?|applicants?|interns?|students?)\s+(?:will be|are)\s+charged\s+(?:only\s+)?(?:${amount})|\bone[\s-]time charges? of (?:${amount})|\b(?:pay|payment|transfer)\b[^.]{0,40}\bto (?:confirm|reserve|secure|book|block) (?:your|the|a)\b`,
  'gi',
)

/** Where a clause asks applicants for money or a bond; null when it does not. */
export function findMoneyAsk(clause: string): Span | null {
  if (isDenied(clause) || isOfOthers(clause) || byUs.test(clause)) return null
  const duty = dutyAt(clause)
  const isDemanded = demand.test(clause)
  const found =
    [...clause.matchAll(noun)].find((one) => one.index <= duty && (isDemanded || isToBePaid(clause, one))) ??
    [...clause.matchAll(bond), ...clause.matchAll(plainPayment)].find(({ index }) => index <= duty)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** A fee that is only named, as in 'knows how fees work', is not asked for. */
function isToBePaid(clause: string, { index, 0: words }: RegExpExecArray): boolean {
  const end = index + words.length
  if (paying.test(clause.slice(Math.max(0, index - reach), index))) return true
  return sum.test(clause.slice(Math.max(0, index - near), end + near)) || isExtra.test(clause.slice(end, end + near))
}
