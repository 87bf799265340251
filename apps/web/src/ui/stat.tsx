import type { ReactNode } from 'react'

/** One figure of a dashboard with its label. */
export function Stat({ label, value, hint }: { label: string; value: string | number; hint?: string }) {
  return (
    <div className="grid content-start gap-1 rounded-base border border-line bg-raised px-4 py-3">
      <dt className="text-14 text-soft">{label}</dt>
      <dd className="font-display text-31 tabular">{value}</dd>
      {hint && <dd className="text-12 text-soft">{hint}</dd>}
    </div>
  )
}

/** A row of figures of equal height; two rows on a phone. */
export const StatRow = ({ children }: { children: ReactNode }) => (
  <dl className="grid auto-rows-fr grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
)
