import type { ScorePart } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/call.ts'
import { matchOfInternship } from '../../api/internships.ts'
import { EvidenceDialog } from '../../ui/evidence-dialog.tsx'

/** Opens the resume at a quote, with all the evidence marked in it. */
export type OnQuote = (parts: readonly ScorePart[], part: ScorePart) => void

/** What the page adds below the evidence. */
export type Below = (internship: Internship, parts: readonly ScorePart[]) => ReactNode

type EvidenceProps = { internship: Internship; onClose: () => void; onQuote: OnQuote; below?: Below | undefined }

const reasons = {
  no_resume: 'There is no score: upload a resume first.',
  unreadable_resume: 'There is no score: your resume could not be read.',
  empty_listing: 'There is no score: the listing names nothing to compare with.',
} as const

/** Why the student's resume fits an internship as it does. */
export function MatchEvidence({ internship, onClose, onQuote, below }: EvidenceProps) {
  const { data, error, isFetching, refetch } = useQuery(matchOfInternship(internship.id))
  const parts = data?.parts ?? []
  return (
    <EvidenceDialog
      title={`How you fit: ${internship.title}`}
      description="From your resume as it is now. A quote opens the resume at its place."
      evidence={data}
      failure={error && messageOf(error, 'The evidence could not be loaded.')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reasons={reasons}
      onQuote={(part) => onQuote(parts, part)}
      onClose={onClose}
    >
      {below?.(internship, parts)}
    </EvidenceDialog>
  )
}
