import type { ScorePart } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import type { ReactNode } from 'react'
import { useEvidence } from '../../api/evidence.ts'
import { matchOfInternship } from '../../api/internships/internships.ts'
import { EvidenceDialog } from '../../ui/application/evidence-dialog.tsx'

/** Opens the resume at a quote, with all the evidence marked in it. */
export type OnQuote = (parts: readonly ScorePart[], part: ScorePart) => void

/** What the page adds below the evidence. */
export type Below = (internship: Internship, parts: readonly ScorePart[]) => ReactNode

type EvidenceProps = { internship: Internship; onClose: () => void; onQuote: OnQuote; below?: Below | undefined }

/** Why the student's resume fits an internship as it does. */
export function MatchEvidence({ internship, onClose, onQuote, below }: EvidenceProps) {
  const { parts, shown } = useEvidence(matchOfInternship(internship.id))
  return (
    <EvidenceDialog
      {...shown}
      of="own"
      title={internship.title}
      onQuote={(part) => onQuote(parts, part)}
      onClose={onClose}
    >
      {below?.(internship, parts)}
    </EvidenceDialog>
  )
}
