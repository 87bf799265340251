import { Keyboard, Star } from 'lucide-react'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ApplicantFilters, type ApplicantFiltersProps } from './applicant-filters.tsx'
import { isActive } from './filter-applicants.ts'

type ApplicantsHeadProps = ApplicantFiltersProps & {
  count: number
  /** The size of the shortlist, whatever the other filters. */
  shortlisted: number
  onKeys: () => void
  /** A small screen shows either the list with its filters or one applicant. */
  hiddenWhenSmall: boolean
}

/** The filters, the number of results, the shortlist filter and the shortcuts. */
export function ApplicantsHead({ count, shortlisted, onKeys, hiddenWhenSmall, ...filters }: ApplicantsHeadProps) {
  const matches = count === 1 ? 'matches' : 'match'
  return (
    <div className={classes('grid gap-4', hiddenWhenSmall && 'max-lg:hidden')}>
      <h2 className="text-20">Applications</h2>
      <ApplicantFilters {...filters} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-14 text-soft">
          {countText(count, 'application')} {isActive(filters.view) ? matches : 'in all'}
        </p>
        <ShortlistOnly count={shortlisted} {...filters} />
        <Button icon={Keyboard} look="quiet" size="small" className="ml-auto max-lg:hidden" onClick={onKeys}>
          Shortcuts
        </Button>
      </div>
    </div>
  )
}

type ShortlistOnlyProps = Pick<ApplicantFiltersProps, 'view' | 'onView'> & { count: number }

/** Filters by the shortlist; hidden while it is empty. */
function ShortlistOnly({ count, view: { shortlisted }, onView }: ShortlistOnlyProps) {
  if (count === 0 && !shortlisted) return null
  return (
    <button
      type="button"
      aria-pressed={shortlisted}
      onClick={() => onView({ shortlisted: !shortlisted })}
      className="inline-flex min-h-8 items-center gap-2 rounded-base border border-line-strong bg-raised px-3 text-14 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary"
    >
      <Star aria-hidden size={16} className={shortlisted ? 'fill-current' : ''} />
      Shortlisted <span className="tabular text-12">{count}</span>
    </button>
  )
}
