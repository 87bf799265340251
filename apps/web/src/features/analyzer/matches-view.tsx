import type { Analysis, Match } from '@fledge/contract/analysis'
import { texts } from '@fledge/contract/texts'
import type { Band } from '@fledge/core/matching/score/score-bands'
import { SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countText } from '../../lib/format.ts'
import { bandWords } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { MatchActions } from './match-actions.tsx'
import { MatchCard } from './match-card.tsx'
import { byBand } from './match-summary.ts'

type MatchesProps = Pick<Analysis['matching'], 'matches' | 'counts'> & { actions: MatchActions; order: ReactNode }

/** All matches by band, in the order of the analysis; low ones are folded where there are better ones. */
export function MatchesView({ matches, counts, actions, order }: MatchesProps) {
  if (matches.length === 0)
    return (
      <Empty icon={SearchX} title={texts.analysis.noInternshipMatches}>
        No open internship asks for the skills in your resume. Analyze again to include new internships.
      </Empty>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="-mb-4">{order}</div>
      {byBand(matches).map(({ band, matches: some }, place) => (
        <BandGroup
          key={band}
          band={band}
          matches={some}
          all={counts[band]}
          actions={actions}
          startsOpen={place === 0}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  band: Band
  matches: readonly Match[]
  /** Matches of this band among all internships; the list holds a hundred at most. */
  all: number
  actions: MatchActions
  startsOpen: boolean
}

function BandGroup({ band, matches, all, actions, startsOpen }: GroupProps) {
  const [folded, setFolded] = useState(band === 'low' && !startsOpen)
  const heading = `band-${band}`
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} className="text-16">
          {bandWords[band]}{' '}
          <span className="font-text text-14 font-normal text-soft">
            {`${matches.length < all ? `${matches.length} of ` : ''}${countText(Math.max(matches.length, all), 'match', 'matches')}`}
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
          <MatchCard key={match.internshipId} match={match} actions={actions} startsOpen={startsOpen && index === 0} />
        ))}
    </section>
  )
}
