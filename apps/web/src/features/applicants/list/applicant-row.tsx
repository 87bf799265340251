import type { Application } from '@fledge/contract/applications'
import { replyText, writtenDay } from '@fledge/core/applications/reply-promise'
import { fullName } from '@fledge/core/full-name'
import { Undo2 } from 'lucide-react'
import { memo, useState } from 'react'
import { shortMomentText } from '../../../lib/format.ts'
import { ApplicationBadges } from '../../../ui/application/application-badges.tsx'
import { BestProof } from '../../../ui/application/best-proof.tsx'
import { useUndoable } from '../../../ui/application/use-undoable.ts'
import { Avatar } from '../../../ui/avatar/initials-avatar.tsx'
import { Badge, MatchBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Moment } from '../../../ui/moment.tsx'
import { releaseText } from '../undo-window.ts'
import { CandidateActions, CandidateFacts, type ListActions } from './candidate-facts.tsx'
import { rowId } from './use-list-focus.ts'

export type RowActions = {
  onSelect: (application: Application) => void
  /** Selects for acting on several; with Shift everything since the last one. */
  onMark: (application: Application, range: boolean) => void
  onUndo: (application: Application) => void
}

type ApplicantRowProps = RowActions & {
  application: Application
  selected: boolean
  marked: boolean
  /** Renders the row again each minute, because it shows relative times. */
  minute: number
  /** In a list that has the whole width; undefined next to an open application. */
  actions: ListActions | undefined
}

/** One applicant of a group. Memoised, so that moving the selection among hundreds renders two rows. */
export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { application, selected, marked, actions, onSelect, onMark, onUndo } = props
  const { id, applicant, unreadMessages, tellAt } = application
  const isUndoable = useUndoable(tellAt)
  // On phones; wider screens have room for all of it.
  const [isOpen, setOpen] = useState(false)
  // A row of the whole width.
  const oneLine = actions && 'md:contents'
  const name = fullName(applicant)
  // A student may have applied to several internships of the company.
  const label = `${name}, ${application.internship.title}`
  const when = <When application={application} isShort={!actions} />
  return (
    <div
      className={classes(
        '@container grid grid-cols-[auto_minmax(0,1fr)] border-l-4 text-14',
        selected ? 'border-primary bg-sunken' : 'border-transparent forced-colors:border-[Canvas] hover:bg-sunken',
      )}
    >
      <label className="grid w-10 place-items-start justify-center pt-3.5">
        <span className="sr-only">Select {label}</span>
        <input
          type="checkbox"
          className="size-4"
          checked={marked}
          // Before the change, so that Shift also works with a click on the label.
          onClick={({ shiftKey }) => onMark(application, shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <div className="grid grid-cols-1">
        <button
          type="button"
          id={rowId(id)}
          aria-current={selected || undefined}
          onClick={() => onSelect(application)}
          className={classes(
            'grid w-full grid-cols-1 gap-1 pr-3 text-left -outline-offset-2',
            actions ? 'pt-3' : 'py-2',
            actions && 'pb-1.5 md:flex md:flex-wrap md:items-center md:gap-x-3',
          )}
        >
          <span className={classes('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', oneLine)}>
            <span className={classes('flex min-w-0 items-center gap-2', actions && 'lg:min-w-50')}>
              {actions && <Avatar name={name} className="size-6 text-[0.625rem]" />}
              <span translate="no" className="font-medium wrap-anywhere">
                {name}
              </span>
            </span>
            {actions ? (
              <Fit application={application} className="md:order-last md:min-w-38 md:text-right" />
            ) : (
              <span className="ml-auto text-12 text-soft" title={applicant.major}>
                {applicant.graduationYear}
              </span>
            )}
          </span>
          {actions && <BestProof proof={application.fit?.proof} className="md:order-1" />}
          <span className={classes('flex flex-wrap items-center justify-between gap-x-2 gap-y-1', oneLine)}>
            {actions ? when : <Fit application={application} isShort />}
            <span className="ml-auto inline-flex flex-wrap justify-end gap-1.5 md:order-2">
              {unreadMessages > 0 && <Badge tone="mark">{unreadMessages} unread</Badge>}
              <ApplicationBadges application={application} side="company" />
            </span>
          </span>
          {!actions && when}
        </button>
        {actions && (
          <div className="grid grid-cols-1 gap-x-6 gap-y-2.5 pr-3 pb-3 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
            <CandidateFacts application={application} className={isOpen ? '' : 'max-md:hidden'} />
            <CandidateActions
              application={application}
              label={label}
              isOpen={isOpen}
              onOpen={setOpen}
              onReview={onSelect}
              {...actions}
            />
          </div>
        )}
        {isUndoable && tellAt !== null && (
          // At the start, because toasts appear at the end of the window.
          <div className="mr-3 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-12 text-soft" title={shortMomentText(tellAt)}>
              The student sees this {releaseText(tellAt, new Date())}.
            </p>
            <Button
              icon={Undo2}
              look="secondary"
              size="small"
              sends
              aria-label={`Undo: ${label}`}
              onClick={() => onUndo(application)}
            >
              Undo
            </Button>
          </div>
        )}
      </div>
    </div>
  )
})

type FitProps = { application: Application; className?: string; isShort?: boolean }

function Fit({ application: { fit }, className, isShort = false }: FitProps) {
  if (!fit) return null
  return (
    <span className={className}>
      <MatchBadge percentage={fit.matchPercentage} band={fit.band} isShort={isShort} />
    </span>
  )
}

/** When the student applied, and the reply that was promised, which alone fits the row next to an open application. */
function When({ application, isShort }: { application: Application; isShort: boolean }) {
  const written = writtenDay(application)
  const promise = `${replyText(application)}${written === '' ? '' : ` · you wrote on ${written}`}`
  return (
    <span className={classes('text-12 text-soft', !isShort && 'lg:min-w-44')}>
      {!(isShort && promise) && <Moment at={application.appliedAt} />}
      {!isShort && promise !== '' && <span> · </span>}
      <span>{promise}</span>
    </span>
  )
}
