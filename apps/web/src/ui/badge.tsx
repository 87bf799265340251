import { type ApplicationStatus, statusLabels } from '@fledge/core/applications/status'
import type { Band } from '@fledge/core/matching/score/score-bands'
import type { ReactNode } from 'react'
import { classes } from './class-names.ts'

const tones = {
  neutral: 'bg-low-wash text-low',
  primary: 'bg-primary-wash text-primary',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
  warning: 'bg-fair-wash text-fair',
  mark: 'bg-mark-wash text-ink',
} as const
export type Tone = keyof typeof tones

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-base px-2 py-0.5 text-12 font-medium forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A skill or a place, without colour. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span
    translate="no"
    className="inline-flex max-w-full items-center rounded-base border border-line px-2 py-0.5 text-12 wrap-anywhere"
  >
    {children}
  </span>
)

export const ChipList = ({ items, label }: { items: readonly string[]; label?: string }) => (
  <ul aria-label={label} className="flex flex-wrap gap-1.5">
    {items.map((item) => (
      <li key={item} className="flex">
        <Chip>{item}</Chip>
      </li>
    ))}
  </ul>
)

const bandLooks: Record<Band, string> = {
  excellent: 'bg-excellent-wash text-excellent',
  good: 'bg-good-wash text-good',
  fair: 'bg-fair-wash text-fair',
  low: 'bg-low-wash text-low',
}
export const bandWords: Record<Band, string> = { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'Low' }

type MatchBadgeProps = { percentage: number | null; band: Band | null; isShort?: boolean }

/** A match percentage with its band, or "No score". */
export function MatchBadge({ percentage, band, isShort = false }: MatchBadgeProps) {
  if (percentage === null || band === null) return <Badge>No score</Badge>
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-baseline gap-1.5 rounded-base forced-colors:border px-2 py-0.5 text-14 font-semibold whitespace-nowrap tabular',
        bandLooks[band],
      )}
    >
      {percentage}%<span className="text-12 font-medium">{isShort ? bandWords[band] : `${bandWords[band]} match`}</span>
    </span>
  )
}

export const statusLooks: Record<ApplicationStatus, { tone: Tone; bar: string }> = {
  pending: { tone: 'warning', bar: 'bg-fair' },
  accepted: { tone: 'success', bar: 'bg-success' },
  rejected: { tone: 'danger', bar: 'bg-danger' },
}

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={statusLooks[status].tone}>{statusLabels[status]}</Badge>
)
