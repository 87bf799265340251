import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Loads pdf.js and its bundled worker when the first document is shown. */
async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')])
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default
  return pdfjs
}

type OpenPdf = { pdf: PDFDocumentProxy; close: () => void }

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
  return { pdf: await task.promise, close: () => void task.destroy() }
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
