import { findPoolWords } from '../internships/pool-words.ts'
import type { Vacancy } from '../internships/vacancy.ts'
import { splitClauses } from './clauses.ts'
import { findMessengerOnly, findPersonalMailbox, namesOtherWay } from './contact-ways.ts'
import { findEquipmentCheque } from './equipment-cheque.ts'
import { type Ask, findAsks } from './find-asks.ts'
import { findJobGuarantee } from './job-guarantee.ts'
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
