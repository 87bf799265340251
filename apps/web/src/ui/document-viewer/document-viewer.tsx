import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { DocxView } from './docx-view.tsx'
import type { ReadLine, Span } from './locate.ts'
import { type Marks, paint } from './paint.ts'
import { PdfView } from './pdf-view.tsx'

export type DocumentKind = 'pdf' | 'docx' | 'doc'

export type DocumentViewerProps = {
  file: Blob
  kind: DocumentKind
  /** The lines of text that were read from the document; spans refer to them. */
  lines?: readonly ReadLine[] | undefined
  /** Highlighted text. */
  spans?: readonly Span[] | undefined
  /** Highlighted more strongly and scrolled into view. */
  active?: Span | null | undefined
  /** Shows the lines instead of the pages. */
  asText?: boolean
}

const nothing: readonly never[] = []

/** Shows a resume in the page. A DOC, and what cannot be rendered, is shown as plain text with a note. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, kind, lines = nothing, spans = nothing, active = null, asText: isTextWanted = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [failed, setFailed] = useState<Blob | null>(null)
  const marks = useMemo(() => ({ lines, spans, active }), [lines, spans, active])
  const hasPages = kind !== 'doc' && failed !== file
  const asText = !hasPages || isTextWanted
  return (
    <div ref={frame} className="document-frame grid gap-3">
      {!hasPages && <TextNote failed={failed === file} empty={lines.length === 0} kind={kind} />}
      {asText && lines.length > 0 && <TextView marks={marks} />}
      {!asText && kind === 'pdf' && <PdfView file={file} width={width} marks={marks} onError={() => setFailed(file)} />}
      {!asText && kind === 'docx' && (
        <DocxView file={file} width={width} marks={marks} onError={() => setFailed(file)} />
      )}
    </div>
  )
}

function TextNote({ failed, empty, kind }: { failed: boolean; empty: boolean; kind: DocumentKind }) {
  const what = failed ? 'This document cannot be shown here.' : 'A DOC file is shown as its text.'
  return (
    <p role="status" className="text-14 text-soft">
      {what} {empty ? `Download it to open it in your ${programs[kind]}.` : 'Download it to see its layout.'}
    </p>
  )
}

const programs: Record<DocumentKind, string> = { pdf: 'PDF reader', docx: 'word processor', doc: 'word processor' }

/** The current width of an element in CSS pixels. Ignores changes of a few pixels, such as a scroll bar. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0)
      setWidth((last) => (Math.abs(next - last) > 20 ? next : last))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** The lines that were read, for DOC files and for documents that cannot be rendered. */
function TextView({ marks }: { marks: Marks }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sheet.current) return paint(sheet.current, marks)
  }, [marks])
  return (
    <div ref={sheet} className="docx-sheet grid gap-1 border border-line px-4 py-6 text-14 md:px-6">
      {marks.lines.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines are never moved
        <p key={index} className="whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </div>
  )
}
