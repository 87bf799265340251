import type { Internship } from '@fledge/contract/internships'
import { findWarnings, type Warning } from '@fledge/core/trust/find-warnings'
import { warningTexts } from '@fledge/core/trust/warning-texts'
import { Check, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { dateText } from '../../../lib/format.ts'
import { Quotes } from '../../../ui/quotes.tsx'

/** What the check of a listing found in its text and terms, with quotes and rules, and when they last changed. */
export function TextCheck({ internship }: { internship: Internship }) {
  const warnings = useMemo(() => findWarnings(internship), [internship])
  const date = dateText(internship.textChangedAt)
  const asks = warnings.some(({ kind }) => kind === 'money' || kind === 'documents')
  return (
    <div className="grid gap-2">
      {!asks && (
        <p className="flex min-h-9 gap-2 text-12 text-soft">
          <Check aria-hidden size={16} className="shrink-0 text-success" />
          Checked {date}: asks for no fees, deposits or ID documents
        </p>
      )}
      {warnings.length > 0 && <Warnings warnings={warnings} date={date} />}
    </div>
  )
}

const Warnings = ({ warnings, date }: { warnings: readonly Warning[]; date: string }) => (
  <div className="grid gap-3 rounded-base bg-fair-wash px-3 py-2 text-14">
    {warnings.map(({ kind, quotes }) => {
      const { headline, rule, advice } = warningTexts[kind]
      return (
        <div key={kind} className="grid gap-1">
          <p className="flex items-center gap-2 font-medium">
            <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
            {headline}
          </p>
          {quotes.length > 0 && <Quotes quotes={quotes} />}
          <p>{advice}</p>
          <p className="text-12 text-soft">{rule}</p>
        </div>
      )
    })}
    <p className="text-12 text-soft">
      Checked {date}. The company sees the same warnings when it writes the listing, and can change it.
    </p>
  </div>
)
