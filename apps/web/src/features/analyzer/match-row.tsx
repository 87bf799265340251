import type { Match } from '@fledge/contract/analysis'
import { MatchBadge } from '../../ui/badge.tsx'
import { TitleButton } from '../../ui/title-button.tsx'
import { ApplyButton, type MatchActions, matchName } from './match-actions.tsx'
import { requirementsMet } from './match-summary.ts'

/** A match on one line, for short lists. */
export function MatchRow({ match, actions }: { match: Match; actions: MatchActions }) {
  const { applied, filename, onListing } = actions
  const { met, asked } = requirementsMet(match)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="w-44 shrink-0 whitespace-nowrap">
        <MatchBadge percentage={match.matchPercentage} band={match.band} />
      </span>
      <span className="grid min-w-0 flex-1 basis-48 text-14">
        <span className="font-medium">
          <TitleButton aria-label={matchName(match)} onClick={() => onListing(match.internshipId)}>
            {match.internshipTitle}
          </TitleButton>
        </span>
        <span className="text-soft">
          {match.company} · {match.location}
          {asked > 0 && ` · ${met} of ${asked} requirements met`}
        </span>
      </span>
      <ApplyButton
        match={match}
        actions={actions}
        size="small"
        look="secondary"
        title={applied.has(match.internshipId) ? undefined : `Sends ${filename} to ${match.company}`}
      />
    </li>
  )
}
