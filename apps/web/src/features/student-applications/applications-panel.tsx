import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { ApplicationAnswer } from './application-answer.tsx'
import { ApplicationCard } from './application-card.tsx'
import { type SentCopy, SentEvidence } from './sent-evidence.tsx'
import { type ApplicationsFilter, filterOf, StatusFilter, statusWords } from './status-filter.tsx'
import { useApplicationActs } from './use-application-acts.ts'
import { useOffersFirst } from './use-offers-first.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type ApplicationsProps = {
  userId: string
  status: ApplicationsFilter | undefined
  onStatus: (status: ApplicationsFilter | undefined) => void
  /** The application whose messages and timeline are shown. */
  opened: string | undefined
  onOpened: (id: string | undefined) => void
  onBrowse: () => void
  /** Leads to the whole listing of an application. */
  onListing: (internshipId: string) => void
  /** Shows the resume as it was sent. */
  onCopy: (copy: SentCopy) => void
}

/** What the student sent, and the answers. */
export function ApplicationsPanel(props: ApplicationsProps) {
  const { userId, status, onStatus, opened, onOpened, onBrowse, onListing, onCopy } = props
  const query = useQuery(ownApplications(userId))
  const [evidence, setEvidence] = useState<Application | null>(null)
  const [withdrawing, setWithdrawing] = useState<Application | null>(null)
  const acts = useApplicationActs(userId)
  const applications = useOffersFirst(query.data ?? [])
  const shown = applications.filter((application) => status === undefined || filterOf(application) === status)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">Your applications</h2>
        {applications.length > 0 && <StatusFilter applications={applications} status={status} onStatus={onStatus} />}
      </div>
      {query.isPending && <CardSkeletons className="h-40" />}
      {query.isError && (
        <Failure
          message="Your applications could not be loaded."
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data && shown.length === 0 && (
        <Nothing
          status={applications.length > 0 ? status : undefined}
          onAll={() => onStatus(undefined)}
          onBrowse={onBrowse}
        />
      )}
      <ul aria-label="Applications" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              open={application.id === opened}
              onOpen={(open) => onOpened(open ? application.id : undefined)}
              onListing={() => onListing(application.internshipId)}
              onWithdraw={() => setWithdrawing(application)}
              onCopy={() => onCopy({ application })}
              onEvidence={() => setEvidence(application)}
            >
              <ApplicationAnswer application={application} acts={acts} />
            </ApplicationCard>
          </li>
        ))}
      </ul>
      {withdrawing && (
        <WithdrawDialog
          application={withdrawing}
          busy={acts.withdrawing}
          onConfirm={() => acts.withdraw(withdrawing, () => setWithdrawing(null))}
          onClose={() => setWithdrawing(null)}
        />
      )}
      {evidence && <SentEvidence application={evidence} onClose={() => setEvidence(null)} onCopy={onCopy} />}
    </div>
  )
}

type NothingProps = { status: ApplicationsFilter | undefined; onAll: () => void; onBrowse: () => void }

function Nothing({ status, onAll, onBrowse }: NothingProps) {
  if (status !== undefined)
    return (
      <Empty
        icon={FileText}
        title={`No ${statusWords[status].toLowerCase()} applications`}
        action={<Button onClick={onAll}>Show all applications</Button>}
      />
    )
  return (
    <Empty icon={FileText} title={texts.apply.none} action={<Button onClick={onBrowse}>Browse internships</Button>}>
      Your applications appear here, with the resume you sent and the company’s answer.
    </Empty>
  )
}
