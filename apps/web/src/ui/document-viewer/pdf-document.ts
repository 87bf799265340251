import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { medianSize, type PageText } from './readable-scale.ts'

/** Loads pdf.js and its bundled worker when the first document is shown. */
async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')])
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default
  return pdfjs
}

export type OpenPdf = { pdf: PDFDocumentProxy; text: PageText; close: () => void }

/** Opens a PDF. Throws for anything else. Scripts and forms in it never run. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const [{ getDocument, VerbosityLevel }, { PdfData }] = await Promise.all([loadPdfjs(), import('./pdf-data.ts')])
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    // pdf.js warns about every document that is closed while it renders.
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: PdfData,
  })
  const pdf = await task.promise
  return { pdf, text: await measureText(await pdf.getPage(1)), close: () => void task.destroy() }
}

/** Measures the first page: one scale for the whole document keeps its pages alike. */
async function measureText(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c, d, x, y] = item.transform as number[]
    if (c === undefined || d === undefined) return []
    const [left = 0] = viewport.convertToViewportPoint(x ?? 0, y ?? 0)
    return [{ size: Math.hypot(c, d), characters: item.str.length, left, right: left + item.width }]
  })
  const left = Math.max(0, Math.min(viewport.width, ...texts.map((text) => text.left)))
  const right = Math.min(viewport.width, Math.max(0, ...texts.map((text) => text.right)))
  return { width: viewport.width, left, right, size: medianSize(texts) }
}

type PageParts = { canvas: HTMLCanvasElement; text: HTMLElement }

/** Renders one page at a width in CSS pixels: a canvas with a selectable text layer. Throws when aborted. */
export async function drawPage(page: PDFPageProxy, into: PageParts, width: number, signal: AbortSignal): Promise<void> {
  const { TextLayer } = await loadPdfjs()
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const sharpness = Math.min(window.devicePixelRatio || 1, 2)
  const { canvas, text } = into
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const rendering = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  signal.addEventListener('abort', () => rendering.cancel())
  await rendering.promise
  signal.throwIfAborted()
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(viewport.scale))
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render()
}
