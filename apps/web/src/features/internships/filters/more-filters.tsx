import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx'
import { countMore, type FilterProps } from './filters.ts'

const MoreFields = lazyPanel(() => import('./more-fields.tsx').then((m) => m.MoreFields))

/** More filters, which load when they are opened. Open at first when one of them is active. */
export function MoreFilters({ filters, onFilters }: Pick<FilterProps, 'filters' | 'onFilters'>) {
  const active = countMore(filters)
  const [open, setOpen] = useState(active > 0)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <MoreSummary active={active} />
      <div className="grid gap-4 pt-2">
        <Suspense>{open && <MoreFields filters={filters} onFilters={onFilters} />}</Suspense>
      </div>
    </details>
  )
}

/** The line that opens more filters, with the number of active ones. */
export const MoreSummary = ({ active }: { active: number }) => (
  <summary className="inline-flex min-h-8 list-none items-center gap-1 text-14 font-medium text-primary hover:underline">
    <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 group-open:rotate-0" />
    <span>{active > 0 ? `More filters (${active})` : 'More filters'}</span>
  </summary>
)
