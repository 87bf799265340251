import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import { type Box, multiply, verticalScale } from './matrix.ts'
import type { PlacedGlyph } from './pdf-pieces.ts'

/**
 * Pixels of an area: three colours from 0 to 255 of the page, and how far the letters cover each pixel, from 0 to 255.
 * `edges`: the same for the lines around the letters, as outlined text has them.
 */
export type Area = {
  width: number
  height: number
  colors: Uint8ClampedArray
  coverage: Uint8ClampedArray
  edges: () => Uint8ClampedArray
}

export type RenderedPage = {
  /** Pixels per point. */
  scale: number
  /** The pixels inside a box, with the coverage of these outlines; null when the box is empty or outside of the page. */
  areaOf: (box: Box, glyphs: readonly PlacedGlyph[]) => Area | null
  /** Frees the pixels, which are outside of the garbage-collected heap. */
  release: () => void
}

// Pixels per point: the x-height of small print (8 points) becomes 8 pixels.
const defaultScale = 2
// Pixels of a page; A4 has 2.0 million at the usual scale.
const mostPixels = 4_000_000

type Canvases = typeof import('@napi-rs/canvas')
type CanvasFactory = Awaited<ReturnType<typeof createIsomorphicCanvasFactory>>
export type Renderer = { canvases: Canvases; CanvasFactory: CanvasFactory }

/** Loads @napi-rs/canvas; null when it has no build for this platform. */
export async function loadRenderer(): Promise<Renderer | null> {
  try {
    const canvases = await import('@napi-rs/canvas')
    return { canvases, CanvasFactory: await createIsomorphicCanvasFactory(async () => canvases) }
  } catch {
    return null
  }
}

/** Processor time of this thread in milliseconds, which does not depend on other threads and processes. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Renders a page until `deadline` (as `processorTime`); null when it is too large, too slow or fails. */
export async function renderPage(
  page: PDFPageProxy,
  { canvases }: Renderer,
  deadline: number,
): Promise<RenderedPage | null> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(defaultScale, Math.sqrt(mostPixels / (width * height)))
  if (!(scale >= 1) || processorTime() > deadline) return null
  const canvas = canvases.createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = canvas.getContext('2d')
  // pdf.js is typed for browsers; a canvas of this package has the same methods.
  const task = page.render({ canvas: null, canvasContext: context as never, viewport: page.getViewport({ scale }) })
  task.onContinue = (proceed: () => void) => (processorTime() > deadline ? task.cancel() : proceed())
  try {
    await task.promise
  } catch {
    return null
  }
  const scratch = canvases.createCanvas(1, 1)
  const drawn = { canvas, context, scratch, canvases, scale }
  const release = () => {
    canvas.width = 1
    canvas.height = 1
  }
  return { scale, areaOf: (box, glyphs) => areaOf(drawn, box, glyphs), release }
}

type Drawn = { canvas: Canvas; context: SKRSContext2D; scratch: Canvas; canvases: Canvases; scale: number }

function areaOf(drawn: Drawn, box: Box, glyphs: readonly PlacedGlyph[]): Area | null {
  const { canvas, context, scale } = drawn
  const left = Math.max(0, Math.floor(box.left * scale))
  const top = Math.max(0, Math.floor(box.top * scale))
  const width = Math.min(canvas.width, Math.ceil(box.right * scale)) - left
  const height = Math.min(canvas.height, Math.ceil(box.bottom * scale)) - top
  if (!(width > 0 && height > 0)) return null
  const place = { left, top, width, height }
  return {
    width,
    height,
    colors: context.getImageData(left, top, width, height).data,
    coverage: draw(drawn, place, glyphs, 'fill'),
    edges: () => draw(drawn, place, glyphs, 'stroke'),
  }
}

type Place = { left: number; top: number; width: number; height: number }

/** Draws glyphs and returns how far they cover each pixel. */
function draw(
  { scratch, canvases, scale }: Drawn,
  place: Place,
  glyphs: readonly PlacedGlyph[],
  by: 'fill' | 'stroke',
) {
  const { left, top, width, height } = place
  const coverage = new Uint8ClampedArray(width * height)
  if (glyphs.length === 0) return coverage
  scratch.width = width
  scratch.height = height
  const drawing = scratch.getContext('2d')
  for (const { shape, matrix } of glyphs) {
    for (const { path, matrix: inner } of shape) {
      const toPixels = multiply([scale, 0, 0, scale, -left, -top], multiply(matrix, inner))
      drawing.setTransform(...toPixels)
      drawing.lineWidth = edgeWidth / verticalScale(toPixels)
      drawing[by](pathOf(path, canvases))
    }
  }
  const { data } = drawing.getImageData(0, 0, width, height)
  for (let index = 0; index < coverage.length; index++) coverage[index] = data[index * 4 + 3] ?? 0
  return coverage
}

/** In pixels. */
const edgeWidth = 1

/** The operators of pdf.js's path data with the coordinates of each. */
const pathOperators = [
  { name: 'moveTo', length: 2 },
  { name: 'lineTo', length: 2 },
  { name: 'bezierCurveTo', length: 6 },
  { name: 'quadraticCurveTo', length: 4 },
  { name: 'closePath', length: 0 },
] as const

function pathOf(data: unknown, { Path2D }: Canvases) {
  if (data instanceof Path2D) return data
  const path = new Path2D()
  // Typed arrays of several kinds, or plain ones.
  const numbers = ArrayBuffer.isView(data) || Array.isArray(data) ? Array.from(data as ArrayLike<unknown>, Number) : []
  for (let at = 0; at < numbers.length; ) {
    const operator = pathOperators[numbers[at] ?? -1]
    if (!operator) return path
    Reflect.apply(path[operator.name], path, numbers.slice(at + 1, at + 1 + operator.length))
    at += 1 + operator.length
  }
  return path
}
