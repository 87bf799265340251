import type { ScorePart } from '@fledge/contract/analysis'
import { bandForScore } from '@fledge/core/matching/score/score-bands'
import { type ReactNode, useState } from 'react'
import { Ledger } from '../../ui/application/score-ledger.tsx'
import { MatchBadge } from '../../ui/badge.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { sampleListing, sampleParts, sampleResume, sampleScore } from './sample-match.ts'

/** A sample resume with its evidence, next to the score; `children` are above the resume on wide screens. */
export function EvidenceSample({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ScorePart | null>(null)
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      {children}
      <section aria-label="A sample match" className="contents">
        <Match shown={shown} onShow={setShown} />
        <ResumeSheet shown={shown} />
      </section>
    </div>
  )
}

const Match = ({ shown, onShow }: { shown: ScorePart | null; onShow: (part: ScorePart) => void }) => (
  <div className="sweep grid content-start gap-3 rounded-base border border-line bg-raised p-5 md:p-6 lg:row-span-2">
    <div className="flex items-start justify-between gap-3 max-sm:flex-wrap">
      <div className="flex min-w-0 gap-3">
        <CompanyMark company={sampleListing} className="size-12" />
        <div className="grid">
          <p className="font-display text-20 font-semibold">{sampleListing.title}</p>
          {sampleListing.facts.map((line) => (
            <p key={line} className="text-14 text-soft">
              {line}
            </p>
          ))}
        </div>
      </div>
      <MatchBadge percentage={sampleScore} band={bandForScore(sampleScore)} />
    </div>
    <Ledger parts={sampleParts} shown={shown} onShow={onShow} isBrief />
    <p className="text-12 text-soft">Choose a quote to find it in the resume.</p>
  </div>
)

/** The sample resume with quotes highlighted and the chosen one outlined. */
const ResumeSheet = ({ shown }: { shown: ScorePart | null }) => (
  <div className="sweep rounded-base border border-line bg-raised p-5">
    <p className="mb-3 flex items-center gap-2 text-12 text-soft">sample-resume.pdf, as we read it</p>
    {sampleResume.map(({ text, heading }, line) => (
      <p
        key={text}
        className={
          heading ? 'mt-3 mb-0.5 text-12 font-semibold tracking-wide text-soft uppercase' : 'text-14 leading-6'
        }
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
