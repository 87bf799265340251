import type { ScorePart } from '@fledge/contract/analysis'
import { bandForScore } from '@fledge/core/matching/score/score-bands'
import { useState } from 'react'
import { Ledger } from '../../ui/application/score-ledger.tsx'
import { MatchBadge } from '../../ui/badge.tsx'
import { ResumeSheet } from './resume-sheet.tsx'
import { sampleListing, sampleParts, sampleScore } from './sample-match.ts'

/** A sample resume with its evidence, next to the score. */
export function EvidenceSample() {
  const [shown, setShown] = useState<ScorePart | null>(null)
  return (
    <section aria-label="A sample match" className="rounded-base border border-line bg-raised lg:grid lg:grid-cols-2">
      <ResumeSheet shown={shown} />
      <div className="grid content-start gap-4 border-t border-line p-5 md:p-6 lg:border-t-0 lg:border-l">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid gap-1">
            <p className="font-display text-20 font-semibold">{sampleListing.title}</p>
            <p className="text-14 text-soft">{sampleListing.facts.join(' · ')}</p>
          </div>
          <MatchBadge percentage={sampleScore} band={bandForScore(sampleScore)} />
        </div>
        <Ledger parts={sampleParts} shown={shown} onShow={setShown} />
        <p className="text-12 text-soft">This is a sample. Choose a quote to find it in the resume.</p>
      </div>
    </section>
  )
}
