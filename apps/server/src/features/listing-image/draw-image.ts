import type { Internship } from '@fledge/contract/internships'
import { companyMark } from '@fledge/core/company-mark'
import { monthsText } from '@fledge/core/duration'
import { stipendText } from '@fledge/core/stipend'
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { boundedQueue } from '../../http/limits/bounded-queue.ts'
import { keepRecent } from '../../keep-recent.ts'
import { drawableText, headingFont, registerFonts, textFont } from './image-fonts.ts'
import { wrapText } from './wrap-text.ts'

/** Pixels, as Open Graph images are shown everywhere without being cropped. */
const [width, height, margin] = [1200, 630, 80]
const inner = width - 2 * margin
const markSize = 112
const colors = { paper: '#fbfaf7', ink: '#1c2130', soft: '#555c6d', brand: '#2b3160', accent: '#f5c542' }

/** A drawing has 3 MB of pixels. */
const inTurn = boundedQueue({ running: 2, waiting: 20 })
/** Images of about 40 kB that are kept in this process. */
const recent = keepRecent<Buffer>(100)

type ListingImage = Pick<
  Internship,
  'title' | 'companyName' | 'location' | 'stipend' | 'stipendMax' | 'durationMonths' | 'type'
> & {
  /** The logo with its address; null when a mark is drawn from the name. */
  logo: { url: string; bytes: Uint8Array } | null
}

let loaded: Promise<typeof import('@napi-rs/canvas')> | undefined
function loadCanvas() {
  loaded ??= import('@napi-rs/canvas').then((canvas) => {
    registerFonts(canvas.GlobalFonts)
    return canvas
  })
  return loaded
}

/** The preview image of a listing as a PNG, drawn once for the same facts. Throws 503 when too many are waiting. */
export function drawListingImage(listing: ListingImage): Promise<Buffer> {
  const { title, companyName, location, stipend, stipendMax, durationMonths, type, logo } = listing
  const key = JSON.stringify([title, companyName, location, stipend, stipendMax, durationMonths, type, logo?.url])
  return recent(key, () =>
    inTurn(async () => {
      const { createCanvas, loadImage, Path2D } = await loadCanvas()
      const canvas = createCanvas(width, height)
      const context = canvas.getContext('2d')
      draw(context, listing)
      context.translate(width - margin - markSize, 48)
      if (logo) context.drawImage(await loadImage(Buffer.from(logo.bytes)), 0, 0, markSize, markSize)
      else drawMark(context, Path2D, companyName)
      return canvas.encode('png')
    }),
  )
}

function draw(context: SKRSContext2D, listing: ListingImage): void {
  context.fillStyle = colors.paper
  context.fillRect(0, 0, width, height)
  context.fillStyle = colors.brand
  context.fillRect(0, 0, width, 16)
  drawWordmark(context)
  const title = drawableText(listing.title) ?? 'Internship'
  let y = 240
  y = drawLines(context, title, { y, font: `700 68px ${headingFont}`, color: colors.ink, lineHeight: 82, lines: 3 })
  const company = drawableText(listing.companyName)
  if (company !== null)
    drawLines(context, company, {
      y: y - 10,
      font: `500 40px ${textFont}`,
      color: colors.brand,
      lineHeight: 50,
      lines: 1,
    })
  drawFacts(context, listing)
}

/** The mark in the colours of the light theme. */
function drawMark(context: SKRSContext2D, Path: typeof Path2D, companyName: string): void {
  const { hue, main, accent } = companyMark(companyName)
  context.scale(markSize / 24, markSize / 24)
  context.fillStyle = `hsl(${hue} 45% 92%)`
  context.beginPath()
  context.roundRect(0, 0, 24, 24, 2)
  context.fill()
  context.fillStyle = `hsl(${hue} 42% 38%)`
  context.fill(new Path(main))
  context.fillStyle = `hsl(${hue} 42% 66%)`
  context.fill(new Path(accent))
}

/** Place, stipend and duration in one line; a long place is shortened. */
function drawFacts(
  context: SKRSContext2D,
  { location, type, stipend, stipendMax, durationMonths }: ListingImage,
): void {
  context.font = `400 34px ${textFont}`
  context.fillStyle = colors.soft
  const measure = (part: string) => context.measureText(part).width
  const terms = ` · ${stipendText(stipend, stipendMax)} · ${monthsText(durationMonths)}`
  const [place] = wrapText(drawableText(location) ?? type, { width: inner - measure(terms), lines: 1, measure })
  context.fillText(`${place}${terms}`, margin, 550)
}

type Style = { y: number; font: string; color: string; lineHeight: number; lines: number }

/** Draws a text from the baseline `y` of its first line; returns the baseline that follows its last line. */
function drawLines(context: SKRSContext2D, text: string, { y, font, color, lineHeight, lines }: Style): number {
  context.font = font
  context.fillStyle = color
  const measure = (part: string) => context.measureText(part).width
  const wrapped = wrapText(text, { width: inner, lines, measure })
  for (const [index, line] of wrapped.entries()) context.fillText(line, margin, y + index * lineHeight)
  return y + wrapped.length * lineHeight
}

/** The mark of public/favicon.svg in the web app, with the name. */
function drawWordmark(context: SKRSContext2D): void {
  context.save()
  context.translate(margin, 68)
  context.scale(1.75, 1.75)
  context.fillStyle = colors.brand
  context.beginPath()
  context.roundRect(0, 0, 32, 32, 6)
  context.fill()
  drawPath(context, [[6, 20.5, 26, 20.5]], { color: colors.accent, width: 7, cap: 'square' })
  const letter = [
    [11, 25, 11, 8, 22, 8],
    [11, 16, 19.5, 16],
  ]
  drawPath(context, letter, { color: '#fff', width: 3.2, cap: 'butt' })
  context.restore()
  context.font = `700 40px ${headingFont}`
  context.fillStyle = colors.brand
  context.fillText('Fledge', margin + 74, 110)
}

type Stroke = { color: string; width: number; cap: 'square' | 'butt' }

/** Draws lines through points, each given as x and y in turn. */
function drawPath(context: SKRSContext2D, lines: readonly number[][], { color, width, cap }: Stroke): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.lineCap = cap
  context.beginPath()
  for (const [x = 0, y = 0, ...rest] of lines) {
    context.moveTo(x, y)
    for (let at = 0; at < rest.length; at += 2) context.lineTo(rest[at]!, rest[at + 1]!)
  }
  context.stroke()
}
