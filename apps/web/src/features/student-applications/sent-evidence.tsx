import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { scoreLedgerQuery } from '../../api/applications.ts'
import { useEvidence } from '../../api/evidence.ts'
import { EvidenceDialog } from '../../ui/application/evidence-dialog.tsx'

/** The sent resume, the evidence to mark in it, and the quote to show. */
export type SentCopy = { application: Application; parts?: readonly ScorePart[]; part?: ScorePart }

type EvidenceProps = { application: Application; onClose: () => void; onCopy: (copy: SentCopy) => void }

/** The score of the sent resume with its evidence, as the company sees it. */
export function SentEvidence({ application, onClose, onCopy }: EvidenceProps) {
  const { parts, shown } = useEvidence(scoreLedgerQuery(application.id))
  return (
    <EvidenceDialog
      {...shown}
      of="sent"
      title={application.internship.title}
      onQuote={(part) => onCopy({ application, parts, part })}
      onClose={onClose}
    />
  )
}
