import type { Match } from '@fledge/contract/analysis'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { stipendText } from '../../lib/format.ts'
import { listingName } from '../../lib/listing-name.ts'
import { Ledger } from '../../ui/application/score-ledger.tsx'
import { MatchBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { TitleButton } from '../../ui/title-button.tsx'
import { MatchQuestions } from './match-questions.tsx'
import { requirementsMet } from './match-summary.ts'
import { NearLines } from './near-lines.tsx'
import type { MatchActs } from './use-apply-to-match.ts'

type MatchCardProps = { match: Match; acts: MatchActs; startsOpen?: boolean }

/** One match: the number and its band, the evidence behind it, and the way to apply. */
export function MatchCard({ match, acts, startsOpen = false }: MatchCardProps) {
  const [open, setOpen] = useState(startsOpen)
  const ledger = useId()
  const { met, asked } = requirementsMet(match)
  const name = nameOf(match)
  const evidence = asked === 0 ? 'Evidence' : `${met} of ${asked} requirements met`
  return (
    <ItemCard className="grid grid-cols-1 gap-3" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-1">
          <MatchBadge percentage={match.matchPercentage} band={match.band} />
          <h4 className="text-16 font-semibold">
            <TitleButton aria-label={name} onClick={() => acts.onListing(match.internshipId)}>
              {match.internshipTitle}
            </TitleButton>
          </h4>
          <p className="text-14 text-soft">
            <span className="text-ink">{match.company}</span> · {match.location} · {match.type} ·{' '}
            {stipendText(match.stipend)} · {match.duration}
          </p>
        </div>
        <ApplyToMatch match={match} acts={acts} />
      </div>
      <button
        type="button"
        aria-label={`${evidence}: ${name}`}
        aria-expanded={open}
        aria-controls={ledger}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 items-center gap-1.5 justify-self-start text-14 font-medium text-primary hover:underline"
      >
        <ChevronDown aria-hidden size={16} className={open ? 'rotate-180' : ''} />
        {evidence}
      </button>
      <div id={ledger} hidden={!open} className="grid gap-3">
        {open && (
          <>
            <Ledger parts={match.parts} onShow={(part) => acts.onQuote(match, part)} />
            <MatchQuestions internshipId={match.internshipId} title={match.internshipTitle} parts={match.parts} />
            <NearLines key={acts.resumeId} match={match} resumeId={acts.resumeId} onQuote={acts.onQuote} />
          </>
        )}
      </div>
    </ItemCard>
  )
}

const nameOf = ({ internshipTitle, company, location }: Match) => listingName(internshipTitle, company, location)

function ApplyToMatch({ match, acts: { applied, applyTo, filename } }: { match: Match; acts: MatchActs }) {
  const note = useId()
  const done = applied.has(match.internshipId)
  return (
    <div className="grid max-w-full justify-items-start gap-1 sm:justify-items-end">
      <Button
        disabled={done}
        aria-label={`${done ? 'Applied' : 'Apply'} to ${nameOf(match)}`}
        aria-describedby={note}
        onClick={() => applyTo(match)}
      >
        {done && <Check aria-hidden size={16} />}
        {done ? 'Applied' : 'Apply'}
      </Button>
      <p id={note} className="text-12 text-soft wrap-anywhere">
        {done ? 'See its status under Applications' : `Sends ${filename} to ${match.company}`}
      </p>
    </div>
  )
}
