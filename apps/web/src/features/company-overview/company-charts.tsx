import type { Application } from '@fledge/contract/applications'
import { AnswerTimeChart, FunnelChart, OverTimeChart, ScoreChart } from '../../ui/charts/application-charts.tsx'

export const CompanyCharts = ({ applications }: { applications: readonly Application[] }) => (
  <div className="grid gap-4 md:grid-cols-2 print:grid-cols-1">
    <FunnelChart applications={applications} first="Received" />
    <OverTimeChart applications={applications} now={new Date()} />
    <AnswerTimeChart applications={applications} />
    <ScoreChart
      title="How well applicants fit"
      one="applicant"
      many="applicants"
      scores={applications.flatMap(({ fit }) => (fit ? [fit.matchPercentage] : []))}
      empty="No applicants have a score yet."
    />
  </div>
)
