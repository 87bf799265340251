import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './class-names.ts'

type EmptyProps = {
  icon: LucideIcon
  title: string
  /** The heading level: 2 directly below the heading of the page. */
  level?: 2 | 3
  /** False inside a card, which already has a border. */
  framed?: boolean
  children?: ReactNode
  action?: ReactNode
}

/** The empty state of a list: what is missing, why, and one action. */
export function Empty({ icon: Icon, title, level = 3, framed = true, children, action }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classes(
        'grid justify-items-start gap-3',
        framed ? 'rounded-base border border-dashed border-line-strong px-6 py-8' : 'py-2',
      )}
    >
      <Icon aria-hidden size={20} className="text-soft" />
      <Heading className="text-16 wrap-anywhere">{title}</Heading>
      {children && <p className="max-w-prose text-14 text-soft">{children}</p>}
      {action}
    </div>
  )
}
