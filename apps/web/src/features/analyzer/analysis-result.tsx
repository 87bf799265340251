import type { Analysis } from '@fledge/contract/analysis'
import type { Resume } from '@fledge/contract/resumes'
import type { ReactNode } from 'react'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { type MatchActions, useMatchActions } from './match-actions.tsx'
import { MatchesView } from './matches-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { SkillDemand } from './skill-demand.tsx'
import { SkillsView, WhatIfMarket } from './skills-view.tsx'

export type AnalyzerView = 'overview' | 'skills' | 'matches' | 'insights'

export type ResultProps = Pick<MatchActions, 'onQuote' | 'onListing'> & {
  userId: string
  resume: Resume
  result: Analysis
  view: AnalyzerView
  onView: (view: AnalyzerView) => void
  /** Opens the reading of the resume for corrections. */
  onReading: () => void
  /** What orders the matches besides their scores. */
  order: ReactNode
}

export function AnalysisResult(props: ResultProps) {
  const { result, view, onView, onReading, order } = props
  const { skills } = result.parsing
  const { matches } = result.matching
  const actions = useMatchActions(props)
  const tabs = [
    { id: 'overview', label: 'Overview' },
    { id: 'skills', label: 'Skills', count: skills.length },
    { id: 'matches', label: 'Matches', count: matches.length },
    { id: 'insights', label: 'Insights' },
  ] as const
  return (
    <div>
      <Tabs tabs={tabs} selected={view} onSelect={onView} label="Analysis" isInner>
        <TabPanel id="overview">
          <OverviewView
            result={result}
            actions={actions}
            order={order}
            onAll={() => onView('matches')}
            onReading={onReading}
          />
        </TabPanel>
        <TabPanel id="skills">
          <SkillsView skills={skills} onReading={onReading} />
        </TabPanel>
        <TabPanel id="matches">
          <MatchesView {...result.matching} actions={actions} order={order} />
        </TabPanel>
        <TabPanel id="insights">
          <InsightsView result={result} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** What the field asks for, and which skills would help. */
const InsightsView = ({ result: { parsing, matching } }: { result: Analysis }) => (
  <div className="grid grid-cols-1 gap-4">
    <FewSkillsAdvice count={parsing.skills.length} withSkills={false} />
    <SkillDemand demand={matching.demand} />
    <WhatIfMarket />
  </div>
)
