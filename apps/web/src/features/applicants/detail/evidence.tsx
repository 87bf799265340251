import type { Fit, ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { scoreLedgerQuery } from '../../../api/applications.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { ConditionList } from '../../../ui/application/condition-list.tsx'
import { Ledger } from '../../../ui/application/score-ledger.tsx'
import { WrittenAnswers } from '../../../ui/application/written-answers.tsx'
import { MatchBadge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const noScoreTexts: Record<NonNullable<Fit['reason']>, string> = {
  no_resume: 'No score: no resume was sent.',
  unreadable_resume: 'No score: the resume could not be read.',
  empty_listing: 'No score: the listing has no requirements to compare.',
}

type EvidenceProps = { application: Application; shown: ScorePart | null; onShow: (part: ScorePart) => void }

/** The score and what it consists of, as the student sees it. The rows stay while the next applicant's ledger loads. */
export function Evidence({ application, shown, onShow }: EvidenceProps) {
  const { id, fit, resumeGone } = application
  const gone = resumeGone !== null
  const ledger = useQuery({ ...scoreLedgerQuery(id), enabled: !gone, placeholderData: keepPreviousData })
  const isLoading = !gone && (ledger.isPending || ledger.isPlaceholderData)
  const isLoaded = !gone && ledger.isSuccess && !ledger.isPlaceholderData
  const previousParts = fit?.reason === null && ledger.isPlaceholderData ? ledger.data.parts : []
  return (
    <section
      id="evidence"
      aria-label="Evidence"
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="grid min-h-0 grid-cols-1 content-start gap-3 px-4 py-3 -outline-offset-2 max-lg:border-t max-lg:border-line md:px-5 lg:overflow-y-auto"
    >
      <WrittenAnswers application={application} by="applicant" />
      {gone && <p className="text-14 text-soft">No score: the resume is no longer available.</p>}
      {isLoading && previousParts.length === 0 && <Skeleton className="h-40" />}
      {isLoading && fit && previousParts.length > 0 && (
        <>
          <EvidenceHead fit={fit} />
          <Ledger parts={previousParts} isOfApplicant loading />
        </>
      )}
      {!gone && <QueryFailure query={ledger} fallback="The evidence could not be loaded." />}
      {isLoaded && (
        <>
          <EvidenceHead fit={ledger.data} />
          {ledger.data.reason ? (
            <p className="text-14 text-soft">{noScoreTexts[ledger.data.reason]}</p>
          ) : (
            <>
              <Ledger parts={ledger.data.parts} shown={shown} onShow={onShow} isOfApplicant />
              <ConditionList conditions={ledger.data.conditions} of="applicant" />
            </>
          )}
        </>
      )}
    </section>
  )
}

const EvidenceHead = ({ fit: { matchPercentage, band } }: { fit: Fit }) => (
  <div className="flex flex-wrap items-center gap-3">
    <h3 className="text-16">Evidence</h3>
    <MatchBadge percentage={matchPercentage} band={band} />
  </div>
)
