import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx'
import { countMore, type FilterProps } from './filters.ts'

const MoreFields = lazyPanel(() => import('./more-fields.tsx').then((m) => m.MoreFields))

/** More filters, which load when they are opened. Open at first when one of them is active. */
export function MoreFilters({ filters, onFilters }: Pick<FilterProps, 'filters' | 'onFilters'>) {
  const active = countMore(filters)
  const [open, setOpen] = useState(active > 0)
  const panel = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-14 font-medium text-primary hover:underline"
      >
        <ChevronDown aria-hidden size={16} className={open ? 'shrink-0' : 'shrink-0 -rotate-90'} />
        <span>{moreText(active)}</span>
      </button>
      <section id={panel} hidden={!open} className={open ? panelLook : undefined}>
        <Suspense>{open && <MoreFields filters={filters} onFilters={onFilters} />}</Suspense>
      </section>
    </>
  )
}

/** As wide as the page on wide screens, where the filters begin in its middle. */
const panelLook =
  'col-[1/-1] grid gap-4 lg:ml-[calc(100%-100cqw)] lg:w-[100cqw] lg:grid-cols-5 lg:rounded-base lg:border lg:border-line lg:bg-raised lg:p-4'

const moreText = (active: number): string => (active > 0 ? `More filters (${active})` : 'More filters')

export const MoreSummary = ({ active }: { active: number }) => (
  <summary className="inline-flex min-h-8 list-none items-center gap-1 text-14 font-medium text-primary hover:underline">
    <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 group-open:rotate-0" />
    <span>{moreText(active)}</span>
  </summary>
)
