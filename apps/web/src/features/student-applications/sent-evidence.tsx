import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { scoreLedgerQuery } from '../../api/applications.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { EvidenceDialog } from '../../ui/application/evidence-dialog.tsx'

/** The sent resume, the evidence to mark in it, and the quote to show. */
export type SentCopy = { application: Application; parts?: readonly ScorePart[]; part?: ScorePart }

type EvidenceProps = { application: Application; onClose: () => void; onCopy: (copy: SentCopy) => void }

/** The score of the sent resume with its evidence, as the company sees it. */
export function SentEvidence({ application, onClose, onCopy }: EvidenceProps) {
  const query = useQuery(scoreLedgerQuery(application.id))
  const parts = query.data?.parts ?? []
  return (
    <EvidenceDialog
      evidence={query.data}
      isLoading={query.isPending}
      failure={<QueryFailure query={query} fallback="The evidence could not be loaded." />}
      of="sent"
      title={application.internship.title}
      onQuote={(part) => onCopy({ application, parts, part })}
      onClose={onClose}
    />
  )
}
