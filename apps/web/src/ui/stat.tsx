import { successRate } from '@fledge/core/applications/status'
import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import { CardSkeleton } from './skeleton.tsx'

type StatProps = {
  label: string
  value: string | number
  hint?: string | undefined
  /** The background of a dot before the label ('before:bg-…'). */
  dot?: string
}

/** One figure of a dashboard with its label; the hint is next to the figure, so that all are of one height. */
export function Stat({ label, value, hint, dot }: StatProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-1 bg-raised px-4 py-3">
      <dt
        className={classes(
          'col-span-2 text-14 text-soft',
          dot && 'flex items-center gap-2 before:size-2.5 before:rounded-full max-sm:before:hidden',
          dot,
        )}
      >
        {label}
      </dt>
      <dd className="font-display text-25 tabular sm:text-31">{value}</dd>
      {hint && <dd className="text-12 text-soft max-[22rem]:col-span-2">{hint}</dd>}
    </div>
  )
}

/** A strip of figures of equal height; two rows on a phone. */
export const StatRow = ({ children }: { children: ReactNode }) => (
  <dl className="grid auto-rows-fr grid-cols-2 gap-px overflow-hidden rounded-base border border-line bg-line lg:grid-cols-4">
    {children}
  </dl>
)

/** The rate of the decided applications, next to that of all (settlement 85). */
export const rateHint = (accepted: number, decided: number): string =>
  decided === 0 ? 'No decision yet' : `${successRate(accepted, decided)}% of ${decided} decided`

/** A figure and its hint while it is not known: why it is missing. */
export const missingStat = (isFailed: boolean) => ({ value: '–', hint: isFailed ? 'Not loaded' : 'Loading…' })

export const StatSkeletons = () => <CardSkeleton className="h-41 sm:h-44 lg:h-22" />
