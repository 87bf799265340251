import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { type ApplicantFilter, hiddenByText, isActive } from './filter-applicants.ts'

type NoSelectionProps = {
  /** The address names an applicant that is not in the list. */
  missing: boolean
  filter: ApplicantFilter
  onClear: () => void
  listed: readonly Application[]
  /** Those in open groups, in the order of the list. */
  reachable: readonly Application[]
  keysOn: boolean
  onSelect: (application: Application) => void
}

/** Suggests an applicant to start with. None opens automatically, because the student sees that the resume was opened. */
export function NoSelection({ missing, filter, onClear, listed, reachable, keysOn, onSelect }: NoSelectionProps) {
  const first = reachable.find(isUndecided)
  const start = first && (
    <Button className="max-w-full text-left whitespace-normal! wrap-anywhere" onClick={() => onSelect(first)}>
      Start with {first.applicant.firstName} {first.applicant.lastName}
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
  const waiting = listed.filter(isUndecided)
  const { title, text } = describe(listed.length, waiting.length)
  return (
    <section aria-labelledby="no-selection" className={`${look} grid justify-items-start gap-3 py-8 max-lg:hidden`}>
      <h3 id="no-selection" className="text-20">
        {title}
      </h3>
      <p className="max-w-prose text-14 text-soft">{text}</p>
      {start}
      {waiting.length > 1 && <WaitingLongest applications={waiting} onSelect={onSelect} />}
      {keysOn && listed.length > 0 && (
        <p className="text-12 text-soft">
          Shortcuts: J and K move, A and R decide, S shortlists, E shows the evidence, ? lists all.
        </p>
      )}
    </section>
  )
}

const look = 'rounded-base border border-dashed border-line-strong px-6'

function describe(listed: number, waiting: number): { title: string; text: string } {
  if (listed === 0) {
    return {
      title: 'No applicants yet',
      text: 'We notified matching students when you posted. Applicants appear here as soon as they apply, best fit first.',
    }
  }
  return {
    title: waiting === 0 ? 'All applicants have an answer' : 'Choose an applicant',
    text: 'The resume opens here next to your requirements, with matching words highlighted. The student can see that you opened it.',
  }
}

const maxListed = 5

type WaitingLongestProps = Pick<NoSelectionProps, 'onSelect'> & { applications: readonly Application[] }

function WaitingLongest({ applications, onSelect }: WaitingLongestProps) {
  const oldest = applications.toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt)).slice(0, maxListed)
  return (
    <div className="mt-3 grid w-full gap-1">
      <h4 id="waiting-longest" className="text-14">
        Waiting longest
      </h4>
      <ul aria-labelledby="waiting-longest" className="divide-y divide-line border-y border-line">
        {oldest.map((application) => (
          <li key={application.id}>
            <button
              type="button"
              onClick={() => onSelect(application)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-center justify-between gap-x-4 rounded-base px-2 py-2 text-left text-14 -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">
                {application.applicant.firstName} {application.applicant.lastName} · {application.internship.title}
              </span>
              <Moment at={application.appliedAt} className="text-12 text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
