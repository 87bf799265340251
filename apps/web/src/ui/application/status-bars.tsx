import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabels,
  successRate,
} from '@fledge/core/applications/status'
import { statusLooks } from '../badge.tsx'
import { classes } from '../class-names.ts'

export function StatusBars({ counts }: { counts: Record<ApplicationStatus, number> }) {
  const total = applicationStatuses.reduce((sum, status) => sum + counts[status], 0)
  return (
    <ul className="grid gap-3 text-14">
      {applicationStatuses.map((status) => (
        <li key={status} className="grid gap-1">
          <span className="flex justify-between">
            <span>{statusLabels[status]}</span>
            <span className="tabular text-soft">
              {counts[status]} · {successRate(counts[status], total)}%
            </span>
          </span>
          <ShareBar percent={successRate(counts[status], total)} look={statusLooks[status].bar} />
        </li>
      ))}
    </ul>
  )
}

/** A share as a bar, next to its number. */
export const ShareBar = ({ percent, look }: { percent: number; look: string }) => (
  <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border print:border">
    <span
      className={classes('block h-full rounded-full forced-colors:bg-[CanvasText] [print-color-adjust:exact]', look)}
      style={{ width: `${percent}%` }}
    />
  </span>
)
