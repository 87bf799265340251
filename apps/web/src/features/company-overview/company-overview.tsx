import type { Application } from '@fledge/contract/applications'
import { recentApplications } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { countByStatus, withdrawnHint } from '@fledge/core/applications/counts'
import { successRate } from '@fledge/core/applications/status'
import { fullName } from '@fledge/core/full-name'
import { BriefcaseBusiness, FileSpreadsheet, ListFilter, Plus, Search } from 'lucide-react'
import { Suspense } from 'react'
import { type ListQuery, ListsFailure } from '../../api/query-failure.tsx'
import { useLateParts } from '../../lib/hooks/use-late-parts.ts'
import { StatusBars } from '../../ui/application/status-bars.tsx'
import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { MatchBadge, StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { QuickAction } from '../../ui/dashboard/quick-action.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { WhenNear } from '../../ui/lazy/render-when-near.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { missingStat, rateHint, Stat, StatRow, StatSkeletons } from '../../ui/stat.tsx'
import { RepliesCard, useReplies } from './replies-card.tsx'

// Not needed once there is an application.
const ShareInternships = lazyPanel(() => import('./share-internships.tsx').then((m) => m.ShareInternships))
const CompanyCharts = lazyPanel(() => import('./company-charts.tsx').then((m) => m.CompanyCharts))

type CompanyOverviewProps = {
  internships: ListQuery<Internship>
  applications: ListQuery<Application>
  onPost: () => void
  onInternships: () => void
  onReport: () => void
  onSearch: () => void
  onFilter: () => void
  onOpen: (application: Pick<Application, 'id' | 'internshipId'>) => void
}

/** The next step of a company without applications, its figures, recent applications and quick actions, then replies. */
export function CompanyOverview({ internships, applications, ...on }: CompanyOverviewProps) {
  // The post button disappears with the first internship.
  const focus = useRetainedFocus<HTMLDivElement>()
  const replies = useReplies()
  const hasApplications = (applications.data?.length ?? 0) > 0
  const late = useLateParts(internships.isPending, applications.isPending, hasApplications && replies.isPending)
  if (!late) return <OverviewSkeleton />
  const [lateInternships] = late
  // Withdrawn applications do not count (settlement 84).
  const counted = applications.data?.filter(({ withdrawnAt }) => withdrawnAt === null)
  const counts = countByStatus(counted ?? [])
  const received = internships.data?.reduce((sum, { applicationsCount }) => sum + (applicationsCount ?? 0), 0)
  // What an internship has received is known before the applications.
  const isEmpty = applications.data ? !hasApplications : applications.isPending && received === 0
  const nextStep = isEmpty && internships.data && <NextStep internships={internships.data} {...on} />
  return (
    <div {...focus} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <ListsFailure lists={{ applications, internships }} />
      {!lateInternships && nextStep}
      <Figures internships={internships} applications={applications} />
      <div
        className={classes(
          'grid grid-cols-1 gap-4',
          isEmpty ? 'lg:grid-cols-3' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <Recent all={applications} counted={counted ?? []} expected={received ?? 0} onOpen={on.onOpen} />
        {/* Without applications the three cards are one row, because a list would leave half of the screen blank. */}
        <div className={isEmpty ? 'contents' : 'grid grid-cols-1 content-start gap-4'}>
          <Card>
            <h2 className="mb-3 text-16">Status overview</h2>
            {applications.data ? <StatusBars counts={counts} /> : <NotKnown query={applications} className="h-30" />}
          </Card>
          <QuickActions {...on} />
        </div>
      </div>
      {lateInternships && nextStep}
      {applications.data && counts.total > 0 && <RepliesCard applications={applications.data} onOpen={on.onOpen} />}
      {counted && counts.total > 0 && (
        <WhenNear className="h-144">
          <CompanyCharts applications={counted} />
        </WhenNear>
      )}
    </div>
  )
}

type NextStepProps = Pick<CompanyOverviewProps, 'onPost' | 'onInternships'> & { internships: readonly Internship[] }

function NextStep({ internships, onPost, onInternships }: NextStepProps) {
  if (internships.length === 0) {
    const post = <Button onClick={onPost}>Post your first internship</Button>
    return (
      <Empty icon={BriefcaseBusiness} level={2} title="No internships posted yet" action={post}>
        Paste your advertisement or fill in the form. We notify matching students, and you see applicants ranked with
        reasons.
      </Empty>
    )
  }
  return (
    <Suspense fallback={<CardSkeleton className="h-49" />}>
      <ShareInternships internships={internships} onInternships={onInternships} />
    </Suspense>
  )
}

/** The specification's four figures; dashes while a list is not known. */
function Figures({ internships, applications }: Pick<CompanyOverviewProps, 'internships' | 'applications'>) {
  const counts = countByStatus(applications.data ?? [])
  const withdrawn = (applications.data?.length ?? 0) - counts.total
  const figure = ({ data, isError }: ListQuery<unknown>, value: string | number, hint?: string) =>
    data ? { value, hint } : missingStat(isError)
  const open = internships.data?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <StatRow>
      <Stat label="Active Internships" {...figure(internships, open)} />
      <Stat label="Total Applications" {...figure(applications, counts.total, withdrawnHint(withdrawn))} />
      <Stat label="Pending Review" {...figure(applications, counts.pending)} />
      <Stat
        label="Acceptance Rate"
        {...figure(
          applications,
          `${successRate(counts.accepted, counts.total)}%`,
          rateHint(counts.accepted, counts.decided),
        )}
      />
    </StatRow>
  )
}

type QuickActionsProps = Pick<CompanyOverviewProps, 'onPost' | 'onReport' | 'onSearch' | 'onFilter'>

const QuickActions = ({ onPost, onReport, onSearch, onFilter }: QuickActionsProps) => (
  <Card className="grid gap-2 print:hidden">
    <h2 className="text-16">Quick actions</h2>
    <ul className="divide-y divide-line text-14">
      <QuickAction icon={Plus} label="Post Internship" onClick={onPost} />
      <QuickAction icon={FileSpreadsheet} label="Generate report" onClick={onReport} />
      <QuickAction icon={Search} label="Search applications" onClick={onSearch} />
      <QuickAction icon={ListFilter} label="Filter candidates" onClick={onFilter} />
    </ul>
  </Card>
)

/** In place of a list that has not loaded, in its dimensions. */
const NotKnown = ({ query: { isError }, className }: { query: ListQuery<unknown>; className: string }) => (
  <p className={classes('text-14 text-soft', !isError && className)}>{missingStat(isError).hint}</p>
)

/** The height of the list, by the number of recent applications. */
const rowHeights = ['', 'h-21 lg:h-12', 'h-42 lg:h-24', 'h-63 lg:h-36', 'h-84 lg:h-48', 'h-105 lg:h-60']

type RecentProps = {
  all: ListQuery<Application>
  counted: readonly Application[]
  /** How many the internships have received, while the list is loading. */
  expected: number
  onOpen: (application: Application) => void
}

function Recent({ all, counted, expected, onOpen }: RecentProps) {
  return (
    <Card className="flex flex-col">
      <h2 className="mb-3 text-16">Recent applications</h2>
      {!all.data && <NotKnown query={all} className={rowHeights[Math.min(expected, recentApplications)] ?? ''} />}
      {all.data && counted.length === 0 && (
        <p className="text-14 text-soft">
          {all.data.length === 0 ? 'New applications appear here.' : 'All applications were withdrawn.'}
        </p>
      )}
      {/* A full list fills the height of the card. */}
      <ul
        className={classes(
          'grid grid-cols-1 divide-y divide-line',
          counted.length >= recentApplications && 'sm:flex-1 sm:auto-rows-fr',
        )}
      >
        {counted.slice(0, recentApplications).map((application) => (
          <li key={application.id} className="grid min-w-0">
            <button
              type="button"
              onClick={() => onOpen(application)}
              className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-base px-2 py-3 text-left text-14 hover:bg-sunken"
            >
              <Avatar name={fullName(application.applicant)} className="size-8 text-12" />
              <span className="grid min-w-0 flex-1 basis-48 items-center gap-x-3 sm:grid-cols-[2fr_3fr]">
                <span className="font-medium wrap-anywhere">{fullName(application.applicant)}</span>
                <span className="line-clamp-2 min-w-0 text-soft wrap-anywhere" title={application.internship.title}>
                  {application.internship.title}
                </span>
              </span>
              <span className="flex items-center gap-3 max-sm:w-full max-sm:pl-11">
                <Moment at={application.appliedAt} className="text-12 text-soft sm:w-20 sm:text-right" />
                {application.fit && (
                  <span className="w-39 text-right max-xl:hidden">
                    <MatchBadge percentage={application.fit.matchPercentage} band={application.fit.band} />
                  </span>
                )}
                <span className="sm:w-18 sm:text-right">
                  <StatusBadge status={application.status} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The overview while loading, in its dimensions. */
const OverviewSkeleton = () => (
  <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4">
    <span className="sr-only">Loading</span>
    <StatSkeletons />
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <CardSkeleton className="h-75" />
      <div className="grid gap-4">
        <CardSkeleton className="h-48" />
        <CardSkeleton className="h-64" />
      </div>
    </div>
  </div>
)
