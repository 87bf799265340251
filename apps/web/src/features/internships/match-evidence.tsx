import type { ScorePart } from '@fledge/contract/analysis'
import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/call.ts'
import { matchOfInternship } from '../../api/internships.ts'
import { MatchBadge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

/** Opens the resume at a quote, with all the evidence marked in it. */
export type OnQuote = (parts: readonly ScorePart[], part: ScorePart) => void

/** What the page adds below the evidence. */
export type Below = (internship: Internship, parts: readonly ScorePart[]) => ReactNode

type EvidenceProps = { internship: Internship; onClose: () => void; onQuote: OnQuote; below?: Below | undefined }

/** Why the student's resume fits an internship as it does. */
export function MatchEvidence({ internship, onClose, onQuote, below }: EvidenceProps) {
  const query = useQuery(matchOfInternship(internship.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`How you fit: ${internship.title}`}
      description="From your resume as it is now. A quote opens the resume at its place."
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
        <Evidence match={query.data} onQuote={onQuote}>
          {below?.(internship, query.data.parts)}
        </Evidence>
      )}
    </Dialog>
  )
}

const reasons = {
  no_resume: 'There is no score: upload a resume first.',
  unreadable_resume: 'There is no score: your resume could not be read.',
  empty_listing: 'There is no score: the listing names nothing to compare with.',
} as const

type LedgerProps = { match: InternshipMatch; onQuote: OnQuote; children: ReactNode }

function Evidence({ match, onQuote, children }: LedgerProps) {
  const { matchPercentage, band, reason, parts } = match
  if (reason !== null) return <p>{reasons[reason]}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <MatchBadge percentage={matchPercentage} band={band} />
      <Ledger parts={parts} onShow={(part) => onQuote(parts, part)} />
      {children}
    </div>
  )
}
