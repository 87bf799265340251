import type { Application } from '@fledge/contract/applications'
import { FunnelChart, OverTimeChart, ScoreChart } from '../../ui/charts/application-charts.tsx'
import { fewestValues } from '../../ui/charts/chart-card.tsx'

type StudentChartsProps = {
  applications: readonly Application[]
  /** Scores of the matching internships; undefined before an analysis. */
  scores: readonly (number | null)[] | undefined
}

/** Charts of the student's applications and scores. Withdrawn applications do not count (settlement 84). */
export function StudentCharts({ applications, scores }: StudentChartsProps) {
  const counted = applications.filter(({ withdrawnAt }) => withdrawnAt === null)
  return (
    <div className="grid gap-4 md:grid-cols-2 md:*:last:odd:col-span-2 print:grid-cols-1!">
      <FunnelChart applications={counted} first="Sent" />
      {counted.length >= fewestValues && <OverTimeChart applications={counted} now={new Date()} />}
      {scores && (
        <ScoreChart
          title="How well internships fit you"
          one="best match"
          many="best matches"
          scores={scores}
          empty="No internship matches your resume yet."
        />
      )}
    </div>
  )
}
