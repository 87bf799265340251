import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'

/** An inline error message with a button to try again. */
export function Failure({ message, onRetry, busy = false }: { message: string; onRetry?: () => void; busy?: boolean }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-base border border-danger bg-danger-wash px-4 py-3 text-14"
    >
      <CircleAlert aria-hidden size={20} className="shrink-0 text-danger" />
      <p className="flex-1">{message}</p>
      {onRetry && (
        <Button look="secondary" size="small" busy={busy} sends={false} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
