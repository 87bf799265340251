import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { mayApplyAgain } from '@fledge/core/applications/lifecycle'
import { sortOffersFirst } from '@fledge/core/applications/offers'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { useIsLoaded, useSettledRows } from '../../lib/hooks/use-settled-rows.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { NewRows } from '../../ui/new-rows.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { ApplicationAnswer } from './application-answer.tsx'
import { ApplicationCard } from './application-card.tsx'
import type { AfterRejection } from './rejection-reasons.tsx'
import { type SentCopy, SentEvidence } from './sent-evidence.tsx'
import { type ApplicationsFilter, filterFor, filterName, StatusFilter } from './status-filter.tsx'
import { useApplicationActions } from './use-application-actions.ts'

type ApplicationsProps = {
  userId: string
  status: ApplicationsFilter | undefined
  onStatus: (status: ApplicationsFilter | undefined) => void
  /** The application whose messages and timeline are shown. */
  opened: string | undefined
  onOpened: (id: string | undefined) => void
  onBrowse: () => void
  onListing: (internshipId: string, isAsked?: boolean) => void
  /** What follows a rejection for a missing skill. */
  afterRejection?: AfterRejection
  onCopy: (copy: SentCopy) => void
}

export function ApplicationsPanel(props: ApplicationsProps) {
  const { userId, status, onStatus, opened, onOpened, onBrowse, onListing, onCopy } = props
  const query = useQuery(ownApplications(userId))
  const [evidence, setEvidence] = useState<Application | null>(null)
  const [withdrawing, setWithdrawing] = useState<Application | null>(null)
  const actions = useApplicationActions(userId, onListing)
  const applications = query.data ?? []
  const matching = sortOffersFirst(applications).filter(
    (application) => status === undefined || filterFor(application) === status,
  )
  const rows = useSettledRows(
    matching.map(({ id }) => id),
    `${status} ${useIsLoaded(query)}`,
    opened,
  )
  const shown = rows.sort(applications.filter(({ id }) => rows.isShown(id)))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">Your applications</h2>
        {applications.length > 0 && <StatusFilter applications={applications} status={status} onStatus={onStatus} />}
      </div>
      {query.isPending && <CardSkeletons className="h-40" />}
      <QueryFailure query={query} fallback="Your applications could not be loaded." />
      {query.data && shown.length === 0 && (
        <NoApplications
          status={applications.length > 0 ? status : undefined}
          onAll={() => onStatus(undefined)}
          onBrowse={onBrowse}
        />
      )}
      {shown.length > 0 && <NewRows count={rows.waiting.length} onShow={rows.show} />}
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
              <ApplicationAnswer
                application={application}
                actions={actions}
                afterRejection={props.afterRejection}
                onWithdraw={() => setWithdrawing(application)}
              />
            </ApplicationCard>
          </li>
        ))}
      </ul>
      {withdrawing && (
        <WithdrawDialog
          application={withdrawing}
          busy={actions.withdrawing}
          onConfirm={() => actions.withdraw(withdrawing, () => setWithdrawing(null))}
          onClose={() => setWithdrawing(null)}
        />
      )}
      {evidence && <SentEvidence application={evidence} onClose={() => setEvidence(null)} onCopy={onCopy} />}
    </div>
  )
}

type NoApplicationsProps = { status: ApplicationsFilter | undefined; onAll: () => void; onBrowse: () => void }

function NoApplications({ status, onAll, onBrowse }: NoApplicationsProps) {
  if (status !== undefined)
    return (
      <Empty
        icon={FileText}
        title={`No ${filterName(status).toLowerCase()} applications`}
        action={<Button onClick={onAll}>Show all applications</Button>}
      />
    )
  return (
    <Empty icon={FileText} title={texts.apply.none} action={<Button onClick={onBrowse}>Browse internships</Button>}>
      Your applications appear here, with the resume you sent and the company’s answer.
    </Empty>
  )
}

type WithdrawProps = { application: Application; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks before an application is withdrawn and says what that means. */
function WithdrawDialog({ application, busy, onConfirm, onClose }: WithdrawProps) {
  const { internship, attempt } = application
  const company = internship.company.companyName
  const again = mayApplyAgain({ withdrawnAt: 'now', attempt })
    ? 'You can apply once more while the listing is open.'
    : 'You withdrew once before, so you can’t apply again.'
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title="Withdraw this application?"
      description={`We’ll notify ${company} that you withdrew from ${internship.title}. It can no longer open the resume you sent, the messages or the timeline. ${again}`}
      action="Withdraw"
      busy={busy}
    />
  )
}
