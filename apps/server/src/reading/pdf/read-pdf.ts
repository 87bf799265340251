import type { ResumeText } from '@fledge/core/resume/layout/resume-lines'
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import { latin1 } from '../latin1.ts'
import { limits } from '../limits.ts'
import { failed, type ReadOutcome } from '../outcome.ts'
import type { Box, Matrix } from './matrix.ts'
import { findPageLinks, type PageLink, withLinks } from './page-links.ts'
import { countLetters } from './page-rows.ts'
import { fontOf } from './pdf-font.ts'
import { linesOfPages } from './pdf-lines.ts'
import { type Operators, type Piece, piecesOf } from './pdf-pieces.ts'
import { loadRenderer, processorTime, type Renderer, renderPage } from './pdf-render.ts'
import { createScene, type Fill } from './pdf-state.ts'
import { confirmWords } from './pdf-visibility.ts'

/** Reads the visible text of a PDF. Without text, reports whether the PDF has pictures. */
export async function readPdf(bytes: Uint8Array): Promise<ReadOutcome> {
  const hasPictures = /\/Subtype\s*\/Image\b|\/ImageMask\b/.test(latin1(bytes))
  const read = await readWithPictures(bytes, hasPictures)
  return typeof read === 'string' ? failed(read) : judge(read, hasPictures)
}

/**
 * The first pass does not decode pictures or render pages. When words are doubtful (transparent, of the colour of their
 * background, covered …) a second pass renders their pages.
 */
async function readWithPictures(bytes: Uint8Array, hasPictures: boolean): Promise<Read | 'encrypted' | 'damaged'> {
  try {
    const read = await readPages(bytes, null)
    if (!read.pages.some(isInDoubt)) return read
    const renderer = await loadRenderer()
    return await readPages(bytes, {
      first: read,
      renderer,
      pictures: hasPictures,
      hasLargePicture: hasLargePicture(bytes),
      deadline: processorTime() + limits.renderTime,
    })
  } catch (error) {
    return isPasswordError(error) ? 'encrypted' : 'damaged'
  }
}

/** `first`: the result of the first pass, which is kept for pages without doubt, and for all after the deadline. */
type Rendering = {
  first: Read
  renderer: Renderer | null
  pictures: boolean
  hasLargePicture: boolean
  deadline: number
}

const isInDoubt = ({ pieces }: Page) => pieces.some(({ doubt }) => doubt !== null)

/** Whether the file has a picture beyond the limit, which pdf.js omits. */
function hasLargePicture(bytes: Uint8Array): boolean {
  const dictionaries = latin1(bytes).matchAll(
    /\/Width\s+(\d{1,6})\b[^>]{0,300}?\/Height\s+(\d{1,6})\b|\/Height\s+(\d{1,6})\b[^>]{0,300}?\/Width\s+(\d{1,6})\b/g,
  )
  return [...dictionaries].some(([, a, b, c, d]) => Number(a ?? c) * Number(b ?? d) > limits.picturePixels)
}

type Page = { pieces: Piece[]; drawings: number; links: PageLink[] }
type Read = { pages: Page[]; broken: number }

const isPasswordError = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

async function readPages(bytes: Uint8Array, rendering: Rendering | null): Promise<Read> {
  const task = getDocument({
    // A copy, and of this class: the library refuses a Buffer, and takes over what it is given.
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: true,
    useWasm: false,
    useWorkerFetch: false,
    fontExtraProperties: true,
    maxImageSize: rendering?.pictures ? limits.picturePixels : 0,
    // Glyphs come as outlines, which can be drawn without the fonts of the system.
    ...(rendering && { disableFontFace: true }),
    ...(rendering?.renderer && { CanvasFactory: rendering.renderer.CanvasFactory }),
  })
  try {
    return await readDocument(await task.promise, rendering)
  } finally {
    await task.destroy()
  }
}

async function readDocument(document: PDFDocumentProxy, rendering: Rendering | null): Promise<Read> {
  const layers = await document.getOptionalContentConfig()
  const isVisible = (layer: unknown) => layers.isVisible(layer) !== false
  const read: Read = { pages: [], broken: 0 }
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, limits.pages) && length < limits.textLength; number++) {
    const page = unchanged(number, rendering) ?? (await readPage(document, number, { isVisible, rendering }))
    if (page === null) read.broken++
    read.pages.push(page ?? { pieces: [], drawings: 0, links: [] })
    length += page?.pieces.reduce((sum, { text }) => sum + text.length + 1, 0) ?? 0
  }
  if (read.broken === read.pages.length) throw new Error('No page could be read.')
  return read
}

function unchanged(number: number, rendering: Rendering | null): Page | null {
  const page = rendering?.first.pages[number - 1]
  if (!rendering || !page) return null
  return isInDoubt(page) && processorTime() < rendering.deadline ? null : page
}

type PageOptions = { isVisible: (layer: unknown) => boolean; rendering: Rendering | null }

/** Null for a page that cannot be read; the others still are. */
async function readPage(document: PDFDocumentProxy, number: number, options: PageOptions): Promise<Page | null> {
  try {
    const page = await document.getPage(number)
    const pieces = await readPieces(page, options)
    page.cleanup()
    return pieces
  } catch {
    return null
  }
}

