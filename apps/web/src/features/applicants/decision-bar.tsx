import type { Application } from '@fledge/contract/applications'
import { isHeld, isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { Check, Star, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortMomentText } from '../../lib/format.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { leftText } from './hold-text.ts'
import './decision-bar.css'

export type DecisionBarProps = {
  application: Application
  /** The decision whose key was pressed once. */
  armed: Decision | null
  /** For how many hours a decision can be undone; 0 when the student is told at once. */
  holdHours: number
  onDecide: (status: Decision) => void
  onUndo: () => void
  onShortlist: () => void
  /** Further acts, at the left of the decision. */
  children?: ReactNode
}

/** Stays at the bottom of the view, whatever is read above it. */
export function DecisionBar(props: DecisionBarProps) {
  const { application, onDecide, onUndo, onShortlist, children } = props
  const open = isUndecided(application)
  return (
    <div className="decision-bar sticky bottom-0 short:static print:hidden z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-base border-t border-line bg-raised px-4 py-3 md:px-5">
      <p role="status" className={classes('mr-auto text-12 text-soft', open ? 'flex-1 basis-32' : 'max-sm:basis-full')}>
        <State {...props} />
      </p>
      {open && (
        <Button look="quiet" aria-pressed={application.shortlistedAt !== null} onClick={onShortlist}>
          <Star aria-hidden size={16} className={application.shortlistedAt === null ? '' : 'fill-current'} />
          <span className="max-sm:sr-only">Shortlist</span>
        </Button>
      )}
      {children}
      {isHeld(application) ? (
        <Button icon={Undo2} look="secondary" onClick={onUndo}>
          Undo
        </Button>
      ) : (
        <div className="flex justify-end gap-3 max-sm:basis-full">
          <Button icon={X} look="danger" disabled={!open} onClick={() => onDecide('rejected')}>
            Reject
          </Button>
          <Button icon={Check} disabled={!open} onClick={() => onDecide('accepted')}>
            Accept
          </Button>
        </div>
      )}
    </div>
  )
}

const again = { accepted: 'Press A again to accept.', rejected: 'Press R again to reject.' }

/** What is about to happen, or has. */
function State({ application, armed, holdHours }: DecisionBarProps) {
  useMinute()
  const { tellAt, status, withdrawnAt } = application
  if (withdrawnAt !== null) return `The student withdrew on ${shortMomentText(withdrawnAt)}.`
  if (tellAt !== null) {
    const words = status === 'accepted' ? 'Accepted' : 'Rejected'
    return (
      <span title={shortMomentText(tellAt)}>
        {words}. The student sees this {leftText(tellAt, new Date())}. Until then you can undo it.
      </span>
    )
  }
  if (status !== 'pending') return 'Decided. The student can see your decision.'
  if (armed) return <strong className="text-14 text-ink">{again[armed]}</strong>
  return holdHours === 0
    ? 'The student sees your decision immediately.'
    : `You can undo for ${holdHours} h before the student sees your decision.`
}
