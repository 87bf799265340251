import type { Condition, Fit, ScorePart } from '@fledge/contract/analysis'
import type { ReactNode } from 'react'
import { MatchBadge } from '../badge.tsx'
import { Dialog } from '../dialog.tsx'
import { CardSkeletons } from '../skeleton.tsx'
import { ConditionList } from './condition-list.tsx'
import { Ledger } from './score-ledger.tsx'

type Evidence = Fit & { parts: readonly ScorePart[]; conditions: readonly Condition[] }

type EvidenceDialogProps = {
  /** Which resume was scored: the student's current one, or the copy that was sent. */
  of: keyof typeof words
  title: string
  evidence: Evidence | undefined
  isLoading: boolean
  /** Why loading failed, with a way to try again. */
  failure: ReactNode
  onQuote: (part: ScorePart) => void
  onClose: () => void
  /** Below the ledger. */
  children?: ReactNode
}

const empty_listing = 'There is no score: the listing has no requirements to compare.'

const words = {
  own: {
    title: 'How you fit',
    description: 'Based on your current resume. Choose a quote to find it in your resume.',
    reasons: {
      no_resume: 'There is no score: upload a resume first.',
      unreadable_resume: 'There is no score: your resume could not be read.',
      empty_listing,
    },
  },
  sent: {
    title: 'How it fits',
    description: 'Based on the copy of your resume that you sent. The company sees the same.',
    reasons: {
      no_resume: 'There is no score: no resume was sent.',
      unreadable_resume: 'There is no score: the resume could not be read.',
      empty_listing,
    },
  },
} as const

/** The score of a resume for an internship, with the evidence for each part. */
export function EvidenceDialog({ of, title, evidence, isLoading, failure, onClose, ...shown }: EvidenceDialogProps) {
  return (
    <Dialog onClose={onClose} title={`${words[of].title}: ${title}`} description={words[of].description}>
      {isLoading && <CardSkeletons className="h-16" />}
      {failure}
      {evidence && <Evidence of={of} evidence={evidence} {...shown} />}
    </Dialog>
  )
}

function Evidence({
  of,
  evidence: { matchPercentage, band, reason, parts, conditions },
  onQuote,
  children,
}: Pick<EvidenceDialogProps, 'of' | 'onQuote' | 'children'> & { evidence: Evidence }) {
  if (reason !== null) return <p>{words[of].reasons[reason]}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <MatchBadge percentage={matchPercentage} band={band} />
      <Ledger parts={parts} onShow={onQuote} />
      <ConditionList conditions={conditions} of="own" />
      {children}
    </div>
  )
}
