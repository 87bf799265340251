import type { Analysis, Match, ScorePart } from '@fledge/contract/analysis'
import { recommendedMatches } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import { numberText } from '@fledge/core/count-text'
import { bands } from '@fledge/core/matching/score/score-bands'
import { SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { agoInSentence } from '../../lib/format.ts'
import { metLooks } from '../../ui/application/met-looks.ts'
import { bandWords, MatchBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TitleButton } from '../../ui/listing/title-button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Stat, StatRow } from '../../ui/stat.tsx'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { ApplyButton, type MatchActions, matchName } from './match-actions.tsx'
import { closest, isWorthwhile, recommended } from './match-summary.ts'

type OverviewProps = {
  result: Analysis
  actions: MatchActions
  order: ReactNode
  onAll: () => void
  onReading: () => void
}

/** The result in short: matches per band and recommendations. */
export function OverviewView({ result: { parsing, matching }, actions, order, onAll, onReading }: OverviewProps) {
  const { matches, considered, counts } = matching
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-14 text-soft">
        {comparedText(matches.length, considered)} Resume read{' '}
        <Moment at={parsing.lastParsed}>{agoInSentence(parsing.lastParsed)}</Moment>
        <span>.</span>
      </p>
      {order}
      {/* First on phones, where the texts take half of the screen. Where all are low, there are no figures. */}
      {matches.some(isWorthwhile) && (
        <div className="max-sm:-order-1">
          <StatRow>
            {bands.map((band) => (
              <Stat
                key={band}
                label={`${bandWords[band]} matches`}
                value={numberText(counts[band])}
                dot={bandDots[band]}
              />
            ))}
          </StatRow>
        </div>
      )}
      {parsing.flags.length > 0 && <NotCounted count={parsing.flags.length} onReading={onReading} />}
      <FewSkillsAdvice count={parsing.skills.length} />
      {matches.length === 0 ? <NoMatches /> : <Recommendation matches={matches} actions={actions} onAll={onAll} />}
    </div>
  )
}

const bandDots = {
  excellent: 'before:bg-excellent',
  good: 'before:bg-good',
  fair: 'before:bg-fair',
  low: 'before:bg-low',
} as const

export const NoMatches = () => (
  <Empty icon={SearchX} title={texts.analysis.noMatches}>
    No open internship asks for the skills in your resume.
  </Empty>
)

/** The list holds at most a hundred matches, so the text gives no total. */
const comparedText = (found: number, considered: number) =>
  found === 0
    ? `None of ${numberText(considered)} open internships fits your resume.`
    : `We compared your resume with ${numberText(considered)} open internships and ${found === 1 ? 'found one match' : `picked ${found}`}.`

const NotCounted = ({ count, onReading }: { count: number; onReading: () => void }) => (
  <p className="rounded-base border border-fair bg-fair-wash px-4 py-3 text-14">
    We did not count {count === 1 ? 'one hidden text or instruction' : `${count} hidden texts or instructions`} for
    software in your resume.{' '}
    <button type="button" onClick={onReading} className="font-medium text-primary underline">
      See what was read
    </button>
  </p>
)

type RecommendationProps = { matches: readonly Match[]; actions: MatchActions; onAll: () => void }

function Recommendation({ matches, actions, onAll }: RecommendationProps) {
  const [appliedHere, setAppliedHere] = useState<ReadonlySet<string>>(new Set())
  const near = closest(matches)
  const best = near.length > 0 ? near : recommended(matches, actions.applied, appliedHere)
  const applyTo = (match: Match) => {
    setAppliedHere((before) => new Set(before).add(match.internshipId))
    actions.applyTo(match)
  }
  return (
    <TitledCard
      title={near.length > 0 ? 'Closest to your resume' : recommendationTitle(best.length)}
      intro={near.length > 0 ? nearText : best.length < recommendedMatches && whyFewer(best.length)}
      level={3}
      gap="gap-1"
    >
      <ul className="divide-y divide-line">
        {best.map((match) => (
          <MatchRow key={match.internshipId} match={match} actions={{ ...actions, applyTo }} />
        ))}
      </ul>
      <Button look="secondary" className="mt-2 justify-self-start" onClick={onAll}>
        {matches.length === 1 ? 'See the evidence' : `See the evidence for all ${matches.length}`}
      </Button>
    </TitledCard>
  )
}

function recommendationTitle(count: number): string {
  if (count === 0) return 'Nothing to recommend right now'
  return count === 1 ? 'Apply to your top match' : `Apply to your top ${count} matches`
}

export const nearText = 'None is Fair or better yet. The evidence says what would raise each.'

const whyFewer = (count: number) =>
  count === 0
    ? 'No match that is Fair or better is left to apply to. Open a match to see what would raise it.'
    : 'We recommend only matches that are Fair or better and that you have not applied to.'

export function MatchRow({ match, actions }: { match: Match; actions: MatchActions }) {
  const { applied, filename, onListing } = actions
  const required = match.parts.filter(({ kind }) => kind === 'requirement')
  const proof = required.find(({ met, quote }) => met === 'yes' && quote)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <CompanyMark company={{ companyName: match.company, logoUrl: match.logoUrl }} className="size-10 self-start" />
      <span className="grid min-w-0 flex-1 basis-48 text-14">
        <span className="flex flex-wrap items-center gap-x-3 font-medium">
          <TitleButton aria-label={matchName(match)} onClick={() => onListing(match.internshipId)}>
            {match.internshipTitle}
          </TitleButton>
          <MatchBadge percentage={match.matchPercentage} band={match.band} />
        </span>
        <span className="text-soft">
          {match.company} · {match.location}
        </span>
        {proof?.quote && (
          <span className="truncate">
            <span className="text-soft">{`${proof.phrase}: `}</span>
            <q translate="no">{proof.quote.text}</q>
          </span>
        )}
        <MetLine parts={required} />
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

/** Rows of a score in one line: each with its mark, without evidence. */
const MetLine = ({ parts }: { parts: readonly ScorePart[] }) => (
  <span className="mt-1 flex flex-wrap gap-x-3 text-12">
    {parts.map(({ phrase, met }) => {
      const { icon: Icon, word, color } = metLooks[met]
      return (
        <span key={phrase} className={classes('flex min-w-0 items-center gap-1', met !== 'yes' && 'text-soft')}>
          <Icon aria-hidden size={12} className={classes('shrink-0', color)} />
          <span translate="no" className="wrap-anywhere">
            {phrase}
          </span>
          <span className="sr-only">: {word}. </span>
        </span>
      )
    })}
  </span>
)
