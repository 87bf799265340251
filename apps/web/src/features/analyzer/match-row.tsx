import type { Match } from '@fledge/contract/analysis'
import { Check } from 'lucide-react'
import { listingName } from '../../lib/listing-name.ts'
import { MatchBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TitleButton } from '../../ui/title-button.tsx'
import { requirementsMet } from './match-summary.ts'
import type { MatchActs } from './use-apply-to-match.ts'

/** A match on one line, for short lists. */
export function MatchRow({ match, acts }: { match: Match; acts: MatchActs }) {
  const { applied, applyTo, filename, onListing } = acts
  const { met, asked } = requirementsMet(match)
  const name = listingName(match.internshipTitle, match.company, match.location)
  const done = applied.has(match.internshipId)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="w-44 shrink-0 whitespace-nowrap">
        <MatchBadge percentage={match.matchPercentage} band={match.band} />
      </span>
      <span className="grid min-w-0 flex-1 basis-48 text-14">
        <span className="font-medium">
          <TitleButton aria-label={name} onClick={() => onListing(match.internshipId)}>
            {match.internshipTitle}
          </TitleButton>
        </span>
        <span className="text-soft">
          {match.company} · {match.location}
          {asked > 0 && ` · ${met} of ${asked} requirements met`}
        </span>
      </span>
      <Button
        size="small"
        look="secondary"
        disabled={done}
        title={done ? undefined : `Sends ${filename} to ${match.company}`}
        aria-label={`${done ? 'Applied' : 'Apply'} to ${name}`}
        onClick={() => applyTo(match)}
      >
        {done && <Check aria-hidden size={16} />}
        {done ? 'Applied' : 'Apply'}
      </Button>
    </li>
  )
}
