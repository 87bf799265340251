import { recommendedMatches } from '@fledge/contract/constants'
import { numberText } from '@fledge/core/count-text'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import type { ResultProps } from './analysis-result.tsx'
import { AnalysisStates } from './analysis-states.tsx'
import { type MatchActions, useMatchActions } from './match-actions.tsx'
import { MatchCard } from './match-card.tsx'
import { isWorthwhile } from './match-summary.ts'
import { NoMatches, nearText } from './overview-view.tsx'
import type { AnalysisState } from './use-analysis.ts'

type FirstMatchesProps = Pick<ResultProps, 'userId' | 'resume' | 'onQuote' | 'onListing' | 'order'> & {
  analysis: AnalysisState
  /** Opens the list of all matches. */
  onAll: () => void
  /** Opens the resume, which could not be read. */
  onResume: () => void
  aside: ReactNode
}

/** The best matches of a new resume with their evidence, and until then the progress. */
export function FirstMatches({ resume, analysis, onAll, onResume, aside, order, ...match }: FirstMatchesProps) {
  const actions = useMatchActions({ resume, ...match })
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="first-matches" className="grid grid-cols-1 gap-3">
        <h3 id="first-matches" className="text-20">
          Your matches
        </h3>
        <AnalysisStates resume={resume} analysis={analysis} onUpload={onResume} />
        {!analysis.result && (analysis.running || resume.status === 'reading') && <MatchSkeletons />}
        {analysis.result && <Best {...analysis.result.matching} actions={actions} order={order} onAll={onAll} />}
      </section>
      {resume.status === 'read' && <div className="grid grid-cols-1 gap-4">{aside}</div>}
    </div>
  )
}

/** About the space of the matches, so that they do not move what is below. */
const MatchSkeletons = () => (
  <>
    <CardSkeleton className="h-96" />
    <CardSkeleton className="h-44" />
    <CardSkeleton className="h-44" />
  </>
)

type BestProps = {
  matches: NonNullable<AnalysisState['result']>['matching']['matches']
  considered: number
  actions: MatchActions
  order: ReactNode
  onAll: () => void
}

function Best({ matches, considered, actions, order, onAll }: BestProps) {
  if (matches.length === 0) return <NoMatches />
  return (
    <>
      <p className="text-14 text-soft">
        {matches.some(isWorthwhile)
          ? `The best of ${numberText(considered)} open internships for your resume.`
          : `The closest of ${numberText(considered)} open internships. ${nearText}`}
      </p>
      {order}
      {matches.slice(0, recommendedMatches).map((match, index) => (
        <MatchCard key={match.internshipId} match={match} actions={actions} startsOpen={index === 0} />
      ))}
      <Button look="secondary" className="justify-self-start" onClick={onAll}>
        {matches.length > recommendedMatches ? `See all ${matches.length} matches` : 'Open the AI Analyzer'}
      </Button>
    </>
  )
}
