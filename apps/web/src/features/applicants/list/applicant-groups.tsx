import type { Application } from '@fledge/contract/applications'
import { countedText } from '@fledge/core/applications/counts'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { useMinute } from '../../../lib/hooks/use-minute.ts'
import { useSteady } from '../../../lib/hooks/use-steady.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type ApplicantGroup, isCounted } from '../group-applicants.ts'
import { ApplicantRow, type RowActions } from './applicant-row.tsx'
import type { ListActions } from './candidate-facts.tsx'
import { useListFocus } from './use-list-focus.ts'

type ApplicantGroupsProps = RowActions & {
  groups: readonly ApplicantGroup[]
  isOpen: (group: ApplicantGroup) => boolean
  onFold: (group: ApplicantGroup, open: boolean) => void
  selected: Application | null
  /** Undefined while an application is open next to the list. */
  actions?: ListActions | undefined
  /** The ids that are selected for acting on several. */
  marked: ReadonlySet<string>
  /** The id of the group in the address. */
  named: string | undefined
  /** What is shown below the heading of a group. */
  notice?: (group: ApplicantGroup) => ReactNode
}

/** One fold per internship with its applicants, best fit first. */
export function ApplicantGroups(props: ApplicantGroupsProps) {
  const { groups, isOpen, onFold, selected, marked, named, notice } = props
  useListFocus(selected?.id, named)
  const minute = useMinute()
  const select = useSteady(props.onSelect)
  const mark = useSteady(props.onMark)
  const undo = useSteady(props.onUndo)
  const actions = useSteadyActions(props.actions)
  const isNamed = (group: ApplicantGroup) => group.id === named
  const ordered = [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))]
  return (
    <div className="grid gap-3">
      {ordered.map((group, place) => (
        <Fragment key={group.id}>
          {place === 1 && groups.some(isNamed) && <p className="mt-2 text-12 text-soft">Other internships</p>}
          <details
            open={isOpen(group)}
            onToggle={({ currentTarget }) => onFold(group, currentTarget.open)}
            className="group overflow-hidden rounded-base border border-line bg-raised"
          >
            <summary
              id={`group-${group.id}`}
              className="flex min-h-11 list-none flex-wrap items-center gap-x-2 px-3 py-2 text-14 font-medium -outline-offset-2 hover:bg-sunken"
            >
              <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 text-soft group-open:rotate-0" />
              <h3 className="min-w-0 flex-1 basis-32 max-sm:basis-56 font-text font-medium">
                {group.title}
                {group.place !== null && <span className="font-normal text-soft">, {group.place}</span>}
              </h3>
              {group.ended && <Badge>{group.ended}</Badge>}
              <span className="shrink-0 text-12 font-normal text-soft max-sm:pl-6">{groupSizeText(group)}</span>
            </summary>
            {group.applications.length === 0 && (
              <p className="border-t border-line px-3 py-3 text-14 text-soft">No applications yet</p>
            )}
            {notice?.(group)}
            <ul className="divide-y divide-line border-t border-line">
              {group.applications.map((application) => (
                <li key={application.id}>
                  <ApplicantRow
                    application={application}
                    selected={application.id === selected?.id}
                    marked={marked.has(application.id)}
                    minute={minute}
                    actions={actions}
                    onSelect={select}
                    onMark={mark}
                    onUndo={undo}
                  />
                </li>
              ))}
            </ul>
          </details>
        </Fragment>
      ))}
    </div>
  )
}

const noAction = () => undefined

function useSteadyActions(actions: ListActions | undefined): ListActions | undefined {
  const onDecide = useSteady(actions?.onDecide ?? noAction)
  const onView = useSteady(actions?.onView ?? noAction)
  const onDownload = useSteady(actions?.onDownload ?? noAction)
  const steady = useMemo(() => ({ onDecide, onView, onDownload }), [onDecide, onView, onDownload])
  return actions && steady
}
const noFolds: ReadonlyMap<string, boolean> = new Map()

/** The open groups: those with applications, or the one in the address (settlement 5), until they are toggled. */
export function useFolds(named: string | undefined) {
  const [state, setState] = useState({ named, folds: noFolds })
  const folds = state.named === named ? state.folds : noFolds
  const isOpen = ({ id, applications }: ApplicantGroup): boolean =>
    folds.get(id) ?? (named === undefined ? applications.length > 0 : id === named)
  const setOpen = (group: ApplicantGroup, open: boolean) => {
    if (isOpen(group) !== open) setState({ named, folds: new Map(folds).set(group.id, open) })
  }
  return { isOpen, setOpen }
}

/** '2 of 5 applications, 1 withdrawn'. */
function groupSizeText({ total, withdrawn, matching }: ApplicantGroup): string {
  const all = countedText(total, withdrawn)
  return matching.length === total + withdrawn ? all : `${matching.filter(isCounted).length} of ${all}`
}
