import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import type { RefObject } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { internshipsOfCompany } from '../../api/internships.ts'
import { countText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { ApplicantDetail } from './applicant-detail.tsx'
import { ApplicantFilters } from './applicant-filters.tsx'
import { ApplicantGroups } from './applicant-groups.tsx'
import { type ApplicantFilter, groupApplicants, isActive } from './group-applicants.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useTriage } from './use-triage.ts'

/** What the address says of this tab. */
export type ApplicantsView = ApplicantFilter & { internship: string | undefined; application: string | undefined }

type ApplicantsProps = {
  companyId: string
  view: ApplicantsView
  onView: (change: Partial<ApplicantsView>) => void
  searchBox: RefObject<HTMLInputElement | null>
  statusFilter: RefObject<HTMLSelectElement | null>
}

/** Applicants by internship at the left, the chosen one with resume and evidence at the right. */
export function Applicants({ companyId, view, onView, searchBox, statusFilter }: ApplicantsProps) {
  const applications = useQuery(companyApplications)
  const internships = useQuery(internshipsOfCompany(companyId))
  const shown = groupApplicants(internships.data ?? [], applications.data ?? [], view)
  const inView = shown.filter(({ id }) => view.internship === undefined || id === view.internship)
  const order = inView.flatMap((group) => group.applications)
  const triage = useTriage(order, view.application, (application) => onView({ application }))

  if (applications.isPending || internships.isPending) return <CardSkeletons count={5} className="h-20" />
  const failed = applications.isError ? applications : internships.isError ? internships : null
  if (failed) {
    return (
      <Failure
        message={messageOf(failed.error, texts.dashboard.loadFailed.description)}
        onRetry={() => failed.refetch()}
      />
    )
  }
  const clear = () => onView({ q: '', status: 'all', internship: undefined })
  return (
    <div className="grid gap-4">
      <h2 className="text-20">Applications</h2>
      <ApplicantFilters view={view} onView={onView} searchBox={searchBox} statusFilter={statusFilter} groups={shown} />
      <p role="status" className="text-14 text-soft">
        {countText(order.length, 'application')} {isActive(view) ? 'match' : 'in all'}
        {triage.hint && <strong className="ml-2 text-ink">{triage.hint}</strong>}
      </p>
      {inView.length === 0 ? (
        <NothingShown filtered={isActive(view) || view.internship !== undefined} onClear={clear} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,24rem)_1fr]">
          <div className={classes('min-w-0', triage.selected && 'max-lg:hidden')}>
            <ApplicantGroups
              groups={inView}
              selected={triage.selected}
              onSelect={triage.select}
              focused={view.internship}
            />
          </div>
          <Detail selected={triage.selected} triage={triage} />
        </div>
      )}
      <ShortcutHelp open={triage.helpOpen} onClose={triage.closeHelp} />
    </div>
  )
}

function Detail({ selected, triage }: { selected: Application | null; triage: ReturnType<typeof useTriage> }) {
  if (!selected) {
    return (
      <p className="rounded-base border border-dashed border-line-strong px-6 py-10 text-14 text-soft max-lg:hidden">
        Choose an applicant to see the resume beside what the listing asks for. Keys: J and K move, A and R decide, E
        shows the evidence, ? explains.
      </p>
    )
  }
  return (
    <ApplicantDetail
      key={selected.id}
      application={selected}
      deciding={triage.deciding}
      onDecide={triage.decide}
      onBack={() => triage.select(null)}
    />
  )
}

function NothingShown({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) {
    return (
      <Empty icon={Inbox} title="No applications yet">
        They appear here the moment a student applies.
      </Empty>
    )
  }
  return (
    <Empty
      icon={Inbox}
      title="No application matches"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      The search or the status filter hides the others.
    </Empty>
  )
}
