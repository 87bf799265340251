import type { Application } from '@fledge/contract/applications'
import { isHeld, isUndecided } from '@fledge/core/applications/lifecycle'
import type { Decision } from '@fledge/core/applications/status'
import { Check, Star, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortMomentText } from '../../../lib/format.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { statusWords } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { timeLeftText, undoWindowText } from '../hold.ts'
import './decision-bar.css'

export type DecisionBarProps = {
  application: Application
  /** The decision whose key was pressed once. */
  pressedOnce: Decision | null
  /** For how many seconds a decision can be undone; 0 when the student sees it at once. */
  undoSeconds: number
  onDecide: (status: Decision) => void
  onUndo: () => void
  onShortlist: () => void
  /** Further actions, before the decision. */
  children?: ReactNode
}

/** The decision, always at the bottom of the view. */
export function DecisionBar(props: DecisionBarProps) {
  const { application, onDecide, onUndo, onShortlist, children } = props
  const open = isUndecided(application)
  return (
    <div className="decision-bar sticky bottom-0 short:static print:hidden z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-base border-t border-line bg-raised px-4 py-3 md:px-5">
      <p role="status" className={classes('mr-auto text-12 text-soft', open ? 'flex-1 basis-32' : 'max-sm:basis-full')}>
        <DecisionState {...props} />
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

const pressAgainTexts: Record<Decision, string> = {
  accepted: 'Press A again to accept.',
  rejected: 'Press R again to reject.',
}

function DecisionState({ application, pressedOnce, undoSeconds }: DecisionBarProps) {
  useMinute()
  const { tellAt, status, withdrawnAt } = application
  if (withdrawnAt !== null) return `The student withdrew on ${shortMomentText(withdrawnAt)}.`
  if (status === 'pending') {
    if (pressedOnce) return <strong className="text-14 text-ink">{pressAgainTexts[pressedOnce]}</strong>
    return undoSeconds === 0
      ? 'The student sees your decision immediately.'
      : `You can undo for ${undoWindowText(undoSeconds)} before the student sees your decision.`
  }
  if (tellAt !== null) {
    return (
      <span title={shortMomentText(tellAt)}>
        {statusWords[status]}. The student sees this {timeLeftText(tellAt, new Date())}. Until then you can undo it.
      </span>
    )
  }
  return 'Decided. The student can see your decision.'
}
