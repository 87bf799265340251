import type { Match } from '@fledge/contract/analysis'
import { texts } from '@fledge/contract/texts'
import type { Band } from '@fledge/core/matching/score/score-bands'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { countText } from '../../lib/format.ts'
import { bandWords } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { MatchCard } from './match-card.tsx'
import { byBand } from './match-summary.ts'
import type { MatchActs } from './use-apply-to-match.ts'

/** Every match in its band, the best first; low ones are folded away. */
export function MatchesView({ matches, acts }: { matches: readonly Match[]; acts: MatchActs }) {
  if (matches.length === 0)
    return (
      <Empty icon={SearchX} title={texts.analysis.noInternshipMatches}>
        No open internship asks for the skills in your resume. Analyze again to include new internships.
      </Empty>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      {byBand(matches).map(({ band, matches: some }, place) => (
        <BandGroup key={band} band={band} matches={some} acts={acts} startsOpen={place === 0} />
      ))}
    </div>
  )
}

type GroupProps = { band: Band; matches: readonly Match[]; acts: MatchActs; startsOpen: boolean }

function BandGroup({ band, matches, acts, startsOpen }: GroupProps) {
  const [folded, setFolded] = useState(band === 'low')
  const heading = `band-${band}`
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-16">
          {bandWords[band]}{' '}
          <span className="font-text text-14 font-normal text-soft">
            {countText(matches.length, 'match', 'matches')}
          </span>
        </h3>
        {band === 'low' && (
          <Button look="quiet" size="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? 'Show low matches' : 'Hide low matches'}
          </Button>
        )}
      </div>
      {!folded &&
        matches.map((match, index) => (
          <MatchCard key={match.internshipId} match={match} acts={acts} startsOpen={startsOpen && index === 0} />
        ))}
    </section>
  )
}
