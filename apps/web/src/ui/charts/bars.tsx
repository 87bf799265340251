import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { ChartRow } from './chart-card.tsx'

/** `colour` names a token of styles/tokens.css. */
type BarsProps = { rows: readonly (ChartRow & { colour?: string })[] }

/** A vertical bar chart with a number above each bar. */
export const Columns = ({ rows }: BarsProps) => (
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
export const Steps = ({ rows }: BarsProps) => (
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
