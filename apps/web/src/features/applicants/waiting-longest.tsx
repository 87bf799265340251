import type { Application } from '@fledge/contract/applications'
import { Moment } from '../../ui/moment.tsx'

const atMost = 5

type WaitingLongestProps = {
  /** Those without an answer, in any order. */
  applications: readonly Application[]
  onSelect: (application: Application) => void
}

/** Who applied first and has no answer yet: the list beside it goes by fit and does not tell. */
export function WaitingLongest({ applications, onSelect }: WaitingLongestProps) {
  const oldest = applications.toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt)).slice(0, atMost)
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
              <span className="min-w-0 wrap-anywhere">{whoAndWhere(application)}</span>
              <Moment at={application.appliedAt} className="text-12 text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const whoAndWhere = ({ applicant, internship }: Application): string =>
  `${applicant.firstName} ${applicant.lastName} · ${internship.title}`
