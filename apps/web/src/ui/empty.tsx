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

/** A sheet without words, and a highlighter's stroke that waits for them: the picture of all empty states. */
export const EmptySheet = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span aria-hidden className="relative shrink-0">
    <svg aria-hidden width="88" height="72" viewBox="0 0 88 72" fill="none">
      <rect
        x="20"
        y="4"
        width="48"
        height="60"
        rx="4"
        className="fill-sunken stroke-line"
        transform="rotate(6 44 34)"
      />
      <rect x="16" y="6" width="48" height="60" rx="4" className="fill-raised stroke-line-strong" />
      <path d="M25 20h30M25 30h22" className="stroke-line" strokeWidth="4" strokeLinecap="round" />
      <path d="M25 42h26" className="stroke-mark" strokeWidth="8" strokeLinecap="round" />
      <path d="M25 54h18" className="stroke-line" strokeWidth="4" strokeLinecap="round" />
    </svg>
    <span className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full border border-line-strong bg-raised text-soft">
      <Icon size={20} />
    </span>
  </span>
)

/** The empty state of a list: what is missing, why, and one action. */
export function Empty({ icon: Icon, title, level = 3, framed = true, children, action }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classes(
        'grid justify-items-start gap-3 sm:flex sm:items-center sm:gap-6',
        framed ? 'rounded-base border border-dashed border-line-strong px-6 py-8' : 'py-2',
      )}
    >
      <EmptySheet icon={Icon} />
      <div className="grid justify-items-start gap-3">
        <Heading className="text-16 wrap-anywhere">{title}</Heading>
        {children && <p className="max-w-prose text-14 text-soft">{children}</p>}
        {action}
      </div>
    </div>
  )
}
