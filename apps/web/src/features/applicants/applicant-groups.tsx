import type { Application } from '@fledge/contract/applications'
import { agoText, countText, momentText } from '../../lib/format.ts'
import { Badge, MatchBadge, StatusBadge } from '../../ui/badge.tsx'
import { classes } from '../../ui/class-names.ts'
import type { ApplicantGroup } from './group-applicants.ts'

type ApplicantGroupsProps = {
  groups: readonly ApplicantGroup[]
  selected: Application | null
  onSelect: (application: Application) => void
  /** The group the address asks for. */
  focused: string | undefined
}

/** A fold for each internship; inside, applicants from the best fit down. */
export function ApplicantGroups({ groups, selected, onSelect, focused }: ApplicantGroupsProps) {
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <details
          key={group.id}
          open={focused === group.id || group.applications.length > 0}
          className="overflow-hidden rounded-base border border-line bg-raised"
        >
          <summary className="flex min-h-11 items-center gap-2 px-4 py-2 text-14 font-medium">
            <h3 className="min-w-0 flex-1 font-text font-medium">{group.title}</h3>
            {!group.open && <Badge>Taken down</Badge>}
            <span className="text-12 font-normal text-soft">{countText(group.total, 'application')}</span>
          </summary>
          {group.applications.length === 0 && (
            <p className="border-t border-line px-4 py-3 text-14 text-soft">No applications yet</p>
          )}
          <ul className="divide-y divide-line border-t border-line">
            {group.applications.map((application) => (
              <li key={application.id}>
                <ApplicantRow
                  application={application}
                  selected={application.id === selected?.id}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

type ApplicantRowProps = { application: Application; selected: boolean; onSelect: (application: Application) => void }

function ApplicantRow({ application, selected, onSelect }: ApplicantRowProps) {
  const { applicant, appliedAt, fit, status } = application
  return (
    <button
      type="button"
      aria-current={selected || undefined}
      onClick={() => onSelect(application)}
      className={classes(
        'grid w-full gap-1 px-4 py-3 text-left text-14 -outline-offset-2',
        selected ? 'bg-primary-wash' : 'hover:bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          {applicant.firstName} {applicant.lastName}
        </span>
        {fit && <MatchBadge percentage={fit.matchPercentage} band={fit.band} />}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-12 text-soft">
        <span>
          {applicant.major}, {applicant.graduationYear} ·{' '}
          <time dateTime={appliedAt} title={momentText(appliedAt)}>
            {agoText(appliedAt)}
          </time>
        </span>
        <StatusBadge status={status} />
      </span>
    </button>
  )
}
