import { Keyboard } from 'lucide-react'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ApplicantFilters, type ApplicantFiltersProps } from './applicant-filters.tsx'
import { isActive } from './group-applicants.ts'

type ApplicantsHeadProps = ApplicantFiltersProps & {
  count: number
  onKeys: () => void
  /** A small screen shows either the list or one applicant; filters belong to the list. */
  hiddenWhenSmall: boolean
}

/** The filters, how many applications they leave, and the way to the keys. */
export function ApplicantsHead({ count, onKeys, hiddenWhenSmall, ...filters }: ApplicantsHeadProps) {
  const how = isActive(filters.view) ? (count === 1 ? 'matches' : 'match') : 'in all'
  return (
    <div className={classes('grid gap-4', hiddenWhenSmall && 'max-lg:hidden')}>
      <h2 className="text-20">Applications</h2>
      <ApplicantFilters {...filters} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-14 text-soft">
          {countText(count, 'application')} {how}
        </p>
        <Button look="quiet" size="small" className="max-lg:hidden" onClick={onKeys}>
          <Keyboard aria-hidden size={16} />
          Keys
        </Button>
      </div>
    </div>
  )
}
