import { successRate } from '@fledge/core/applications/status'
import { classes } from '../class-names.ts'

type Counts = { pending: number; accepted: number; rejected: number }

const bars = [
  { status: 'pending', label: 'Pending', color: 'bg-fair' },
  { status: 'accepted', label: 'Accepted', color: 'bg-success' },
  { status: 'rejected', label: 'Rejected', color: 'bg-danger' },
] as const

/** The number and share of applications of each status, as bars. */
export function StatusBars({ counts }: { counts: Counts }) {
  const total = counts.pending + counts.accepted + counts.rejected
  return (
    <ul className="grid gap-3 text-14">
      {bars.map(({ status, label, color }) => (
        <li key={status} className="grid gap-1">
          <span className="flex justify-between">
            <span>{label}</span>
            <span className="tabular text-soft">
              {counts[status]} · {successRate(counts[status], total)}%
            </span>
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken forced-colors:border print:border">
            <span
              className={classes(
                'block h-full rounded-full forced-colors:bg-[CanvasText] [print-color-adjust:exact]',
                color,
              )}
              style={{ width: `${successRate(counts[status], total)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
