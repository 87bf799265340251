import type { Reading } from '@fledge/contract/resumes'
import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/class-names.ts'
import type { Span } from '../../../ui/document-viewer/locate.ts'

type Spans = readonly { start: number; end: number }[]

/** Every line that was read, page by page, with the skills marked and hidden lines labelled. */
export function ResumeLines({ reading: { lines, skills }, active }: { reading: Reading; active: Span | null }) {
  const list = useRef<HTMLOListElement>(null)
  const sources = skills.flatMap((skill) => skill.sources)
  const marks = Map.groupBy(sources, ({ line }) => line)
  useEffect(() => {
    if (active) list.current?.children[active.line]?.scrollIntoView({ block: 'center' })
  }, [active])
  return (
    <ol ref={list} aria-label="Lines" className="rounded-base border border-line bg-paper py-3 text-14">
      {lines.map((line, index) => (
        <ReadLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines are never moved
          key={index}
          {...line}
          spans={marks.get(index) ?? []}
          opensPage={lines[index - 1]?.page !== line.page}
          isActive={active?.line === index}
        />
      ))}
    </ol>
  )
}

type ReadLineProps = Reading['lines'][number] & { spans: Spans; opensPage: boolean; isActive: boolean }

const ReadLine = ({ page, text, hidden, spans, opensPage, isActive }: ReadLineProps) => (
  <li
    aria-current={isActive || undefined}
    className={classes('px-4 py-0.5 wrap-anywhere', isActive && 'bg-mark-wash outline-2 outline-primary')}
  >
    {opensPage && page > 1 && <p className="my-2 border-t border-line pt-2 text-12 text-soft">Page {page}</p>}
    {hidden !== null && <span className="text-12 font-medium text-fair">Hidden, not counted: </span>}
    <span translate="no" className={hidden === null ? '' : 'text-soft line-through'}>
      {splitLine(text, spans).map((piece) =>
        piece.marked ? <mark key={piece.start}>{piece.text}</mark> : <span key={piece.start}>{piece.text}</span>,
      )}
    </span>
  </li>
)

type Piece = { text: string; start: number; marked: boolean }

/** Splits a line into marked and unmarked pieces; spans that touch or overlap become one piece. */
export function splitLine(text: string, spans: Spans): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of merge(spans)) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, marked: false })
    pieces.push({ text: text.slice(start, end), start, marked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, marked: false })
  return pieces
}

function merge(spans: Spans): Spans[number][] {
  const merged: Spans[number][] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
