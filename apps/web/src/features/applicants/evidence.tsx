import type { Fit, ScorePart } from '@fledge/contract/analysis'
import type { Application, Ledger as LedgerData } from '@fledge/contract/applications'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/call.ts'
import { MatchBadge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const reasons = {
  no_resume: 'No score: no resume was sent.',
  unreadable_resume: 'No score: the resume could not be read.',
  empty_listing: 'No score: the listing has no requirements to compare.',
} as const

type EvidenceProps = {
  ledger: UseQueryResult<LedgerData>
  fit: Application['fit']
  /** The resume is out of reach, and with it every quote of it. */
  gone: boolean
  shown: ScorePart | null
  onShow: (part: ScorePart) => void
}

/**
 * The score with everything behind it; the student sees the same. From one applicant of a listing to the next, its rows
 * stay while the new ledger loads, without what was said about the applicant before.
 */
export function Evidence({ ledger, fit, gone, shown, onShow }: EvidenceProps) {
  const isLoading = !gone && ledger.isPending
  const last = useRef<LedgerData | undefined>(undefined)
  useEffect(() => {
    if (ledger.data) last.current = ledger.data
  }, [ledger.data])
  const rows = fit?.reason === null ? last.current?.parts : undefined
  return (
    <section
      id="evidence"
      aria-label="Evidence"
      aria-busy={isLoading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
      tabIndex={0}
      className="grid min-h-0 grid-cols-1 content-start gap-3 px-4 py-3 -outline-offset-2 max-lg:border-t max-lg:border-line md:px-5 lg:overflow-y-auto"
    >
      {gone && <p className="text-14 text-soft">No score: the resume is no longer available.</p>}
      {isLoading && !rows?.length && <Skeleton className="h-40" />}
      {isLoading && fit && rows !== undefined && rows.length > 0 && (
        <>
          <Head fit={fit} />
          <Ledger parts={rows} loading />
        </>
      )}
      {!gone && ledger.isError && (
        <Failure
          message={messageOf(ledger.error, 'The evidence could not be loaded.')}
          onRetry={() => ledger.refetch()}
        />
      )}
      {!gone && ledger.data && (
        <>
          <Head fit={ledger.data} />
          {ledger.data.reason ? (
            <p className="text-14 text-soft">{reasons[ledger.data.reason]}</p>
          ) : (
            <Ledger parts={ledger.data.parts} shown={shown} onShow={onShow} />
          )}
        </>
      )}
    </section>
  )
}

const Head = ({ fit: { matchPercentage, band } }: { fit: Fit }) => (
  <div className="flex flex-wrap items-center gap-3">
    <h3 className="text-16">Evidence</h3>
    <MatchBadge percentage={matchPercentage} band={band} />
  </div>
)
