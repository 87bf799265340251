import { findPoolWords } from '../internships/pool-words.ts'
import type { Vacancy } from '../internships/vacancy.ts'
import { splitClauses } from './clauses.ts'
import { findMessengerOnly, findPersonalMailbox, namesOtherWay } from './contact-ways.ts'
import { isDenied } from './denials.ts'
import { dutyAt, isOfOthers } from './duties.ts'
import { type Ask, findAsks } from './find-asks.ts'
import { quoteSpan, type Span } from './quote-span.ts'

/** In the order in which they are shown. */
const warningKinds = [
  'money',
  'documents',
  'equipment_cheque',
  'job_guarantee',
  'messenger_only',
  'personal_mailbox',
  'unpaid_full_time',
  'candidate_pool',
] as const
export type WarningKind = (typeof warningKinds)[number]

/** What a listing warns students of, with the words in which it was found. */
export type Warning = {
  kind: WarningKind
  /** Verbatim, each once; empty when it was found in the fields of the listing and not in its text. */
  quotes: string[]
}

type CheckedListing = Parameters<typeof findAsks>[0] & {
  type?: string | undefined
  /** Rupees per month; undefined while a form is being filled in. */
  stipend?: number | undefined
  /** What the company says about a vacancy. */
  vacancy?: Vacancy | null | undefined
}

/**
 * What in a listing students should ask about before they apply: demands for money or documents, patterns of known
 * scams, and a pool of candidates that the company has not stated. Prefers to miss one to naming an honest listing.
 *
 * @returns one warning per kind, in the order of `warningKinds`
 */
export function findWarnings(listing: CheckedListing): Warning[] {
  const found = [...findAsks(listing), ...findPatterns(listing)]
  return warningKinds.flatMap((kind) => {
    const quotes = [...new Set(found.filter((one) => one.kind === kind).map(({ quote }) => quote))]
    const isUnpaid = kind === 'unpaid_full_time' && listing.stipend === 0 && listing.type === 'Full-time'
    return quotes.length > 0 || isUnpaid ? [{ kind, quotes }] : []
  })
}

type Pattern = Omit<Ask, 'kind'> & { kind: WarningKind }

function findPatterns({ title, description, requirements, vacancy }: CheckedListing): Pattern[] {
  const text = [title, description, ...requirements].join('\n')
  const hasOtherWay = namesOtherWay(text)
  return splitClauses(text).flatMap(({ text: clause, isDenied }, index, clauses) => {
    if (isDenied) return []
    const context = {
      before: clauses[index - 1]?.text ?? '',
      hasOtherWay,
    }
    return [
      ...quoted('equipment_cheque', clause, findEquipmentCheque(clause)),
      ...quoted('job_guarantee', clause, findJobGuarantee(clause)),
      ...quoted('messenger_only', clause, findMessengerOnly(clause, context)),
      ...quoted('personal_mailbox', clause, findPersonalMailbox(clause)),
      ...quoted('candidate_pool', clause, vacancy === 'pool' ? null : findPoolWords(clause)),
    ]
  })
}

const quoted = (kind: WarningKind, clause: string, span: Span | null): Pattern[] =>
  span ? [{ kind, quote: quoteSpan(clause, span) }] : []

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
function findEquipmentCheque(clause: string): Span | null {
  const found = intoOwnAccount.exec(clause) ?? forEquipment.exec(clause)
  if (!found || !namesPayment.test(found[0]) || found.index > dutyAt(clause)) return null
  if (isDenied(clause) || isOfOthers(clause.replace(ourSeller, ''))) return null
  return { start: found.index, end: found.index + found[0].length }
}

const job = String.raw`(?:(?:permanent|full[\s-]?time|high[\s-]paying|govt\.?|government|mnc|it)\s+)*(?:jobs?|placements?|ppo|pre[\s-]placement\s+offer|employment|selection|job\s+offer|offer\s+letter|recruitment)`
const sure = String.raw`(?:guarante+d|assured|sure[\s-]?shot)`
/** Work queues, ad slots and the employment guarantee scheme of the government promise nothing to applicants. */
const noPromise = String.raw`(?!\s+(?:queues?|execution|processing|delivery|schedul\w+|completion|runs?|of\b|scheme|act\b|programmes?|programs?|test|process|rounds?|slots?))`

const promise = new RegExp(
  [
    String.raw`\b${sure}\s+(?:100\s?%\s+)?${job}\b${noPromise}`,
    String.raw`\b(?:100\s?%|hundred\s+percent|cent\s+percent)\s+(?:${sure}\s+)?${job}\b(?!\s+(?:assistance|support|record|rate))${noPromise}`,
    String.raw`\b${job}\s+(?:guarante+|assurance)\b(?!\s+(?:scheme|act\b|programmes?|programs?))`,
    String.raw`\b${job}\s+(?:(?:is|are|will\s+be)\s+)?(?:100\s?%\s+|fully\s+)?${sure}\b`,
    String.raw`\b(?:we|company|institute)\s+(?:will\s+|can\s+|fully\s+)?guarantees?\s+(?:you\s+|every\s+\w+\s+|all\s+\w+\s+)?(?:an?\s+|your\s+|the\s+)?${job}\b${noPromise}`,
  ].join('|'),
  'i',
)

/** 'A guaranteed job, no interview' is still a promise. */
const withoutEffort =
  /\b(?:no|without(?:\s+any)?|zero|not)\s+(?:prior\s+|hidden\s+|written\s+)?(?:experience|interviews?|exams?|tests?|degree|skills?|fees?|charges?|deposits?|questions?|bond|backlogs?|target)\b/gi

/** Where a clause promises applicants a job or a placement; null when it does not. */
function findJobGuarantee(clause: string): Span | null {
  const found = promise.exec(clause)
  if (!found || found.index > dutyAt(clause) || isOfOthers(clause)) return null
  if (isDenied(clause.replace(withoutEffort, '')) || /\b(?:scams?|fraud\w*|beware|fake)\b/i.test(clause)) return null
  return { start: found.index, end: found.index + found[0].length }
}
