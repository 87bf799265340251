import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Inbox } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { ListsFailure, QueryFailure } from '../../api/query-failure.tsx'
import { countText } from '../../lib/format.ts'
import { useLateParts } from '../../lib/hooks/use-late-parts.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Empty } from '../../ui/empty.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { NewRows } from '../../ui/new-rows.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { ApplicantsHead } from './applicants-head.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import type { ProposalParts } from './bulk/bulk-dialog.tsx'
import { UndoableBatches } from './bulk/undoable-batches.tsx'
import { useBulk } from './bulk/use-bulk.ts'
import { useBulkPlan } from './bulk/use-bulk-plan.tsx'
import { useMarked } from './bulk/use-marked.ts'
import { decisionActions, preloadDecisionDialogs } from './decision/decision-actions.tsx'
import { ApplicantDetail } from './detail/applicant-detail.tsx'
import { barAction } from './detail/decision-bar.tsx'
import { type ApplicantFilter, hiddenByText, isActive, noFilter } from './filter-applicants.ts'
import { type ApplicantsView, isCounted } from './group-applicants.ts'
import { ApplicantGroups, useFolds } from './list/applicant-groups.tsx'
import { useListActions } from './list/listed-resume.tsx'
import { useKeptRows } from './list/use-kept-rows.ts'
import { useSettledGroups } from './list/use-settled-groups.ts'
import { NoSelection } from './no-selection.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useUndoSeconds } from './undo-window.ts'
import { useShortcutsEnabled } from './use-shortcuts.ts'
import { canInterview, useTriage } from './use-triage.ts'
import { useUndoStack } from './use-undo-stack.ts'

type ApplicantsProps = {
  companyId: string
  view: ApplicantsView
  onView: (change: Partial<ApplicantsView>) => void
  /** Proposes an interview, or opens the existing one. */
  onInterview: (application: Application) => void
  /** The dialog that proposes interviews to the selected applicants. */
  proposal: ProposalParts
  onPost: () => void
  searchBox: RefObject<HTMLInputElement | null>
  statusFilter: RefObject<HTMLSelectElement | null>
}

/** Applicants by internship, and the selected one with resume and evidence. */
export function Applicants({ companyId, view, onView, onPost, onInterview, proposal, ...controls }: ApplicantsProps) {
  const applications = useQuery(companyApplications)
  const internships = useQuery(internshipsOfCompany(companyId))
  const [keysOn, setKeysOn] = useShortcutsEnabled()
  const [listed, listings] = [applications.data ?? [], internships.data ?? []]
  const kept = useKeptRows(view, view.application)
  const { groups, waiting, showNew } = useSettledGroups(internships, applications, view, kept.isKept)
  const named = groups.find(({ id }) => id === view.internship)
  const { isOpen, setOpen } = useFolds(named?.id)
  const order = groups.flatMap((group) => group.applications)
  if (order.some(({ id }) => id === view.application)) kept.show()
  const reachable = groups.filter(isOpen).flatMap((group) => group.applications)
  const undoSeconds = useUndoSeconds()
  const marked = useMarked(order)
  const undoStack = useUndoStack()
  const bulk = useBulk(undoSeconds.bulk, undoStack)
  const plan = useBulkPlan({ internships: listings, marked, bulk, undoSeconds: undoSeconds.bulk, proposal })
  const triage = useTriage({
    applications: listed,
    order,
    reachable,
    selectedId: view.application,
    onSelect: (application) => onView({ application }),
    onInterview,
    keysOn,
    undoSeconds: undoSeconds.single,
    onMark: marked.mark,
    undoStack,
    kept,
  })
  const inList = useListActions(triage.ask)
  // A bulk action and its undo remove the bar and the row of their buttons.
  const focus = useRetainedFocus<HTMLDivElement>()
  useEffect(preloadDecisionDialogs, [])

  const late = useLateParts(applications.isPending, internships.isPending)
  if (applications.isLoadingError)
    return <QueryFailure query={applications} fallback="Your applications could not be loaded." />
  if (applications.isPending || !late) return <CardSkeletons count={5} className="h-20" />
  const clear = () => onView(noFilter)
  const { selected } = triage
  // An internship in the address opens only its own group. Nothing can be done with withdrawn applications.
  const found = named?.matching ?? groups.flatMap((group) => group.matching)
  const matching = found.filter(isCounted)
  const findListing = (id: string | undefined) => listings.find((one) => one.id === id)
  return (
    <div {...focus} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <ListsFailure lists={{ internships }} />
      <ApplicantsHead
        view={view}
        onView={onView}
        groups={groups}
        {...controls}
        found={found}
        listed={named ? listed.filter(({ internshipId }) => internshipId === named.id) : listed}
        onKeys={() => triage.setHelpOpen(true)}
        hiddenWhenSmall={selected !== null}
        matching={matching}
        onMarkAll={() => marked.markAll(matching)}
      />
      <UndoableBatches onUndo={bulk.undo} />
      {groups.length > 0 && <NewRows count={waiting} hiddenWhenSmall={selected !== null} onShow={showNew} />}
      {groups.length === 0 && (internships.data || isActive(view)) && (
        <NoApplications filter={view} onClear={clear} onPost={onPost} />
      )}
      {groups.length > 0 && !selected && (
        <NoSelection
          missing={view.application !== undefined}
          filter={view}
          onClear={clear}
          listed={order}
          reachable={reachable}
          onSelect={triage.select}
        />
      )}
      {groups.length > 0 && (
        <div
          className={classes('grid grid-cols-1 items-start gap-4', selected && 'lg:grid-cols-[15rem_minmax(0,1fr)]')}
        >
          <div data-applicant-list className={classes('min-w-0', selected && besideLook)}>
            <ApplicantGroups
              groups={groups}
              isOpen={isOpen}
              onFold={setOpen}
              selected={selected}
              onSelect={triage.select}
              actions={selected ? undefined : inList.actions}
              marked={marked.ids}
              onMark={marked.mark}
              onUndo={triage.undo}
              named={named?.id}
              notice={({ id }) => (
                <PlacesFilled
                  internship={findListing(id)}
                  pending={listed.filter((one) => one.internshipId === id && isUndecided(one)).length}
                  onTell={(pending) => plan.tellPlacesFilled(id, pending)}
                />
              )}
            />
            {marked.chosen.length > 0 && (
              <BulkBar
                count={marked.chosen.length}
                matching={matching.length}
                isFiltered={isActive(view) || named !== undefined}
                onAll={() => marked.markAll(matching)}
                onClear={marked.clear}
                onAct={plan.open}
              />
            )}
          </div>
          {selected && (
            <ApplicantDetail
              application={selected}
              undoSeconds={undoSeconds.single}
              onDecide={triage.ask}
              onUndo={() => triage.undo(selected)}
              onShortlist={triage.toggleShortlist}
              talking={triage.talking}
              onTalk={triage.setTalking}
              onBack={() => triage.select(null)}
              onMove={triage.move}
            >
              {canInterview(selected) && (
                <Button icon={CalendarPlus} look="quiet" className={barAction} onClick={() => onInterview(selected)}>
                  <span>Interview</span>
                </Button>
              )}
            </ApplicantDetail>
          )}
        </div>
      )}
      <OpenDecision
        triage={triage}
        requirements={findListing(triage.deciding?.application.internshipId)?.requirements ?? []}
      />
      {plan.dialog}
      {inList.dialog}
      {triage.helpOpen && (
        <ShortcutHelp
          undoSeconds={undoSeconds.single}
          onClose={() => triage.setHelpOpen(false)}
          keysOn={keysOn}
          onKeysOn={setKeysOn}
        />
      )}
    </div>
  )
}

