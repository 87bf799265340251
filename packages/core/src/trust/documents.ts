import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import type { Span } from './quote-span.ts'

const paper =
  /\b(?:a+dh?aa?r(?:\s+(?:card|number|copy))?|pan\s+(?:card|number|details|copy)|passport(?![\s-]*sized?)(?:\s+(?:copy|number|details|scan))?|voter(?:['’]?s)?\s+(?:id|card)|driving\s+licen[cs]e\s+(?:copy|number|scan)|bank\s+(?:account\s+)?(?:details|passbook|statement)|bank\s+account(?:\s+number)?|account\s+number|ifsc(?:\s+code)?|upi\s+(?:id|pin)|(?:debit|credit)\s+card\s+(?:details|number)|cancelled\s+cheque|kyc\s+(?:documents?|details)|(?:identity|id|address)\s+(?:documents?|proofs?)|(?:photo|government|govt)\s+id(?:entity)?(?:\s+(?:card|proof))?|original\s+(?:certificates?|mark\s*sheets?|documents?))\b/gi

const handing =
  /\b(?:send|share|submit|upload|bring|provide|attach|e-?mail|mail|whatsapp|enclose|carry|furnish|produce|deposit|hand over|forward)\b/i
const toApplicants = /\b(?:you|your|yours|candidates?|applicants?|interns?|students?)\b/i
const demand =
  /\b(?:is|are)\s+(?:required|mandatory|compulsory|needed|necessary|a must)\b|\b(?:mandatory|compulsory)\b|\bmust (?:be|have|carry|bring)\b|\bto be (?:submitted|sent|shared|uploaded|deposited)\b|\bwill be (?:collected|kept|held|taken)\b|\b(?:required|needed)\s*(?:documents)?\s*:|\bdocuments?\s*(?:required|needed|to (?:bring|send|submit))?\s*:|\bneeds? (?:an?|the|your)\b|\bwe (?:ask for|need|require|keep|hold|collect|take)\b/i
const order = new RegExp(String.raw`^(?:(?:kindly|please|then|and|also)\s+)*${handing.source}`, 'i')
/** Maximum characters between the verb that hands a document over and the document. */
const reach = 90
/** 'Documents required: Aadhaar', 'A cancelled cheque is required'. */
const atStart = 20

/** Where a clause asks applicants for an identity or bank document; null when it does not. */
export function findDocumentsAsk(clause: string): Span | null {
  if (isDenied(clause) || isOfOthers(clause)) return null
  const duty = dutyAt(clause)
  const isDemanded = demand.test(clause)
  const isSaid = isSaidToApplicants(clause)
  const isHanded = (index: number) => isSaid && handing.test(clause.slice(Math.max(0, index - reach), index))
  const found = [...clause.matchAll(paper)].find(
    ({ index }) => index <= duty && (isHanded(index) || (isDemanded && (isSaid || index <= atStart))),
  )
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** By name, or as an order: 'Send a copy of …'. */
const isSaidToApplicants = (clause: string): boolean => toApplicants.test(clause) || order.test(clause)
