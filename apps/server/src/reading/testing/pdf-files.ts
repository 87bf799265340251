import { deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

export type Draw = (document: PDFKit.PDFDocument) => void

/** A PDF drawn by pdfkit on A4 paper with margins of 50 points. */
export function pdf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', margin: 50, ...options })
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
    draw(document)
    document.end()
  })
}

/** Lines one below the other from a place on; each with the same font and size. */
export function column(document: PDFKit.PDFDocument, x: number, y: number, lines: readonly string[], size = 10) {
  document.fontSize(size)
  lines.forEach((line, index) => {
    document.text(line, x, y + index * size * 1.4, { lineBreak: false })
  })
}

/** A PDF written by hand from its objects, the first of them the catalogue. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  objects.forEach((content, index) => {
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n'))
  })
  parts.push(Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`))
  return new Uint8Array(Buffer.concat(parts))
}

/** A stream packed as often as asked: each time the same zeros shrink by a factor of about a thousand. */
export function packedStream(content: Uint8Array, times: number, dictionary = ''): Uint8Array {
  let data = content
  for (let round = 0; round < times; round++) data = deflateSync(data, { level: 9 })
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ')
  const head = `<< /Length ${data.length} /Filter [${filters}] ${dictionary} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}

/** One page with this stream as its content. */
export function pageOf(content: Uint8Array): Uint8Array {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** A small file that takes about 0.2 s for each page, in little memory: its pages share half a million operators. */
export function slowPdf(count: number): Uint8Array {
  const pages = Array.from({ length: count }, (_, index) => index + 4)
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
    packedStream(Buffer.alloc(1_000_000, 'q Q '), 1),
    ...pages.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>'),
  ])
}

/**
 * A page with a picture that has strokes at the lines of `seen`, and the lines of `recognised` as transparent text.
 * `filter` is how the picture says that it is packed.
 */
export function scanOf(seen: readonly string[], recognised: readonly string[], filter = ''): Uint8Array {
  const [width, height] = [595, 842]
  const pixels = Buffer.alloc(width * height, 255)
  seen.forEach((line, index) => {
    for (let x = 50; x < 50 + line.length * 5; x += 3)
      for (let y = 0; y < 8; y++) pixels[(height - 700 + index * 20 - y) * width + x] = 0
  })
  const words = recognised.map((line, index) => `BT 3 Tr /F1 12 Tf 50 ${700 - index * 20} Td (${line}) Tj ET`)
  const content = [`q ${width} 0 0 ${height} 0 0 cm /Im Do Q`, ...words].join('\n')
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray`
  const resources = '<< /Font << /F1 5 0 R >> /XObject << /Im 6 0 R >> >>'
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${resources} >>`,
    packedStream(Buffer.from(content), 1),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    filter === ''
      ? packedStream(pixels, 1, picture)
      : `<< /Length 4 /Filter /${filter} ${picture} >>\nstream\nnone\nendstream`,
  ])
}
