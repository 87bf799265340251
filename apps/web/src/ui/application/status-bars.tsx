import { type ApplicationStatus, applicationStatuses, successRate } from '@fledge/core/applications/status'
import { statusWords } from '../badge.tsx'
import { classes } from '../class-names.ts'

const colors: Record<ApplicationStatus, string> = { pending: 'bg-fair', accepted: 'bg-success', rejected: 'bg-danger' }

/** The number and share of applications of each status, as bars. */
export function StatusBars({ counts }: { counts: Record<ApplicationStatus, number> }) {
  const total = applicationStatuses.reduce((sum, status) => sum + counts[status], 0)
  return (
    <ul className="grid gap-3 text-14">
      {applicationStatuses.map((status) => (
        <li key={status} className="grid gap-1">
          <span className="flex justify-between">
            <span>{statusWords[status]}</span>
            <span className="tabular text-soft">
              {counts[status]} · {successRate(counts[status], total)}%
            </span>
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border print:border">
            <span
              className={classes(
                'block h-full rounded-full forced-colors:bg-[CanvasText] [print-color-adjust:exact]',
                colors[status],
              )}
              style={{ width: `${successRate(counts[status], total)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
