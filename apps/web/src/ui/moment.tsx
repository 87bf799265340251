import type { ReactNode } from 'react'
import { agoText, momentText } from '../lib/format.ts'

type MomentProps = {
  /** ISO 8601. */
  at: string
  className?: string
  /** How it is said here; how long ago it was unless told. */
  children?: ReactNode
}

/** A moment in few words, with date and time to the minute for whoever points at it. */
export const Moment = ({ at, className, children = agoText(at) }: MomentProps) => (
  <time dateTime={at} title={momentText(at)} className={className}>
    {children}
  </time>
)
