import * as statistics from '@fledge/core/applications/statistics'
import { dateLocale } from '@fledge/core/time/date-style'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { countText } from '../../lib/format.ts'
import { bandWords } from '../badge.tsx'
import { ChartCard, type ChartRow } from './chart-card.tsx'

type Applications = { applications: readonly statistics.Counted[] }

/** The number of applications at each stage. `first` names the first stage: sent or received. */
export function FunnelChart({ applications, first }: Applications & { first: 'Sent' | 'Received' }) {
  const rows = statistics.applicationFunnel(applications, first)
  const [all, opened, answered, accepted] = rows.map(({ count }) => count)
  return (
    <ChartCard
      title="Application funnel"
      summary={`Of ${countText(all!, 'application')}, ${opened} opened, ${answered} answered, ${accepted} accepted.`}
      columns={['Step', 'Applications']}
      rows={rows}
      total={all!}
      empty="No applications yet."
    >
      <Steps rows={rows} />
    </ChartCard>
  )
}

const weeks = 12
const dayAndMonth = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' })

export function OverTimeChart({ applications, now }: Applications & { now: Date }) {
  const byWeek = statistics.countByWeek(applications, now, weeks)
  const rows = byWeek.map(({ start, count }) => ({ label: dayAndMonth.format(start), count }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title="Applications over time"
      summary={`${countText(total, 'application')} in ${weeks} weeks, ${rows.at(-1)!.count} this week.`}
      columns={['Week from', 'Applications']}
      rows={rows}
      empty={`No applications in the last ${weeks} weeks.`}
    >
      <Columns rows={rows} />
    </ChartCard>
  )
}

export function AnswerTimeChart({ applications }: Applications) {
  const { bars, medianDays } = statistics.answerTimes(applications)
  const answers = sumCounts(bars) === 1 ? 'Your answer' : 'Half of the answers'
  return (
    <ChartCard
      title="Time to an answer"
      summary={medianDays === null ? '' : `${answers} came within ${daysText(medianDays)}.`}
      columns={['Time', 'Answers']}
      rows={bars}
      empty="No applications have been answered yet."
    >
      <Columns rows={bars} />
    </ChartCard>
  )
}

type ScoreChartProps = {
  title: string
  /** The singular of the counted noun: 'applicant', 'match'. */
  one: string
  many: string
  scores: readonly (number | null)[]
  empty: string
}

export function ScoreChart({ title, one, many, scores, empty }: ScoreChartProps) {
  const { bars, unscored } = statistics.scoreDistribution(scores)
  const rows = bars.map((bar) => ({ label: bar.label, count: bar.count, colour: bar.band }))
  return (
    <ChartCard
      title={title}
      summary={`${bandSummary(bars, one, many)}${unscored > 0 ? ` ${unscored} without a score.` : ''}`}
      columns={['Score', many.charAt(0).toUpperCase() + many.slice(1)]}
      rows={rows}
      empty={empty}
    >
      <Columns rows={rows} />
    </ChartCard>
  )
}

/** '12 applicants: 3 Excellent, 4 Good, 5 Fair.', '1 applicant: Good.' */
function bandSummary(bars: readonly statistics.ScoreBar[], one: string, many: string): string {
  const byBand = Map.groupBy(bars, ({ band }) => band)
  const parts = [...byBand].reverse().map(([band, same]) => ({ band, count: sumCounts(same) }))
  const total = sumCounts(bars)
  const texts = parts
    .filter(({ count }) => count > 0)
    .map(({ band, count }) => (total === 1 ? bandWords[band] : `${count} ${bandWords[band]}`))
  return `${countText(total, one, many)}: ${texts.join(', ')}.`
}

const sumCounts = (bars: readonly { count: number }[]): number => bars.reduce((sum, { count }) => sum + count, 0)
const daysText = (days: number): string => countText(Math.max(1, Math.ceil(days)), 'day')

/** `colour` names a token of styles/tokens.css. */
type BarsProps = { rows: readonly (ChartRow & { colour?: string })[] }

/** A vertical bar chart with a number above each bar. */
const Columns = ({ rows }: BarsProps) => (
  <ResponsiveContainer>
    <BarChart data={drawn(rows)} margin={{ top: 20, right: 16, bottom: 0, left: 16 }} accessibilityLayer={false}>
      <XAxis dataKey="label" tick={axisText} tickLine={false} axisLine={line} interval="equidistantPreserveStart" />
      <YAxis hide domain={[0, atLeastFour]} />
      <Bar dataKey="count" radius={[3, 3, 0, 0]} isAnimationActive={false}>
        <LabelList dataKey="count" position="top" fill="var(--color-ink)" fontSize={12} formatter={hideZero} />
      </Bar>
    </BarChart>
  </ResponsiveContainer>
)

/** A horizontal bar chart, for the stages of a funnel. */
const Steps = ({ rows }: BarsProps) => (
  <ResponsiveContainer>
    <BarChart
      data={drawn(rows)}
      layout="vertical"
      margin={{ top: 0, right: 40, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis type="category" dataKey="label" tick={axisText} tickLine={false} axisLine={false} width={80} />
      <Bar dataKey="count" radius={[0, 3, 3, 0]} barSize={24} isAnimationActive={false}>
        <LabelList dataKey="count" position="right" fill="var(--color-ink)" fontSize={12} />
      </Bar>
    </BarChart>
  </ResponsiveContainer>
)

const drawn = (rows: BarsProps['rows']) =>
  rows.map(({ colour = 'primary', ...row }) => ({ ...row, fill: `var(--color-${colour})` }))

const axisText = { fill: 'var(--color-soft)', fontSize: 12 }
const line = { stroke: 'var(--color-line)' }

/** The scale reaches at least four, so that a single application is a short bar. */
const atLeastFour = (most: number) => Math.max(4, most)

const hideZero = (count: unknown) => (count === 0 ? '' : String(count))
