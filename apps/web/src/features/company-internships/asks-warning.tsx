import { type Ask, findAsks } from '@fledge/core/trust/find-asks'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Quotes } from '../../ui/quotes.tsx'

type AsksWarningProps = { title: string; description: string; requirements: readonly string[] }

/** Quotes words of the listing that may ask applicants for money or documents. */
export function AsksWarning(listing: AsksWarningProps) {
  const asks = useAsks(listing)
  return asks.length > 0 && <Warning asks={asks} />
}

/** The same in one line for the footer of the form, as a link to the quotes. */
export function AsksNotice(listing: AsksWarningProps) {
  const asks = useAsks(listing)
  const show = () => document.getElementById(warningId)?.scrollIntoView({ block: 'nearest' })
  // The live region exists before its text, so that screen readers announce the text.
  return (
    <div role="status" className="mr-auto flex items-center max-sm:basis-full">
      {asks.length > 0 && (
        <button
          type="button"
          onClick={show}
          className="flex min-h-8 items-center gap-2 text-left text-14 font-medium underline underline-offset-4"
        >
          <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
          {headline}
        </button>
      )}
    </div>
  )
}

function useAsks({ title, description, requirements }: AsksWarningProps) {
  const later = useDeferredValue(description)
  return useMemo(() => findAsks({ title, description: later, requirements }), [title, later, requirements])
}

const warningId = 'asks-warning'
const headline = 'This may read as a request for money or documents'

const Warning = ({ asks }: { asks: readonly Ask[] }) => (
  <div id={warningId} className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14 sm:col-span-2">
    <p className="flex items-center gap-2 font-medium">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
      {headline}
    </p>
    <Quotes quotes={asks.map(({ quote }) => quote)} />
    <p>
      You can still post it. Students will see these words quoted on the listing, with advice to ask you why before they
      pay or send anything. If you mean something else, change the wording.
    </p>
  </div>
)
