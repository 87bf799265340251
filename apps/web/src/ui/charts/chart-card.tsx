import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { classes } from '../class-names.ts'

export type ChartRow = { label: string; count: number }

type ChartCardProps = {
  title: string
  /** A sentence that describes the chart, also for screen readers. */
  summary: string
  /** Headings of the two columns of the table. */
  columns: readonly [label: string, count: string]
  rows: readonly ChartRow[]
  /** How many values there are, by default the sum of the rows; of few, or of one row, only the sentence is shown. */
  total?: number
  /** Shown while all counts are zero. */
  empty: string
  children: ReactNode
}

/** A chart of fewer values, or with only one bar, shows nothing that its sentence does not say. */
export const fewestValues = 5
const fewestBars = 2

/** A chart with a button that shows its numbers as a table. */
export function ChartCard({ title, summary, columns, rows, total, empty, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const other = asTable ? 'Show chart' : 'Show table'
  const values = total ?? rows.reduce((sum, { count }) => sum + count, 0)
  const isEmpty = values === 0
  const isDrawn = values >= fewestValues && rows.filter(({ count }) => count > 0).length >= fewestBars
  return (
    <Card
      aria-labelledby={id}
      className={classes('grid content-start gap-3 print:break-inside-avoid', !isDrawn && 'self-start')}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={id} className="text-16">
          {title}
        </h3>
        {isDrawn && (
          <Button look="quiet" size="small" aria-label={`${other}: ${title}`} onClick={() => setAsTable(!asTable)}>
            {asTable ? <ChartColumn aria-hidden size={16} /> : <Table2 aria-hidden size={16} />}
            {other}
          </Button>
        )}
      </div>
      {isEmpty && <p className="text-14 text-soft">{empty}</p>}
      {!isEmpty && <p className="text-14 text-soft">{summary}</p>}
      {isDrawn && !asTable && (
        <div role="img" aria-label={`${title}. ${summary}`}>
          <div aria-hidden className="h-52">
            {children}
          </div>
        </div>
      )}
      {isDrawn && asTable && <NumberTable columns={columns} rows={rows} labelledBy={id} />}
    </Card>
  )
}

type TableProps = Pick<ChartCardProps, 'columns' | 'rows'> & { labelledBy: string }

const NumberTable = ({ columns: [label, count], rows, labelledBy }: TableProps) => (
  <table aria-labelledby={labelledBy} className="w-full text-14">
    <thead className="text-left text-12 text-soft">
      <tr>
        <th scope="col" className="py-1 font-medium">
          {label}
        </th>
        <th scope="col" className="py-1 text-right font-medium">
          {count}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" className="py-1 text-left font-normal">
            {row.label}
          </th>
          <td className="tabular py-1 text-right">{row.count}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
