import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, noFilters } from './filters.ts'

type FilterSheetProps = {
  filters: Filters
  onFilters: (change: Filters) => void
  open: boolean
  onClose: () => void
  total: number
}

/** The filters on small screens; the list behind follows every choice. */
export function FilterSheet({ filters, onFilters, open, onClose, total }: FilterSheetProps) {
  const footer = (
    <>
      <Button look="secondary" onClick={() => onFilters(noFilters)}>
        Clear Filters
      </Button>
      <Button onClick={onClose}>Show {total === 1 ? '1 internship' : `${total} internships`}</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Filters" width="narrow" footer={footer}>
      <div className="grid gap-4">
        <FilterFields filters={filters} onFilters={onFilters} />
      </div>
    </Dialog>
  )
}
