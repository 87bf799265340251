import { findWarnings, type Warning } from '@fledge/core/trust/find-warnings'
import { warningTexts } from '@fledge/core/trust/warning-texts'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Quotes } from '../../ui/quotes.tsx'
import type { ListingForm } from './use-listing-form.ts'

type ListingWarningProps = { form: ListingForm }

/** What students will be warned of in the listing, with the words. */
export function ListingWarning({ form }: ListingWarningProps) {
  const warnings = useWarnings(form)
  return warnings.length > 0 && <Warned warnings={warnings} />
}

/** The same in one line for the footer of the form, as a link to the quotes. */
export function ListingWarningNotice({ form }: ListingWarningProps) {
  const warnings = useWarnings(form)
  const show = () => document.getElementById(warningId)?.scrollIntoView({ block: 'nearest' })
  // The live region exists before its text, so that screen readers announce the text.
  return (
    <div role="status" className="mr-auto flex items-center max-sm:basis-full">
      {warnings.length > 0 && (
        <button
          type="button"
          onClick={show}
          className="flex min-h-8 items-center gap-2 text-left text-14 font-medium underline underline-offset-4"
        >
          <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
          {headline(warnings)}
        </button>
      )}
    </div>
  )
}

function useWarnings({ control }: ListingForm) {
  const [title, description, requirements, type, stipend, vacancy] = useWatch({
    control,
    name: ['title', 'description', 'requirements', 'type', 'stipend', 'vacancy'],
  })
  const later = useDeferredValue(description)
  const amount = stipend.trim() === '' ? undefined : Number(stipend)
  return useMemo(
    () => findWarnings({ title, description: later, requirements, type, stipend: amount, vacancy: vacancy || null }),
    [title, later, requirements, type, amount, vacancy],
  )
}

const warningId = 'listing-warning'

const isAsk = ({ kind }: Warning) => kind === 'money' || kind === 'documents'
const headline = (warnings: readonly Warning[]) =>
  warnings.some(isAsk) ? 'This may read as a request for money or documents' : 'Students will see a warning about this'

const Warned = ({ warnings }: { warnings: readonly Warning[] }) => (
  <div id={warningId} className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14 sm:col-span-2">
    <p className="flex items-center gap-2 font-medium">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
      {headline(warnings)}
    </p>
    {warnings.map((warning) => (
      <section key={warning.kind} className="grid gap-1">
        {!isAsk(warning) && <p>{warningTexts[warning.kind].headline}</p>}
        {warning.quotes.length > 0 && <Quotes quotes={warning.quotes} />}
      </section>
    ))}
    <p>
      You can still post it. Students will see these words quoted on the listing, with advice to ask you before they pay
      or send anything. If you mean something else, change the wording.
    </p>
  </div>
)
