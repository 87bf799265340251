import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type FilterProps, isFiltered, noFilters } from './filters.ts'

type FilterColumnProps = FilterProps & {
  /** Focuses the first filter once, then calls onFocused. */
  wantsFocus: boolean
  onFocused: () => void
}

/** The filters next to the list on wide screens. */
export function FilterColumn({ wantsFocus, onFocused, ...fields }: FilterColumnProps) {
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
      className="sticky top-20 -m-1 grid max-h-[calc(100dvh-6rem)] gap-4 overflow-y-auto p-1 print:hidden"
    >
      <FilterFields {...fields} />
      <Button
        look="secondary"
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
