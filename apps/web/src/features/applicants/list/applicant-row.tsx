import type { Application } from '@fledge/contract/applications'
import { memo } from 'react'
import { ApplicationBadges } from '../../../ui/application/application-badges.tsx'
import { Badge, MatchBadge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Moment } from '../../../ui/moment.tsx'
import { rowId } from './use-list-focus.ts'

type ApplicantRowProps = {
  application: Application
  selected: boolean
  /** Renders the row again each minute, because it shows how long ago the student applied. */
  minute: number
  onSelect: (application: Application) => void
}

/** One applicant of a group. Memoised, so that moving the selection among hundreds renders two rows. */
export const ApplicantRow = memo(function ApplicantRow({ application, selected, onSelect }: ApplicantRowProps) {
  const { id, applicant, appliedAt, fit, unreadMessages } = application
  return (
    <button
      type="button"
      id={rowId(id)}
      aria-current={selected || undefined}
      onClick={() => onSelect(application)}
      className={classes(
        'grid w-full grid-cols-1 gap-1 border-l-4 py-3 pr-3 pl-2 text-left text-14 -outline-offset-2',
        selected ? 'border-primary bg-sunken' : 'border-transparent forced-colors:border-[Canvas] hover:bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">
          {applicant.firstName} {applicant.lastName}
        </span>
        {fit && <MatchBadge percentage={fit.matchPercentage} band={fit.band} />}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-12 text-soft">
        <span>
          {applicant.graduationYear !== null && `${applicant.major}, ${applicant.graduationYear} · `}
          <Moment at={appliedAt} />
        </span>
        <span className="ml-auto inline-flex flex-wrap justify-end gap-1.5">
          {unreadMessages > 0 && <Badge tone="mark">{unreadMessages} unread</Badge>}
          <ApplicationBadges application={application} side="company" />
        </span>
      </span>
    </button>
  )
})
