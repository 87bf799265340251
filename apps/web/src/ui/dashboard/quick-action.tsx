import type { LucideIcon } from 'lucide-react'

type WordsProps = { icon: LucideIcon; label: string; hint?: string }

/** An item in the list of a dashboard's quick actions. */
export const QuickAction = ({ onClick, ...words }: WordsProps & { onClick: () => void }) => (
  <li>
    <button type="button" onClick={onClick} className={quickActionLook}>
      <QuickActionWords {...words} />
    </button>
  </li>
)

export const quickActionLook =
  'flex w-full items-center gap-3 py-3 text-left hover:text-primary hover:[&_.name]:underline'

export const QuickActionWords = ({ icon: Icon, label, hint }: WordsProps) => (
  <>
    <Icon aria-hidden size={20} className="shrink-0 text-soft" />
    <span className="grid">
      <span className="name font-medium underline-offset-4">{label}</span>
      {hint && <span className="text-soft">{hint}</span>}
    </span>
  </>
)