/** Next to the open applicant the list scrolls separately; a small screen shows only the applicant. */
const besideLook = 'max-lg:hidden lg:max-h-[max(30rem,calc(100dvh-7.5rem))] lg:overflow-y-auto'

type OpenDecisionProps = {
  triage: ReturnType<typeof useTriage>
  requirements: readonly string[]
}

function OpenDecision({ triage: { deciding, decide, stopDeciding }, requirements }: OpenDecisionProps) {
  if (!deciding) return null
  const { application, status } = deciding
  const { Dialog } = decisionActions[status]
  return (
    <Dialog
      application={application}
      requirements={requirements}
      onDecide={(content) => decide({ status, ...content })}
      onClose={stopDeciding}
    />
  )
}

type PlacesFilledProps = { internship: Internship | undefined; pending: number; onTell: (pending: number) => void }

/** Offers to tell the applicants that still wait once students have accepted all places. */
function PlacesFilled({ internship, pending, onTell }: PlacesFilledProps) {
  const { filledCount: filled = 0, openings = null } = internship ?? {}
  if (filled === 0 || pending === 0 || (openings !== null && filled < openings)) return null
  return (
    <div className="grid gap-2 border-t border-line bg-primary-wash px-3 py-3 text-14">
      <p>
        {countText(filled, 'student')} accepted your offer. {countText(pending, 'applicant')}{' '}
        {pending === 1 ? 'still waits' : 'still wait'} for an answer.
      </p>
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        aria-label={`Tell them that places are filled: ${internship?.title}`}
        onClick={() => onTell(pending)}
      >
        Tell them that places are filled
      </Button>
    </div>
  )
}

type NoApplicationsProps = { filter: ApplicantFilter; onClear: () => void; onPost: () => void }

/** Replaces the list: nothing is posted, or a filter hides all applications. */
function NoApplications({ filter, onClear, onPost }: NoApplicationsProps) {
  if (!isActive(filter)) {
    const post = <Button onClick={onPost}>Post your first internship</Button>
    return (
      <Empty icon={Inbox} title="No applications yet" action={post}>
        Post an internship, and applications appear here as students apply.
      </Empty>
    )
  }
  const clear = (
    <Button look="secondary" onClick={onClear}>
      Clear Filters
    </Button>
  )
  return (
    <Empty icon={Inbox} title="No matching applications" action={clear}>
      {hiddenByText(filter, 'the others')}
    </Empty>
  )
}
