import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type FilterProps, narrows, noFilters } from './filters.ts'

type FilterColumnProps = FilterProps & {
  /** Asks for the focus once; answered by onFocused. */
  wantsFocus: boolean
  onFocused: () => void
}

/** The filters beside the list, on wide screens. */
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
    <section ref={column} aria-label="Filters" className="sticky top-20 grid gap-4 print:hidden">
      <FilterFields {...fields} />
      <Button
        look="secondary"
        disabled={!narrows(filters) && filters.sort === undefined}
        onClick={() => {
          // With nothing left to clear the button is switched off, and would lose the focus.
          focusFirst()
          onFilters(noFilters)
        }}
      >
        Clear Filters
      </Button>
    </section>
  )
}
