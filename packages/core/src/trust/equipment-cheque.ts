import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import type { Span } from './quote-span.ts'

const cheque = String.raw`(?:(?:an?|the|this|our|company|e-?|cashier['’]?s?|certified|bank)[\s-]*(?:cheque|check)s?|cheques?|demand\s+draft)`
const payment = `(?:${cheque}|money|funds)`
const equipment =
  '(?:equipment|laptops?|computers?|home[\\s-]office|office\\s+(?:supplies|set-?up|materials?)|work\\s?stations?|software|printers?|phones?|devices?|supplies)'
const sent = String.raw`(?:we|the\s+company|company|our\s+\w+)\s+(?:will\s+|shall\s+)?(?:first\s+)?(?:send|mail|e-?mail|courier|issue|post|transfer|credit|deposit)s?|(?:you|interns?|candidates?|students?)\s+(?:will\s+|shall\s+|would\s+)?(?:receive|get|be\s+(?:sent|given|mailed|issued))s?|(?:cheque|check|draft|money|funds)\s+(?:will\s+be|is|are)\s+(?:sent|mailed|issued|couriered|transferred|credited)`

const forEquipment = new RegExp(
  String.raw`\b(?:${sent})\b.{0,30}?(?:\b${payment}\b)?.{0,60}?\b(?:buy|purchase|order|pay\s+for|for|towards|procure|set\s+up)\b.{0,40}?\b${equipment}\b`,
  'i',
)
const namesPayment = new RegExp(String.raw`\b${payment}\b`, 'i')
/** No honest company pays through an applicant's account. */
const intoOwnAccount = new RegExp(
  String.raw`\b(?:deposit|encash|cash)\s+(?:${cheque})\b.{0,40}\b(?:in|into|to|at|with|through)\s+your\b`,
  'i',
)
/** The seller that a false cheque is spent at. */
const ourSeller = /\bour\s+(?:\w+\s+)?(?:vendor|supplier|dealer)(?:['’]?s)?\b/gi

/** Where a clause sends applicants a cheque or money to buy equipment with; null when it does not. */
export function findEquipmentCheque(clause: string): Span | null {
  const found = intoOwnAccount.exec(clause) ?? forEquipment.exec(clause)
  if (!found || !namesPayment.test(found[0]) || found.index > dutyAt(clause)) return null
  if (isDenied(clause) || isOfOthers(clause.replace(ourSeller, ''))) return null
  return { start: found.index, end: found.index + found[0].length }
}
