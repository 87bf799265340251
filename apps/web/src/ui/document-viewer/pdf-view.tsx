import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNear } from '../lazy/render-when-near.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { Span } from './locate.ts'
import { type Marks, paint } from './paint.ts'
import { drawPage, type OpenPdf, openPdf } from './pdf-document.ts'
import { firstScroll, readableScale, scrollSideways } from './readable-scale.ts'

type PdfViewProps = { file: Blob; width: number; marks: Marks; onError: () => void }

/** Pages that are drawn at once: most resumes, so that all of it prints. */
const drawnAtOnce = 4

/** The pages of a PDF, the first ones at once and others when they come near the viewport. */
export function PdfView({ file, width: box, marks, onError }: PdfViewProps) {
  const pages = useRef<HTMLDivElement>(null)
  const open = useOpenPdf(file, onError)
  const scale = open && box > 0 ? readableScale(open.text, box) : 0
  useLayoutEffect(() => {
    if (open && scale > 0 && pages.current) scrollSideways(pages.current, firstScroll(open.text, scale, box))
  }, [open, scale, box])
  if (!open) return <Skeleton className="aspect-[1/1.41] w-full" />
  const width = open.text.width * scale
  return (
    <div ref={pages} className="grid gap-4 print:gap-0">
      {Array.from({ length: open.pdf.numPages }, (_, index) => index + 1).map((number) => (
        <PdfPage key={number} pdf={open.pdf} number={number} width={width} marks={marks} />
      ))}
    </div>
  )
}

function useOpenPdf(file: Blob, onError: () => void): OpenPdf | null {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    let closed = false
    let close: () => void = () => undefined
    openPdf(file)
      .then((open) => {
        close = open.close
        if (closed) close()
        else setPdf(open)
      })
      .catch(() => !closed && fail())
    return () => {
      closed = true
      setPdf(null)
      close()
    }
  }, [file])
  return pdf
}

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; width: number; marks: Marks }

function PdfPage({ pdf, number, width, marks }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  // Within one screen.
  const near = useNear(sheet, '100%')
  const needed = near || number <= drawnAtOnce || marks.lines[marks.active?.line ?? -1]?.page === number

  useEffect(() => {
    const into = canvas.current && text.current && { canvas: canvas.current, text: text.current }
    if (!needed || width === 0 || !into) return
    const drawing = new AbortController()
    setDrawn(false)
    pdf
      .getPage(number)
      .then((page) => drawPage(page, into, width, drawing.signal))
      .then(() => setDrawn(true))
      // Aborted, or the document was closed while it was rendering.
      .catch(() => undefined)
    return () => drawing.abort()
  }, [pdf, number, width, needed])

  const ownMarks = useMemo(() => pageMarks(marks, number), [marks, number])
  useEffect(() => {
    if (drawn && text.current) return paint(text.current, ownMarks)
  }, [drawn, ownMarks])

  return (
    <div
      ref={sheet}
      className="pdf-page relative min-h-40 border border-line bg-white print:w-full!"
      data-page={number}
      data-drawn={drawn}
      style={{ width: width || undefined }}
    >
      <canvas ref={canvas} aria-hidden className="block h-auto w-full" />
      <div ref={text} translate="no" className="textLayer" />
    </div>
  )
}

/** The highlights of this page only: the same words may occur on another page. */
function pageMarks({ lines, spans, active }: Marks, page: number): Marks {
  const isHere = ({ line }: Span) => lines[line]?.page === page
  return { lines, spans: spans.filter(isHere), active: active && isHere(active) ? active : null }
}
