import type { Application } from '@fledge/contract/applications'
import { recentApplications } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { countByStatus, withdrawnHint } from '@fledge/core/applications/counts'
import { successRate } from '@fledge/core/applications/status'
import { BriefcaseBusiness, FileSpreadsheet, ListFilter, Plus, Search } from 'lucide-react'
import { Suspense } from 'react'
import { StatusBars } from '../../ui/application/status-bars.tsx'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { WhenNear } from '../../ui/lazy/render-when-near.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rateHint, Stat, StatRow, StatSkeletons } from '../../ui/stat.tsx'
import { RepliesCard } from './replies-card.tsx'

// Not needed once there is an application.
const ShareInternships = lazyPanel(() => import('./share-internships.tsx').then((m) => m.ShareInternships))
const CompanyCharts = lazyPanel(() => import('./company-charts.tsx').then((m) => m.CompanyCharts))

type CompanyOverviewProps = {
  loading: boolean
  onRetry: () => void
  retrying: boolean
  /** Undefined when they could not be loaded. */
  internships: readonly Internship[] | undefined
  applications: readonly Application[] | undefined
  onPost: () => void
  onInternships: () => void
  onReport: () => void
  onSearch: () => void
  onFilter: () => void
  onOpen: (application: Pick<Application, 'id' | 'internshipId'>) => void
}

/** Figures, recent applications and quick actions of a company; its next step while it has no applications. */
export function CompanyOverview({ loading, onRetry, retrying, ...rest }: CompanyOverviewProps) {
  const { internships, applications } = rest
  // The post button disappears with the first internship.
  const focus = useRetainedFocus<HTMLDivElement>()
  if (loading) return <OverviewSkeleton />
  const missing = [!applications && 'applications', !internships && 'internships'].filter(Boolean)
  return (
    <div {...focus} tabIndex={-1} className="grid grid-cols-1 gap-6">
      {missing.length > 0 && (
        <Failure message={`Your ${missing.join(' and ')} could not be loaded.`} onRetry={onRetry} busy={retrying} />
      )}
      {applications?.length === 0 ? (
        <NextStep {...rest} />
      ) : (
        applications && <Loaded {...rest} {...withoutWithdrawn(applications)} />
      )}
    </div>
  )
}

type DataProps = Omit<CompanyOverviewProps, 'loading' | 'onRetry' | 'retrying'>

function NextStep({ internships, onPost, onInternships }: DataProps) {
  if (!internships) return null
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
    <Suspense fallback={<Skeleton className="h-49" />}>
      <ShareInternships internships={internships} onInternships={onInternships} />
    </Suspense>
  )
}

type LoadedProps = Omit<DataProps, 'applications'> & {
  applications: readonly Application[]
  withdrawn: number
}

/** Withdrawn applications do not count (settlement 84); their number is shown with the total. */
function withoutWithdrawn(all: readonly Application[]) {
  const applications = all.filter(({ withdrawnAt }) => withdrawnAt === null)
  return { applications, withdrawn: all.length - applications.length }
}

function Loaded({ internships, applications, withdrawn, ...actions }: LoadedProps) {
  const { onPost, onReport, onSearch, onFilter, onOpen } = actions
  const counts = countByStatus(applications)
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatRow>
        <Stat label="Active Internships" value={internships?.filter(({ state }) => state === 'open').length ?? '–'} />
        <Stat label="Total Applications" value={counts.total} hint={withdrawnHint(withdrawn)} />
        <Stat label="Pending Review" value={counts.pending} />
        <Stat
          label="Acceptance Rate"
          value={`${successRate(counts.accepted, counts.total)}%`}
          hint={rateHint(counts.accepted, counts.decided)}
        />
      </StatRow>
      {counts.total > 0 && <RepliesCard onOpen={onOpen} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Recent applications={applications.slice(0, recentApplications)} onOpen={onOpen} />
        <div className="grid grid-cols-1 content-start gap-6">
          <Card>
            <h2 className="mb-3 text-20">Status overview</h2>
            <StatusBars counts={counts} />
          </Card>
          <Card className="grid gap-2 print:hidden">
            <h2 className="mb-1 text-20">Quick actions</h2>
            <Button icon={Plus} onClick={onPost}>
              Post Internship
            </Button>
            <Button icon={FileSpreadsheet} look="secondary" onClick={onReport}>
              Generate report
            </Button>
            <Button icon={Search} look="secondary" onClick={onSearch}>
              Search applications
            </Button>
            <Button icon={ListFilter} look="secondary" onClick={onFilter}>
              Filter candidates
            </Button>
          </Card>
        </div>
      </div>
      {counts.total > 0 && (
        <WhenNear className="h-144">
          <CompanyCharts applications={applications} />
        </WhenNear>
      )}
    </div>
  )
}

type RecentProps = {
  applications: readonly Application[]
  onOpen: (application: Application) => void
}

function Recent({ applications, onOpen }: RecentProps) {
  return (
    <Card className="flex flex-col">
      <h2 className="mb-3 text-20">Recent applications</h2>
      {applications.length === 0 && <p className="text-14 text-soft">All applications were withdrawn.</p>}
      {/* The rows fill the height of the card. */}
      <ul className="grid flex-1 auto-rows-fr grid-cols-1 divide-y divide-line">
        {applications.map((application) => (
          <li key={application.id} className="grid min-w-0">
            <button
              type="button"
              onClick={() => onOpen(application)}
              className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-base px-2 py-3 text-left text-14 hover:bg-sunken"
            >
              <span className="font-medium wrap-anywhere">
                {application.applicant.firstName} {application.applicant.lastName}
              </span>
              <span
                className="line-clamp-2 min-w-0 flex-1 basis-40 text-soft wrap-anywhere"
                title={application.internship.title}
              >
                {application.internship.title}
              </span>
              <Moment at={application.appliedAt} className="text-12 text-soft" />
              <StatusBadge status={application.status} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The overview while loading, in its dimensions. */
const OverviewSkeleton = () => (
  <div role="status" aria-busy="true" className="grid grid-cols-1 gap-6">
    <span className="sr-only">Loading</span>
    <StatSkeletons />
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Skeleton className="h-76" />
      <div className="grid gap-6">
        <Skeleton className="h-49" />
        <Skeleton className="h-65" />
      </div>
    </div>
  </div>
)
