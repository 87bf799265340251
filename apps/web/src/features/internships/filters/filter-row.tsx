import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type FilterProps, isFiltered, noFilters } from './filters.ts'

type FilterRowProps = FilterProps & {
  /** Focuses the first filter once, then calls onFocused. */
  wantsFocus: boolean
  onFocused: () => void
}

export function FilterRow({ wantsFocus, onFocused, ...fields }: FilterRowProps) {
  const { filters, onFilters } = fields
  const column = useRef<HTMLElement>(null)
  const focusFirst = () => column.current?.querySelector('select')?.focus()
  useEffect(() => {
    if (!wantsFocus) return
    column.current?.querySelector('select')?.focus()
    onFocused()
  }, [wantsFocus, onFocused])
  return (
    <section
      ref={column}
      aria-label="Filters"
      className="grid grow basis-166 grid-cols-[repeat(3,minmax(0,1fr))_auto_auto] items-start gap-2 print:hidden [&>div_label]:sr-only"
    >
      <FilterFields {...fields} />
      <Button
        look="quiet"
        className="col-start-5 row-start-1 min-h-11 px-2!"
        disabled={!isFiltered(filters) && filters.sort === undefined}
        onClick={() => {
          // The button is disabled once nothing is left to clear and would lose the focus.
          focusFirst()
          onFilters(noFilters)
        }}
      >
        Clear Filters
      </Button>
    </section>
  )
}
