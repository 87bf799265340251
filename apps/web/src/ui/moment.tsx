import type { ReactNode } from 'react'
import { agoText, momentText } from '../lib/format.ts'

type MomentProps = {
  /** ISO 8601. */
  at: string
  className?: string
  /** The visible text; the relative time by default. */
  children?: ReactNode
}

/** A date or time, with the full date and time as a tooltip. */
export const Moment = ({ at, className, children = agoText(at) }: MomentProps) => (
  <time dateTime={at} title={momentText(at)} className={className}>
    {children}
  </time>
)
