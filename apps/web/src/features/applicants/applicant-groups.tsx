import type { Application } from '@fledge/contract/applications'
import { ChevronDown } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { countText } from '../../lib/format.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Badge } from '../../ui/badge.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import type { ApplicantGroup } from './group-applicants.ts'
import { useFollowing } from './use-following.ts'

type ApplicantGroupsProps = {
  groups: readonly ApplicantGroup[]
  isOpen: (group: ApplicantGroup) => boolean
  onFold: (group: ApplicantGroup, open: boolean) => void
  selected: Application | null
  onSelect: (application: Application) => void
  /** The group the address asks for. */
  named: string | undefined
}

/** A fold for each internship; inside, applicants from the best fit down. */
export function ApplicantGroups({ groups, isOpen, onFold, selected, onSelect, named }: ApplicantGroupsProps) {
  useFollowing(selected?.id, named)
  const minute = useMinute()
  const select = useSame(onSelect)
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <details
          key={group.id}
          open={isOpen(group)}
          onToggle={({ currentTarget }) => onFold(group, currentTarget.open)}
          className="group overflow-hidden rounded-base border border-line bg-raised"
        >
          <summary
            id={`group-${group.id}`}
            className="flex min-h-11 list-none items-center gap-2 px-3 py-2 text-14 font-medium -outline-offset-2 hover:bg-sunken"
          >
            <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 text-soft group-open:rotate-0" />
            <h3 className="min-w-0 flex-1 font-text font-medium">
              {group.title}
              {group.place !== null && <span className="font-normal text-soft">, {group.place}</span>}
            </h3>
            {group.ended && <Badge>{group.ended}</Badge>}
            <span className="shrink-0 text-12 font-normal text-soft">{countOf(group)}</span>
          </summary>
          {group.applications.length === 0 && (
            <p className="border-t border-line px-3 py-3 text-14 text-soft">No applications yet</p>
          )}
          <ul className="divide-y divide-line border-t border-line">
            {group.applications.map((application) => (
              <li key={application.id}>
                <ApplicantRow
                  application={application}
                  selected={application.id === selected?.id}
                  minute={minute}
                  onSelect={select}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** A function that stays the same and does what the newest one does. */
function useSame(act: (application: Application) => void) {
  const latest = useRef(act)
  latest.current = act
  return useCallback((application: Application) => latest.current(application), [])
}

/** How many there are, and how many of them a filter leaves. */
function countOf({ total, applications }: ApplicantGroup): string {
  const all = countText(total, 'application')
  return applications.length === total ? all : `${applications.length} of ${all}`
}
