import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { ledgerOf } from '../../api/applications.ts'
import { useEvidence } from '../../api/evidence.ts'
import { EvidenceDialog } from '../../ui/application/evidence-dialog.tsx'

/** A sent resume, and what is to be marked in it: all the evidence, and one quote of it. */
export type SentCopy = { application: Application; parts?: readonly ScorePart[]; part?: ScorePart }

type EvidenceProps = { application: Application; onClose: () => void; onCopy: (copy: SentCopy) => void }

/** Why the sent resume fits as it does: the same as the company sees. */
export function SentEvidence({ application, onClose, onCopy }: EvidenceProps) {
  const { parts, shown } = useEvidence(ledgerOf(application.id))
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
