import type { Application } from '@fledge/contract/applications'
import { type ApplicationStatus, applicationStatuses, statusLabels } from '@fledge/core/applications/status'

export type ApplicationsFilter = ApplicationStatus | 'withdrawn'

export const filterName = (filter: ApplicationsFilter): string =>
  filter === 'withdrawn' ? 'Withdrawn' : statusLabels[filter]

/** A withdrawn application keeps its status, but is shown as withdrawn. */
export const filterFor = ({ status, withdrawnAt }: Application): ApplicationsFilter =>
  withdrawnAt === null ? status : 'withdrawn'

const withdrawn = ['withdrawn'] as const

type StatusFilterProps = {
  applications: readonly Application[]
  status: ApplicationsFilter | undefined
  onStatus: (status: ApplicationsFilter | undefined) => void
}

/** The statuses that occur; nothing while there is only one. */
export function StatusFilter({ applications, status, onStatus }: StatusFilterProps) {
  const count = (wanted: ApplicationsFilter) => applications.filter((one) => filterFor(one) === wanted).length
  const offered = [...applicationStatuses, ...withdrawn].filter((one) => count(one) > 0 || one === status)
  if (offered.length < 2 && status === undefined) return null
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show by status</legend>
      <Choice label="All" count={applications.length} on={status === undefined} onChoose={() => onStatus(undefined)} />
      {offered.map((wanted) => (
        <Choice
          key={wanted}
          label={filterName(wanted)}
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
