import { type Ask, findAsks } from '@fledge/core/trust/find-asks'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Quotes } from '../../ui/quotes.tsx'

type AsksWarningProps = { title: string; description: string; requirements: readonly string[] }

/** Says while a listing is written which of its words read as asking applicants for money or papers, and who will see that. */
export function AsksWarning({ title, description, requirements }: AsksWarningProps) {
  const later = useDeferredValue(description)
  const asks = useMemo(() => findAsks({ title, description: later, requirements }), [title, later, requirements])
  // The place is there before its words are, so that they are said.
  return (
    <div role="status" className="sm:col-span-2">
      {asks.length > 0 && <Warning asks={asks} />}
    </div>
  )
}

const Warning = ({ asks }: { asks: readonly Ask[] }) => (
  <div className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14">
    <p className="flex items-center gap-2 font-medium">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
      This may read as a request for money or documents
    </p>
    <Quotes quotes={asks.map(({ quote }) => quote)} />
    <p>
      You can still post it. Students will see these words quoted on the listing, with advice to ask you why before they
      pay or send anything. If you mean something else, change the wording.
    </p>
  </div>
)
