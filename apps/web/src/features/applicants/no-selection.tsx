import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { fullName } from '@fledge/core/full-name'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { type ApplicantFilter, hiddenByText, isActive } from './filter-applicants.ts'

type NoSelectionProps = {
  /** The address names an applicant that is not in the list. */
  missing: boolean
  filter: ApplicantFilter
  onClear: () => void
  listed: readonly Application[]
  /** Those in open groups, in the order of the list. */
  reachable: readonly Application[]
  onSelect: (application: Application) => void
}

/** Suggests an applicant to start with. None opens automatically, because the student sees that the resume was opened. */
export function NoSelection({ missing, filter, onClear, listed, reachable, onSelect }: NoSelectionProps) {
  const first = reachable.find(isUndecided)
  const start = first && (
    <Button
      size="small"
      className="max-w-full text-left whitespace-normal! wrap-anywhere"
      onClick={() => onSelect(first)}
    >
      Start with {fullName(first.applicant)}
    </Button>
  )
  if (missing) {
    return (
      <div className={`${look} grid justify-items-start gap-3 py-8 max-lg:order-first max-lg:py-4`}>
        <p role="status" className="text-14 text-soft wrap-anywhere">
          {isActive(filter) ? hiddenByText(filter, 'this applicant') : 'This application is no longer available.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {start}
          {isActive(filter) && (
            <Button look="secondary" onClick={onClear}>
              Clear Filters
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    <section
      aria-label="Where to start"
      className={classes('flex flex-wrap items-center gap-x-4 gap-y-2', listed.length > 0 && 'max-lg:hidden')}
    >
      <p className="text-14 text-soft">{startText(listed)}</p>
      {start}
    </section>
  )
}

const look = 'rounded-base border border-dashed border-line-strong px-6'

function startText(listed: readonly Application[]): string {
  if (listed.length === 0)
    return 'We notified matching students when you posted. Applicants appear here as soon as they apply, best fit first.'
  const open =
    'Opening an applicant shows the resume next to your requirements. The student can see that you opened it.'
  return listed.some(isUndecided) ? open : `All applicants have an answer. ${open}`
}
