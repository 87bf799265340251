import type { ScorePart } from '@fledge/contract/analysis'
import { bandForScore } from '@fledge/core/matching/score/score-bands'
import { type ReactNode, useState } from 'react'
import { Ledger } from '../../ui/application/score-ledger.tsx'
import { MatchBadge } from '../../ui/badge.tsx'
import { classes } from '../../ui/class-names.ts'
import { sampleListing, sampleParts, sampleResume, sampleScore } from './sample-match.ts'

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

/** The sample resume with quotes highlighted and the chosen one outlined. */
const ResumeSheet = ({ shown }: { shown: ScorePart | null }) => (
  <div className="p-5 md:p-6">
    <p className="mb-4 text-12 text-soft">sample-resume.pdf, as we read it</p>
    {sampleResume.map(({ text, heading }, line) => (
      <p
        key={text}
        className={heading ? 'mt-4 mb-1 text-12 font-semibold tracking-wide text-soft uppercase' : 'text-16 leading-7'}
      >
        {heading ? text : <Line text={text} line={line} shown={shown} />}
      </p>
    ))}
  </div>
)

function Line({ text, line, shown }: { text: string; line: number; shown: ScorePart | null }) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const source of marksOn(line)) {
    const isShown = shown?.quote?.source.line === line && isInside(shown.quote.source, source)
    pieces.push(
      text.slice(end, source.start),
      <Quoted key={source.start} text={text.slice(source.start, source.end)} isShown={isShown} />,
    )
    end = source.end
  }
  return [...pieces, text.slice(end)]
}

type Place = { start: number; end: number }
const isInside = (one: Place, other: Place): boolean => one.start >= other.start && one.end <= other.end

/** The quoted places of a line; of those inside one another, the longest. */
function marksOn(line: number): Place[] {
  const places = sampleParts.flatMap(({ quote }) => (quote?.source.line === line ? [quote.source] : []))
  const longest = places.filter(
    (place, index) =>
      !places.some((other, at) => at !== index && isInside(place, other) && (!isInside(other, place) || at < index)),
  )
  return longest.sort((one, other) => one.start - other.start)
}

const Quoted = ({ text, isShown }: { text: string; isShown: boolean }) => (
  <mark
    ref={isShown ? comeIntoView : null}
    className={classes('px-0.5', isShown && 'outline-2 outline-offset-1 outline-primary')}
  >
    {text}
  </mark>
)

const comeIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' })
