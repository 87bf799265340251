import type { Application } from '@fledge/contract/applications'
import { countByStatus, withdrawnHint } from '@fledge/core/applications/counts'
import { successRate } from '@fledge/core/applications/status'
import { Stat, StatRow } from '../../ui/stat.tsx'

/** The specification's four figures; dashes for applications that could not be loaded. */
export function ApplicationStats({ applications }: { applications: readonly Application[] | undefined }) {
  const counts = applications && countByStatus(applications)
  return (
    <StatRow>
      <Stat
        label="Total Applications"
        value={counts?.total ?? '–'}
        hint={counts ? withdrawnHint(applications.length - counts.total) : 'Not loaded'}
      />
      <Stat label="Pending Review" value={counts?.pending ?? '–'} />
      <Stat label="Accepted" value={counts?.accepted ?? '–'} />
      <Stat
        label="Success Rate"
        value={counts ? `${successRate(counts.accepted, counts.total)}%` : '–'}
        hint={counts ? rateHint(counts.accepted, counts.decided) : 'Not loaded'}
      />
    </StatRow>
  )
}

const rateHint = (accepted: number, decided: number) =>
  decided === 0 ? 'No decision yet' : `${successRate(accepted, decided)}% of ${decided} decided`
