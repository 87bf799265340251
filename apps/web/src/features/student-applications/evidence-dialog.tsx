import type { ScorePart } from '@fledge/contract/analysis'
import type { Application, Ledger as LedgerData } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { ledgerOf } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { MatchBadge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

/** A sent resume, and what is to be marked in it: all the evidence, and one quote of it. */
export type SentCopy = { application: Application; parts?: readonly ScorePart[]; part?: ScorePart }

type EvidenceProps = { application: Application; onClose: () => void; onCopy: (copy: SentCopy) => void }

/** Why the sent resume fits as it does: the same as the company sees. */
export function EvidenceDialog({ application, onClose, onCopy }: EvidenceProps) {
  const query = useQuery(ledgerOf(application.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`How it fits: ${application.internship.title}`}
      description="From the copy of your resume that was sent. The company sees the same."
    >
      {query.isPending && <CardSkeletons className="h-16" />}
      {query.isError && (
        <Failure
          message={messageOf(query.error, 'The evidence could not be loaded.')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data && (
        <Evidence ledger={query.data} onQuote={(part) => onCopy({ application, parts: query.data.parts, part })} />
      )}
    </Dialog>
  )
}

const reasons = {
  no_resume: 'There is no score: no resume was sent.',
  unreadable_resume: 'There is no score: the resume could not be read.',
  empty_listing: 'There is no score: the listing names nothing to compare with.',
} as const

function Evidence({ ledger, onQuote }: { ledger: LedgerData; onQuote: (part: ScorePart) => void }) {
  if (ledger.reason !== null) return <p>{reasons[ledger.reason]}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <MatchBadge percentage={ledger.matchPercentage} band={ledger.band} />
      <Ledger parts={ledger.parts} onShow={onQuote} />
    </div>
  )
}
