import type { Application } from '@fledge/contract/applications'
import { type ApplicationStatus, applicationStatuses } from '@fledge/core/applications/status'

export const statusWords: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

type StatusFilterProps = {
  applications: readonly Application[]
  status: ApplicationStatus | undefined
  onStatus: (status: ApplicationStatus | undefined) => void
}

/** Which applications are shown, each choice with its number. */
export function StatusFilter({ applications, status, onStatus }: StatusFilterProps) {
  const count = (wanted: ApplicationStatus) => applications.filter((one) => one.status === wanted).length
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show by status</legend>
      <Choice label="All" count={applications.length} on={status === undefined} onChoose={() => onStatus(undefined)} />
      {applicationStatuses.map((wanted) => (
        <Choice
          key={wanted}
          label={statusWords[wanted]}
          count={count(wanted)}
          on={status === wanted}
          onChoose={() => onStatus(wanted)}
        />
      ))}
    </fieldset>
  )
}

type ChoiceProps = { label: string; count: number; on: boolean; onChoose: () => void }

const Choice = ({ label, count, on, onChoose }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onChoose}
    className="min-h-8 rounded-base border border-transparent px-2.5 text-14 text-soft hover:bg-sunken hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink"
  >
    {label} <span className="tabular">{count}</span>
  </button>
)
