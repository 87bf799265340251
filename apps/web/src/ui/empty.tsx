import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where a list would be: what is not there, why, and the one act that helps. */
export function Empty({
  icon: Icon,
  title,
  level = 3,
  children,
  action,
}: {
  icon: LucideIcon
  title: string
  /** Of its heading: 2 where it stands right below the heading of the page. */
  level?: 2 | 3
  children?: ReactNode
  action?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-start gap-3 rounded-base border border-dashed border-line-strong px-6 py-8">
      <Icon aria-hidden size={20} className="text-soft" />
      <Heading className="text-16">{title}</Heading>
      {children && <p className="max-w-prose text-14 text-soft">{children}</p>}
      {action}
    </div>
  )
}
