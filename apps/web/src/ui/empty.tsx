import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where a list would be: what is not there, why, and the one act that helps. */
export function Empty({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-start gap-3 rounded-base border border-dashed border-line-strong px-6 py-8">
      <Icon aria-hidden size={20} className="text-soft" />
      <h3 className="text-16">{title}</h3>
      {children && <p className="max-w-prose text-14 text-soft">{children}</p>}
      {action}
    </div>
  )
}
