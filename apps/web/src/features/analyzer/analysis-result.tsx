import type { Analysis, Match, ScorePart } from '@fledge/contract/analysis'
import type { Resume } from '@fledge/contract/resumes'
import { useAppliedTo } from '../../api/apply.ts'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import type { AnalyzerView } from './analyzer-view.ts'
import { InsightsView } from './insights-view.tsx'
import { MatchesView } from './matches-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { SkillsView } from './skills-view.tsx'
import { useApplyToMatch } from './use-apply-to-match.ts'

export type ResultProps = {
  userId: string
  resume: Resume
  result: Analysis
  view: AnalyzerView
  onView: (view: AnalyzerView) => void
  /** Shows a quote of the resume, with the others of its match. */
  onQuote: (match: Match, part: ScorePart) => void
  /** Leads to the whole listing of a match. */
  onListing: (internshipId: string) => void
  /** Opens what was read from the resume, to be corrected. */
  onReading: () => void
}

/** The result in its four parts. */
export function AnalysisResult(props: ResultProps) {
  const { userId, resume, result, view, onView, onQuote, onListing, onReading } = props
  const { skills } = result.parsing
  const { matches } = result.matching
  const applied = useAppliedTo(userId)
  const applyTo = useApplyToMatch(userId, resume)
  const acts = { applied, resumeId: resume.id, filename: resume.filename, applyTo, onQuote, onListing }
  const tabs = [
    { id: 'overview', label: 'Overview' },
    { id: 'skills', label: 'Skills', count: skills.length },
    { id: 'matches', label: 'Matches', count: matches.length },
    { id: 'insights', label: 'Insights' },
  ] as const
  return (
    <div>
      <Tabs tabs={tabs} selected={view} onSelect={onView} label="Analysis">
        <TabPanel id="overview">
          <OverviewView result={result} acts={acts} onAll={() => onView('matches')} onReading={onReading} />
        </TabPanel>
        <TabPanel id="skills">
          <SkillsView skills={skills} onReading={onReading} />
        </TabPanel>
        <TabPanel id="matches">
          <MatchesView matches={matches} acts={acts} />
        </TabPanel>
        <TabPanel id="insights">
          <InsightsView result={result} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
