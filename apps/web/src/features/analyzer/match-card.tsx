import type { Match } from '@fledge/contract/analysis'
import { placeText } from '@fledge/core/places/place-text'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { stipendText } from '../../lib/format.ts'
import { ConditionList } from '../../ui/application/condition-list.tsx'
import { MissedPreferences } from '../../ui/application/missed-preferences.tsx'
import { requirementsText } from '../../ui/application/requirement-met.ts'
import { Ledger } from '../../ui/application/score-ledger.tsx'
import { MatchBadge } from '../../ui/badge.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { TitleButton } from '../../ui/listing/title-button.tsx'
import { ApplyButton, type MatchActions, matchName } from './match-actions.tsx'
import { isWorthwhile } from './match-summary.ts'
import { ScoreQuestions } from './score-questions.tsx'

type MatchCardProps = { match: Match; actions: MatchActions; startsOpen?: boolean }

export function MatchCard({ match, actions, startsOpen = false }: MatchCardProps) {
  const [open, setOpen] = useState(startsOpen)
  const ledger = useId()
  const name = matchName(match)
  const evidence = requirementsText(match.parts) ?? 'Evidence'
  return (
    <ItemCard className="grid grid-cols-1 gap-3" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <CompanyMark company={{ companyName: match.company, logoUrl: match.logoUrl }} className="size-10" />
          <div className="grid min-w-0 justify-items-start gap-1">
            <MatchBadge percentage={match.matchPercentage} band={match.band} />
            <h4 className="text-16 font-semibold">
              <TitleButton aria-label={name} onClick={() => actions.onListing(match.internshipId)}>
                {match.internshipTitle}
              </TitleButton>
            </h4>
            <p className="text-14 text-soft">
              <span className="text-ink">{match.company}</span> · {placeText(match)}
              {match.stipend !== null && <span>{` · ${stipendText(match.stipend, match.stipendMax)}`}</span>}
              {match.duration !== null && <span>{` · ${match.duration}`}</span>}
            </p>
            <MissedPreferences misses={match.misses} />
          </div>
        </div>
        <ApplyToMatch match={match} actions={actions} />
      </div>
      <button
        type="button"
        aria-label={`${evidence}: ${name}`}
        aria-expanded={open}
        aria-controls={ledger}
        onClick={() => setOpen(!open)}
        className="flex min-h-8 items-center gap-1.5 justify-self-start text-left text-14 font-medium text-primary hover:underline"
      >
        <ChevronDown aria-hidden size={16} className={classes('shrink-0', open && 'rotate-180')} />
        {evidence}
      </button>
      <div id={ledger} hidden={!open} className="grid gap-3">
        {open && (
          <>
            <Ledger parts={match.parts} onShow={(part) => actions.onQuote(match, part)} />
            <ConditionList conditions={match.conditions} of="own" />
            <ScoreQuestions internshipId={match.internshipId} title={match.internshipTitle} parts={match.parts} />
          </>
        )}
      </div>
    </ItemCard>
  )
}

function ApplyToMatch({ match, actions }: { match: Match; actions: MatchActions }) {
  const note = useId()
  const done = actions.applied.has(match.internshipId)
  return (
    <div className="grid max-w-full justify-items-start gap-1 sm:justify-items-end">
      <ApplyButton
        match={match}
        actions={actions}
        look={isWorthwhile(match) ? 'primary' : 'secondary'}
        aria-describedby={note}
      />
      <p id={note} className="text-12 text-soft wrap-anywhere sm:max-w-44 sm:text-right">
        {done ? 'See its status under Applications' : `Sends ${actions.filename} to ${match.company}`}
      </p>
    </div>
  )
}
