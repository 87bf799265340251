import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { ledgerOf } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { EvidenceDialog } from '../../ui/evidence-dialog.tsx'

/** A sent resume, and what is to be marked in it: all the evidence, and one quote of it. */
export type SentCopy = { application: Application; parts?: readonly ScorePart[]; part?: ScorePart }

type EvidenceProps = { application: Application; onClose: () => void; onCopy: (copy: SentCopy) => void }

const reasons = {
  no_resume: 'There is no score: no resume was sent.',
  unreadable_resume: 'There is no score: the resume could not be read.',
  empty_listing: 'There is no score: the listing names nothing to compare with.',
} as const

/** Why the sent resume fits as it does: the same as the company sees. */
export function SentEvidence({ application, onClose, onCopy }: EvidenceProps) {
  const { data, error, isFetching, refetch } = useQuery(ledgerOf(application.id))
  return (
    <EvidenceDialog
      title={`How it fits: ${application.internship.title}`}
      description="From the copy of your resume that was sent. The company sees the same."
      evidence={data}
      failure={error && messageOf(error, 'The evidence could not be loaded.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reasons={reasons}
      onQuote={(part) => onCopy({ application, parts: data?.parts ?? [], part })}
      onClose={onClose}
    />
  )
}
