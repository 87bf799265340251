import { splitClauses } from './clauses.ts'
import { findDocumentsAsk } from './documents.ts'
import { findMoneyAsk } from './money.ts'
import { quoteSpan } from './quote-span.ts'

/** What a listing asks of applicants: money or a bond, or identity documents. */
export type Ask = {
  kind: 'money' | 'documents'
  /** The words, verbatim. */
  quote: string
}

type ListingText = { title: string; description: string; requirements: readonly string[] }

/**
 * Words of a listing that ask applicants for a fee, a deposit, a bond or a payment, or for identity or bank documents.
 * 'There is no fee' asks for nothing, and 'reconcile cash deposits' is work. It prefers to say nothing where it is in
 * doubt: what it finds is shown to students.
 *
 * @returns in the order of the text, each quote once, title first, then description, then requirements
 */
export function findAsks({ title, description, requirements }: ListingText): Ask[] {
  const asks = splitClauses([title, description, ...requirements].join('\n')).flatMap(({ text, isDenied }) =>
    isDenied ? [] : clauseAsks(text),
  )
  return asks.filter(({ quote }, index) => asks.findIndex((one) => one.quote === quote) === index)
}

function clauseAsks(clause: string): Ask[] {
  const money = findMoneyAsk(clause)
  const documents = findDocumentsAsk(clause)
  if (money) return [{ kind: 'money', quote: quoteSpan(clause, money) }]
  return documents ? [{ kind: 'documents', quote: quoteSpan(clause, documents) }] : []
}
