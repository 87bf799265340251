import { internshipsText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type FilterProps, noFilters } from './filters.ts'

type FilterSheetProps = FilterProps & {
  onClose: () => void
  total: number
}

/** The filters on small screens. Choices apply immediately to the list behind. */
export function FilterSheet({ onClose, total, ...fields }: FilterSheetProps) {
  const footer = (
    <>
      <Button look="secondary" onClick={() => fields.onFilters(noFilters)}>
        Clear Filters
      </Button>
      <Button onClick={onClose}>Show {internshipsText(total)}</Button>
    </>
  )
  return (
    <Dialog onClose={onClose} title="Filters" width="narrow" footer={footer}>
      <div className="grid gap-4">
        <FilterFields {...fields} />
      </div>
    </Dialog>
  )
}
