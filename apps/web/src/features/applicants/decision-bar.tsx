import type { Application } from '@fledge/contract/applications'
import { canDecide, type Decision } from '@fledge/core/applications/status'
import { Check, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import './decision-bar.css'

export type DecisionBarProps = {
  status: Application['status']
  /** The decision whose key was pressed once. */
  armed: Decision | null
  onDecide: (status: Decision) => void
}

const again = { accepted: 'Press A again to accept.', rejected: 'Press R again to reject.' }

/** Stays at the bottom of the view, whatever is read above it. */
export function DecisionBar({ status, armed, onDecide }: DecisionBarProps) {
  const decided = !canDecide(status)
  return (
    <div className="decision-bar sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-base border-t border-line bg-raised px-4 py-3 md:px-5">
      <p role="status" className="mr-auto text-12 text-soft max-sm:basis-full">
        {armed && <strong className="text-14 text-ink">{again[armed]}</strong>}
        {!armed && (decided ? 'Decided. The student has been told.' : 'The student is told at once.')}
      </p>
      <Button look="danger" disabled={decided} onClick={() => onDecide('rejected')}>
        <X aria-hidden size={16} />
        Reject
      </Button>
      <Button disabled={decided} onClick={() => onDecide('accepted')}>
        <Check aria-hidden size={16} />
        Accept
      </Button>
    </div>
  )
}