async function readPieces(page: PDFPageProxy, { isVisible, rendering }: PageOptions): Promise<Page> {
  const operators = await page.getOperatorList()
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform
  const matrix: Matrix = [a, b, c, d, e, f]
  const paper = { left: 0, top: 0, right: width, bottom: height }
  const scene = createScene(matrix, paper, (name) => fontOf(page.commonObjs, name))
  scene.keepsOutlines = rendering !== null
  const pieces = piecesOf(operators, scene, isVisible)
  const words = { pieces, fills: scene.fills, pictureIds: pictureIdsOf(operators) }
  const confirmed = rendering ? await confirmPieces(page, words, rendering) : pieces
  return { pieces: confirmed, drawings: scene.fills.length, links: await findPageLinks(page, matrix) }
}

/** The names of the pictures that a page paints. */
const pictureIdsOf = ({ fnArray, argsArray }: Operators): string[] =>
  fnArray.flatMap((operator, index) => {
    const args = argsArray[index]
    return operator === OPS.paintImageXObject && Array.isArray(args) ? [String(args[0])] : []
  })

async function confirmPieces(page: PDFPageProxy, words: Words, rendering: Rendering): Promise<Piece[]> {
  const { pieces, fills, pictureIds } = words
  const { renderer, deadline } = rendering
  if (!renderer || !pieces.some(({ doubt }) => doubt !== null)) return pieces
  const rendered = await renderPage(page, renderer, deadline)
  if (!rendered) return pieces
  const isScan = isPageOfPicture(page, fills) && mostIsTransparent(pieces)
  const pictures = await Promise.all(pictureIds.map((id) => decodedPicture(page, id)))
  const isWhole = !rendering.hasLargePicture && pictures.every((picture) => picture !== null)
  try {
    return confirmWords(pieces, { rendered, isScan, isWhole }, () => processorTime() < deadline)
  } finally {
    rendered.release()
  }
}

/**
 * A picture of the operator list, which pdf.js decodes apart from that of the rendered page and maybe later; null when it
 * cannot. Names with this prefix are those of pictures on several pages.
 */
const decodedPicture = ({ objs, commonObjs }: PDFPageProxy, id: string): Promise<unknown> =>
  new Promise((resolve) => (id.startsWith('g_') ? commonObjs : objs).get(id, resolve))

type Words = { pieces: Piece[]; fills: readonly Fill[]; pictureIds: readonly string[] }

/** Whether a picture takes up at least half of the page. */
function isPageOfPicture(page: PDFPageProxy, fills: readonly Fill[]): boolean {
  const { width, height } = page.getViewport({ scale: 1 })
  const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top)
  return fills.some(({ isPicture, box }) => isPicture && areaOf(box) > (width * height) / 2)
}

/** A scan with recognised text has nearly no other text, at most the name of an app. */
function mostIsTransparent(pieces: readonly Piece[]): boolean {
  const transparent = countLetters(pieces.filter(({ doubt }) => doubt?.isPainted === false))
  const seen = countLetters(pieces.filter(({ hidden, doubt }) => hidden === null && doubt === null))
  return transparent >= fewLetters && seen <= 0.1 * transparent
}

const fewLetters = 40
const manyDrawings = 200

function judge({ pages }: Read, hasPictures: boolean): ReadOutcome {
  const seen = withRecognisedText(pages, hasPictures)
  const letters = countLetters(seen.flat().filter(({ hidden }) => hidden === null))
  const drawn = pages.some(({ drawings }) => drawings > manyDrawings)
  if (letters < fewLetters * seen.length && (hasPictures || (drawn && letters === 0))) return failed('scanned')
  if (letters === 0) return failed('empty')
  if (hasUnknownLetters(seen.flat())) return failed('no_letters')
  const lines = withLinks(capped(linesOfPages(seen)), pages)
  const text: ResumeText = { pages: pages.length, lines }
  return { ok: true, text }
}

/**
 * Fonts that do not say which letters they show: pdf.js gives the numbers of their glyphs, many of which are control
 * characters or of private use. Icons of a readable resume are few.
 */
function hasUnknownLetters(pieces: readonly Piece[]): boolean {
  const seen = pieces.filter(({ hidden }) => hidden === null)
  const text = seen.map((piece) => piece.text).join('')
  const unknown = text.match(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0
  // The numbers of small letters are those of other characters. Without its headings a resume cannot be read.
  const unmapped = seen.map((piece) => (piece.isUnmapped ? piece.text : '')).join('')
  const areNumbers = (unmapped.match(/[a-z]/g)?.length ?? 0) < mostUnknown * unmapped.length
  return unknown > mostUnknown * text.length || (areNumbers && unmapped.length > mostUnmapped * text.length)
}

const mostUnknown = 0.1
const mostUnmapped = 0.03

/**
 * Text recognition puts invisible text over the picture of a scan. When its page could not be rendered and has nearly no
 * other text, the recognised text counts as visible.
 */
function withRecognisedText(pages: readonly Page[], hasPictures: boolean): Piece[][] {
  return pages.map(({ pieces }) => {
    const isUnclear = ({ hidden, doubt }: Piece) => hidden === 'invisible' && doubt !== null
    const unseen = countLetters(pieces.filter(isUnclear))
    const seen = countLetters(pieces.filter(({ hidden }) => hidden === null))
    if (!hasPictures || unseen < 200 || seen > 0.1 * unseen) return pieces
    return pieces.map((piece) => (isUnclear(piece) ? { ...piece, hidden: null } : piece))
  })
}

function capped(lines: ResumeText['lines']): ResumeText['lines'] {
  let room = limits.textLength
  return lines.filter(({ text }) => {
    room -= text.length + 1
    return room >= 0
  })
}
