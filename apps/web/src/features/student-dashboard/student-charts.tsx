import type { Application } from '@fledge/contract/applications'
import { FunnelChart, OverTimeChart, ScoreChart } from '../../ui/charts/application-charts.tsx'

export type StudentChartsProps = {
  applications: readonly Application[]
  /** Of the internships that the resume matches; undefined while it was not analysed. */
  scores: readonly (number | null)[] | undefined
}

/** What a student would rather look at than read. What was withdrawn counts nowhere (settlement 84). */
export function StudentCharts({ applications, scores }: StudentChartsProps) {
  const counted = applications.filter(({ withdrawnAt }) => withdrawnAt === null)
  return (
    <div className="grid gap-4 md:grid-cols-2 print:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <FunnelChart applications={counted} first="Sent" />
      <OverTimeChart applications={counted} now={new Date()} />
      {scores && (
        <ScoreChart
          title="How well internships fit you"
          one="match"
          many="matches"
          scores={scores}
          empty="No internship matches your resume yet."
        />
      )}
    </div>
  )
}
