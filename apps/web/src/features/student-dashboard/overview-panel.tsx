import type { Application } from '@fledge/contract/applications'
import type { StudentUser } from '@fledge/contract/users'
import { countByStatus, withdrawnHint } from '@fledge/core/applications/counts'
import { successRate } from '@fledge/core/applications/status'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { ownName } from '../../lib/person.ts'
import { StatusBars } from '../../ui/application/status-bars.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { WhenNear } from '../../ui/lazy/render-when-near.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rateHint, Stat, StatRow, StatSkeletons } from '../../ui/stat.tsx'
import { OpenOffers } from './open-offers.tsx'
import { QuickActions } from './quick-actions.tsx'

const StudentCharts = lazyPanel(() => import('./student-charts.tsx').then((m) => m.StudentCharts))

type OverviewProps = {
  user: StudentUser
  /** Scores of the matching internships; undefined before an analysis. */
  scores: readonly (number | null)[] | undefined
  /** Asks for a resume, before anything else while there is none. */
  upload: ReactNode
  /** The matches of the resume, first until the student has applied. */
  matches: ReactNode
  /** The first matches are still on their way. */
  isMatching: boolean
  onUpload: () => void
  onBrowse: () => void
  onApplications: () => void
  onOffer: (applicationId: string) => void
}

/** The student's applications, offers and profile in one view. */
export function OverviewPanel(props: OverviewProps) {
  const { user, upload } = props
  const applications = useQuery(ownApplications(user.id))
  const resumes = useQuery(resumesQuery(user.id))
  const failed = [
    { name: 'applications', query: applications },
    { name: 'resume', query: resumes },
  ].filter(({ query }) => query.isError)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">Overview</h2>
      {failed.length > 0 && (
        <Failure
          message={`Your ${failed.map(({ name }) => name).join(' and ')} could not be loaded.`}
          onRetry={() => failed.forEach(({ query }) => void query.refetch())}
          busy={failed.some(({ query }) => query.isFetching)}
        />
      )}
      {applications.isPending || resumes.isPending ? (
        <OverviewLoading />
      ) : (
        <>
          {resumes.data?.length === 0 && upload}
          {(resumes.data?.length !== 0 || applications.data?.length !== 0) && (
            <Activity {...props} applications={applications.data} resumes={resumes.data?.length} />
          )}
        </>
      )}
    </div>
  )
}

type ActivityProps = OverviewProps & {
  /** Undefined if they could not be loaded. */
  applications: readonly Application[] | undefined
  resumes: number | undefined
}

function Activity(props: ActivityProps) {
  const { applications, matches, isMatching } = props
  const [isNew] = useState(applications?.length === 0)
  return (
    <>
      {isNew && matches}
      {!(isNew && isMatching) && <Figures {...props} />}
    </>
  )
}

function Figures({ user, scores, applications, resumes, ...on }: ActivityProps) {
  return (
    <>
      <OpenOffers applications={applications ?? []} onAnswer={on.onOffer} />
      <ApplicationStats applications={applications} />
      <div className={cardGrid}>
        <Progress applications={applications ?? []} />
        <QuickActions onUpload={on.onUpload} onBrowse={on.onBrowse} onApplications={on.onApplications} />
        <ProfileCard user={user} resumes={resumes} />
      </div>
      {countByStatus(applications ?? []).total > 0 && (
        <WhenNear className="h-72">
          <StudentCharts applications={applications ?? []} scores={scores} />
        </WhenNear>
      )}
    </>
  )
}

const cardGrid = 'grid gap-4 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'

/** Replaced as a whole, because an offer would move everything below it. */
const OverviewLoading = () => (
  <div role="status" aria-busy="true" className="grid gap-4">
    <span className="sr-only">Loading</span>
    <StatSkeletons />
    <div className={cardGrid}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-72" />
      ))}
    </div>
  </div>
)

/** The applications by status; withdrawn ones do not count (settlement 84). */
function Progress({ applications }: { applications: readonly Application[] }) {
  const counts = countByStatus(applications)
  if (counts.total === 0) return null
  return (
    <TitledCard title="Your applications" level={3} gap="gap-3">
      <StatusBars counts={counts} />
    </TitledCard>
  )
}

/** The specification's four figures; dashes for applications that could not be loaded. */
function ApplicationStats({ applications }: { applications: readonly Application[] | undefined }) {
  const counts = applications && countByStatus(applications)
  return (
    <StatRow>
      <Stat
        label="Total Applications"
        value={counts?.total ?? '–'}
        hint={counts ? withdrawnHint(applications.length - counts.total) : 'Not loaded'}
      />
      <Stat label="Pending Review" value={counts?.pending ?? '–'} />
      <Stat label="Accepted" value={counts?.accepted ?? '–'} />
      <Stat
        label="Success Rate"
        value={counts ? `${successRate(counts.accepted, counts.total)}%` : '–'}
        hint={counts ? rateHint(counts.accepted, counts.decided) : 'Not loaded'}
      />
    </StatRow>
  )
}

/** The student's profile as companies see it. `resumes` is undefined while loading. */
function ProfileCard({ user, resumes }: { user: StudentUser; resumes: number | undefined }) {
  const facts = [
    ['Name', ownName(user)],
    ['Email', user.email],
    ['University', user.university],
    ['Major', user.major],
    ['Graduation year', user.graduationYear],
    ['Resumes', resumes ?? '–'],
  ] as const
  return (
    <TitledCard title="Your profile" level={3} gap="gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === '' || (value === 0 && name !== 'Resumes') ? 'Not given' : value}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
