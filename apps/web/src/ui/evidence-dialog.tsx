import type { Fit, ScorePart } from '@fledge/contract/analysis'
import type { ReactNode } from 'react'
import { MatchBadge } from './badge.tsx'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { Ledger } from './ledger.tsx'
import { CardSkeletons } from './skeleton.tsx'

type Evidence = Fit & { parts: readonly ScorePart[] }

type EvidenceDialogProps = {
  title: string
  description: string
  /** Undefined until it is loaded. */
  evidence: Evidence | undefined
  /** Why it could not be loaded. */
  failure: string | null
  onRetry: () => void
  retrying: boolean
  /** What to say where there is no score. */
  reasons: Record<NonNullable<Fit['reason']>, string>
  onQuote: (part: ScorePart) => void
  onClose: () => void
  /** Below the ledger. */
  children?: ReactNode
}

/** Why a resume fits an internship as it does: the score with all that it is made of. */
export function EvidenceDialog({
  title,
  description,
  evidence,
  failure,
  onRetry,
  retrying,
  onClose,
  ...shown
}: EvidenceDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {!evidence && failure === null && <CardSkeletons className="h-16" />}
      {failure !== null && <Failure message={failure} onRetry={onRetry} busy={retrying} />}
      {evidence && <Evidence evidence={evidence} {...shown} />}
    </Dialog>
  )
}

type EvidenceProps = Pick<EvidenceDialogProps, 'reasons' | 'onQuote' | 'children'> & { evidence: Evidence }

function Evidence({ evidence: { matchPercentage, band, reason, parts }, reasons, onQuote, children }: EvidenceProps) {
  if (reason !== null) return <p>{reasons[reason]}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <MatchBadge percentage={matchPercentage} band={band} />
      <Ledger parts={parts} onShow={onQuote} />
      {children}
    </div>
  )
}
