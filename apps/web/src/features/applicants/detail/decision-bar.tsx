import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { type Decision, decisions, statusLabels } from '@fledge/core/applications/status'
import { CalendarCheck, Star, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortMomentText } from '../../../lib/format.ts'
import { useMinute } from '../../../lib/hooks/use-minute.ts'
import { useUndoable } from '../../../ui/application/use-undoable.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { decisionActions } from '../decision/decision-actions.tsx'
import { timeLeftText, undoWindowText } from '../undo-window.ts'
import './decision-bar.css'

export type DecisionBarProps = {
  application: Application
  /** For how many seconds a decision can be undone; 0 when the student sees it at once. */
  undoSeconds: number
  onDecide: (status: Decision, how?: { withOffer: boolean }) => void
  onUndo: () => void
  onShortlist: () => void
  /** Further actions, before the decision. */
  children?: ReactNode
}

/** A further action: on phones its word is below its icon. */
export const barAction = 'max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:px-1! max-sm:text-[0.6875rem]'

export function DecisionBar(props: DecisionBarProps) {
  const { application, onDecide, onUndo, onShortlist, children } = props
  const open = isUndecided(application)
  const isUndoable = useUndoable(application.tellAt)
  return (
    <div className="decision-bar sticky bottom-(--tab-bar-height,0px) short:static print:hidden z-10 flex flex-wrap items-center justify-end gap-x-1 gap-y-2 rounded-b-base sm:gap-x-3 border-t border-line bg-raised px-4 py-3 md:px-5">
      {/* On phones the toast of a decision says how long it can be undone. */}
      <p
        role="status"
        className={classes('mr-auto flex-1 basis-24 text-12 sm:basis-32 text-soft', open && 'max-sm:sr-only')}
      >
        <DecisionState {...props} />
      </p>
      {open && (
        <Button
          look="quiet"
          sends
          aria-pressed={application.shortlistedAt !== null}
          className={barAction}
          onClick={onShortlist}
        >
          <Star aria-hidden size={16} className={application.shortlistedAt === null ? '' : 'fill-current'} />
          <span>Shortlist</span>
        </Button>
      )}
      {children}
      {open && (
        <Button
          icon={CalendarCheck}
          look="quiet"
          className={barAction}
          onClick={() => onDecide('accepted', { withOffer: true })}
        >
          <span aria-hidden className="sm:hidden">
            With note
          </span>
          <span className="max-xl:sr-only">
            Accept with note<span className="sr-only"> and dates</span>
          </span>
        </Button>
      )}
      {isUndoable ? (
        <Button icon={Undo2} look="secondary" sends onClick={onUndo}>
          Undo
        </Button>
      ) : (
        <div className="flex justify-end gap-3 max-sm:basis-full">
          {decisions.toReversed().map((status) => {
            const { name, icon, look } = decisionActions[status]
            return (
              <Button
                key={status}
                icon={icon}
                look={look}
                sends
                disabled={!open}
                className="max-sm:flex-1"
                onClick={() => onDecide(status)}
              >
                {name}
              </Button>
            )
          })}
        </div>
      )}
    </div>
  )
}

function DecisionState({ application, undoSeconds }: DecisionBarProps) {
  useMinute()
  const isUndoable = useUndoable(application.tellAt)
  const { tellAt, status, withdrawnAt, shortlistedAt } = application
  if (withdrawnAt !== null) return <span>{`The student withdrew on ${shortMomentText(withdrawnAt)}.`}</span>
  if (status === 'pending') {
    return (
      <span>
        {/* The key S changes nothing else that a screen reader reads out. */}
        {shortlistedAt !== null && <span className="sr-only">Shortlisted. </span>}
        <span>
          {undoSeconds === 0
            ? 'The student sees your decision immediately.'
            : `You can undo for ${undoWindowText(undoSeconds)} before the student sees your decision.`}
        </span>
      </span>
    )
  }
  if (tellAt !== null && isUndoable) {
    return (
      <span title={shortMomentText(tellAt)}>
        {statusLabels[status]}. The student sees this {timeLeftText(tellAt, new Date())}. Until then you can undo it.
      </span>
    )
  }
  return <span>Decided. The student can see your decision.</span>
}
