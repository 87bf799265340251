import type { Application } from '@fledge/contract/applications'
import type { StudentUser } from '@fledge/contract/users'
import { useQuery } from '@tanstack/react-query'
import { ownApplications } from '../../api/applications.ts'
import { resumesOf } from '../../api/resumes.ts'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { StatusBars } from '../../ui/status-bars.tsx'
import { ApplicationStats } from './application-stats.tsx'
import { countByStatus } from './count-by-status.ts'
import { ProfileCard } from './profile-card.tsx'
import { QuickActions } from './quick-actions.tsx'

type OverviewProps = { user: StudentUser; onUpload: () => void; onBrowse: () => void; onApplications: () => void }

/** How the student's search stands, in one look. */
export function OverviewPanel({ user, ...actions }: OverviewProps) {
  const applications = useQuery(ownApplications(user.id))
  const resumes = useQuery(resumesOf(user.id))
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">Overview</h2>
      {applications.isError && (
        <Failure
          message="Your applications could not be loaded."
          onRetry={() => void applications.refetch()}
          busy={applications.isFetching}
        />
      )}
      {resumes.isError && (
        <Failure
          message="Your resume could not be loaded."
          onRetry={() => void resumes.refetch()}
          busy={resumes.isFetching}
        />
      )}
      <ApplicationStats applications={applications.data} loading={applications.isPending} />
      <div className="grid items-start gap-4 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Progress applications={applications.data ?? []} />
        <QuickActions {...actions} />
        <ProfileCard user={user} resumes={resumes.data?.length} />
      </div>
    </div>
  )
}

/** How the applications divide; nothing when there are none. */
const Progress = ({ applications }: { applications: readonly Application[] }) =>
  applications.length > 0 && (
    <Card aria-labelledby="progress-heading">
      <h3 id="progress-heading" className="mb-3 text-16">
        Your applications
      </h3>
      <StatusBars counts={countByStatus(applications)} />
    </Card>
  )
