import type { Internship } from '@fledge/contract/internships'
import { type Ask, findAsks } from '@fledge/core/trust/find-asks'
import { Check, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { dateText } from '../../../lib/format.ts'
import { Quotes } from '../../../ui/quotes.tsx'

/** Whether the text of a listing asks for money or documents, and when it last changed. */
export function TextCheck({ internship }: { internship: Internship }) {
  const asks = useMemo(() => findAsks(internship), [internship])
  const date = dateText(internship.textChangedAt)
  if (asks.length > 0) return <Asked asks={asks} date={date} />
  return (
    <p className="flex min-h-9 gap-2 text-12 text-soft">
      <Check aria-hidden size={16} className="shrink-0 text-success" />
      Checked {date}: asks for no fees, deposits or ID documents
    </p>
  )
}

const Asked = ({ asks, date }: { asks: readonly Ask[]; date: string }) => (
  <div className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14">
    <p className="flex items-center gap-2 font-medium">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
      {words(asks)}
    </p>
    <p>The listing, last changed on {date}, says:</p>
    <Quotes quotes={asks.map(({ quote }) => quote)} />
    <p>Applying on Fledge is free and needs no such documents. Ask the company why before you pay or send anything.</p>
  </div>
)

function words(asks: readonly Ask[]): string {
  const kinds = new Set(asks.map(({ kind }) => kind))
  if (kinds.size > 1) return 'This listing seems to ask for money and for identity or bank documents'
  return kinds.has('money')
    ? 'This listing seems to ask for money or a bond'
    : 'This listing seems to ask for identity or bank documents'
}
