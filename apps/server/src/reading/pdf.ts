import type { ResumeText } from '@fledge/core/resume/lines'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import { latin1 } from './latin1.ts'
import { limits } from './limits.ts'
import type { Matrix } from './matrix.ts'
import { failed, type ReadOutcome } from './outcome.ts'
import { fontOf } from './pdf-font.ts'
import { linesOfPages } from './pdf-lines.ts'
import { type Piece, piecesOf } from './pdf-pieces.ts'
import { createScene } from './pdf-state.ts'

/** Reads the text of a PDF as a person sees it. A PDF without text says whether it has pictures of it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadOutcome> {
  const hasPictures = /\/Subtype\s*\/Image\b|\/ImageMask\b/.test(latin1(bytes))
  const read = await readWithPictures(bytes, hasPictures)
  return typeof read === 'string' ? failed(read) : judge(read, hasPictures)
}

/**
 * Pictures are never decoded in the first round: nothing is read from them. Only when white text was found may one
 * stand behind it, and they are placed in a second.
 */
async function readWithPictures(bytes: Uint8Array, hasPictures: boolean): Promise<Read | 'encrypted' | 'damaged'> {
  try {
    const read = await readPages(bytes, { pictures: false })
    const isWhiteFound = read.pages.some((page) => page.pieces.some(({ hidden }) => hidden === 'white'))
    return hasPictures && isWhiteFound ? await readPages(bytes, { pictures: true }) : read
  } catch (error) {
    return isPasswordError(error) ? 'encrypted' : 'damaged'
  }
}

type Page = { pieces: Piece[]; drawings: number }
type Read = { pages: Page[]; broken: number }

const isPasswordError = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

async function readPages(bytes: Uint8Array, { pictures }: { pictures: boolean }): Promise<Read> {
  const task = getDocument({
    // A copy, and of this class: the library refuses a Buffer, and takes over what it is given.
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: true,
    useWasm: false,
    useWorkerFetch: false,
    fontExtraProperties: true,
    maxImageSize: pictures ? 8_000_000 : 0,
  })
  try {
    return await readDocument(await task.promise)
  } finally {
    await task.destroy()
  }
}

async function readDocument(document: PDFDocumentProxy): Promise<Read> {
  const layers = await document.getOptionalContentConfig()
  const isVisible = (layer: unknown) => layers.isVisible(layer) !== false
  const read: Read = { pages: [], broken: 0 }
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, limits.pages) && length < limits.textLength; number++) {
    const page = await readPage(document, number, isVisible)
    if (page === null) read.broken++
    read.pages.push(page ?? { pieces: [], drawings: 0 })
    length += page?.pieces.reduce((sum, { text }) => sum + text.length + 1, 0) ?? 0
  }
  if (read.broken === read.pages.length) throw new Error('No page could be read.')
  return read
}

/** A page that cannot be read does not take the others with it: null. */
async function readPage(
  document: PDFDocumentProxy,
  number: number,
  isVisible: (layer: unknown) => boolean,
): Promise<Page | null> {
  try {
    const page = await document.getPage(number)
    const pieces = await readPieces(page, isVisible)
    page.cleanup()
    return pieces
  } catch {
    return null
  }
}

async function readPieces(page: PDFPageProxy, isVisible: (layer: unknown) => boolean): Promise<Page> {
  const operators = await page.getOperatorList()
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform
  const matrix: Matrix = [a, b, c, d, e, f]
  const paper = { left: 0, top: 0, right: width, bottom: height }
  const scene = createScene(matrix, paper, (name) => fontOf(page.commonObjs, name))
  const pieces = piecesOf(operators, scene, isVisible)
  return { pieces, drawings: scene.fills.length }
}

const fewLetters = 40
const manyDrawings = 200

function judge({ pages }: Read, hasPictures: boolean): ReadOutcome {
  const seen = withRecognisedText(pages, hasPictures)
  const letters = count(seen.flat().filter(({ hidden }) => hidden === null))
  const drawn = pages.some(({ drawings }) => drawings > manyDrawings)
  if (letters < fewLetters * seen.length && (hasPictures || (drawn && letters === 0))) return failed('scanned')
  if (letters === 0) return failed('empty')
  const text: ResumeText = { pages: pages.length, lines: capped(linesOfPages(seen)) }
  return { ok: true, text }
}

const count = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)

/**
 * A scan that went through text recognition has its text invisibly over the picture: where a page shows nearly nothing
 * else, that text is what a person sees there.
 */
function withRecognisedText(pages: readonly Page[], hasPictures: boolean): Piece[][] {
  return pages.map(({ pieces }) => {
    const unseen = count(pieces.filter(({ hidden }) => hidden === 'invisible'))
    const seen = count(pieces.filter(({ hidden }) => hidden === null))
    if (!hasPictures || unseen < 200 || seen > 0.1 * unseen) return pieces
    return pieces.map((piece) => (piece.hidden === 'invisible' ? { ...piece, hidden: null } : piece))
  })
}

function capped(lines: ResumeText['lines']): ResumeText['lines'] {
  let room = limits.textLength
  return lines.filter(({ text }) => {
    room -= text.length + 1
    return room >= 0
  })
}
