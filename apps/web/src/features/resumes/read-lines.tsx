import type { Reading } from '@fledge/contract/resumes'
import { splitLine } from './split-line.ts'

type Spans = readonly { start: number; end: number }[]

/** Every line that was read, page by page, with the skills marked; hidden lines are named as such. */
export function ReadLines({ reading: { lines, skills } }: { reading: Reading }) {
  const marks = Map.groupBy(
    skills.flatMap(({ sources }) => sources),
    ({ line }) => line,
  )
  return (
    <section aria-labelledby="read-lines" className="grid gap-2">
      <h3 id="read-lines" className="text-16">
        Line by line
      </h3>
      <ol className="rounded-base border border-line bg-paper py-3 text-14">
        {lines.map((line, index) => (
          <ReadLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines are never moved
            key={index}
            {...line}
            spans={marks.get(index) ?? []}
            opensPage={lines[index - 1]?.page !== line.page}
          />
        ))}
      </ol>
    </section>
  )
}

type ReadLineProps = Reading['lines'][number] & { spans: Spans; opensPage: boolean }

const ReadLine = ({ page, text, hidden, spans, opensPage }: ReadLineProps) => (
  <li className="px-4 py-0.5 wrap-anywhere">
    {opensPage && page > 1 && <p className="my-2 border-t border-line pt-2 text-12 text-soft">Page {page}</p>}
    {hidden !== null && <span className="text-12 font-medium text-fair">Hidden, not counted: </span>}
    <span className={hidden === null ? '' : 'text-soft line-through'}>
      {splitLine(text, spans).map((piece) =>
        piece.marked ? <mark key={piece.start}>{piece.text}</mark> : <span key={piece.start}>{piece.text}</span>,
      )}
    </span>
  </li>
)
