import type { ScorePart } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { matchOfInternship } from '../../api/internships/internships.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { EvidenceDialog } from '../../ui/application/evidence-dialog.tsx'

/** Opens the resume at a quote, with all evidence highlighted. */
export type OnQuote = (parts: readonly ScorePart[], part: ScorePart) => void

export type Below = (internship: Internship, parts: readonly ScorePart[]) => ReactNode

type EvidenceProps = { internship: Internship; onClose: () => void; onQuote: OnQuote; below?: Below | undefined }

export function MatchEvidence({ internship, onClose, onQuote, below }: EvidenceProps) {
  const query = useQuery(matchOfInternship(internship.id))
  const parts = query.data?.parts ?? []
  return (
    <EvidenceDialog
      evidence={query.data}
      isLoading={query.isPending}
      failure={<QueryFailure query={query} fallback="The evidence could not be loaded." />}
      of="own"
      title={internship.title}
      onQuote={(part) => onQuote(parts, part)}
      onClose={onClose}
    >
      {below?.(internship, parts)}
    </EvidenceDialog>
  )
}
