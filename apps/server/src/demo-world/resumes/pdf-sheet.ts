export const pdfLayouts = ['plain', 'latex', 'office', 'sidebar'] as const
export type PdfLayout = (typeof pdfLayouts)[number]

/** Faces, sizes and colours of a layout; lengths are in points. */
export type Look = {
  margin: number
  text: string
  bold: string
  italic: string
  size: number
  accent: string
  /** A line under each heading. */
  rule: boolean
  headings: 'capitals' | 'as written'
  /** The position of the dates of an entry. */
  dates: 'right' | 'brackets' | 'below'
  /** Width of the panel at the left, 0 without one. */
  panel: number
  column: { x: number; width: number } | null
}

const sans = { text: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' }
const serif = { text: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' }
const base = { margin: 54, size: 10, accent: '#222222', rule: true, panel: 0, column: null } as const

export const looks: Record<PdfLayout, Look> = {
  plain: { ...base, ...sans, headings: 'capitals', dates: 'right' },
  latex: { ...base, ...serif, size: 11, margin: 50, headings: 'as written', dates: 'right' },
  office: { ...base, ...sans, size: 11, accent: '#1f4e79', rule: false, headings: 'as written', dates: 'brackets' },
  sidebar: { ...base, ...sans, margin: 40, accent: '#14532d', headings: 'capitals', dates: 'below', panel: 206 },
}

/** Colours the left column of a page from `top` down; the text goes on there, or at the margin. */
export function drawPanel(document: PDFKit.PDFDocument, { panel, margin }: Look, top: number) {
  document.rect(0, top, panel, document.page.height - top).fill('#e8efe9')
  document.y = Math.max(top, margin)
}

/** One column of a document, written from top to bottom; the text goes on where it ended. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #look: Look
  readonly #x: number
  readonly #width: number

  constructor(document: PDFKit.PDFDocument, look: Look) {
    this.#document = document
    this.#look = look
    this.#x = look.column?.x ?? look.margin
    this.#width = look.column?.width ?? document.page.width - 2 * look.margin
  }

  name(text: string, align: 'left' | 'center') {
    this.#write(text, { font: this.#look.bold, size: 20, color: this.#look.accent, align })
    this.#document.moveDown(0.2)
  }

  section(title: string, content: () => void) {
    const { bold, accent, rule, headings, size } = this.#look
    this.#keepTogether(60)
    this.#document.moveDown(0.7)
    const text = headings === 'capitals' ? title.toUpperCase() : title
    this.#write(text, { font: bold, size: size + 2, color: accent })
    if (rule) this.#rule()
    this.#document.moveDown(0.25)
    content()
  }

  line(text: string, { align = 'left' }: { align?: 'left' | 'center' } = {}) {
    this.#write(text, { align })
  }

  strong(text: string) {
    this.#keepTogether(40)
    this.#write(text, { font: this.#look.bold })
  }

  labelled(label: string, text: string) {
    const { bold, text: plain, size } = this.#look
    this.#document
      .font(bold)
      .fontSize(size)
      .text(`${label}: `, this.#x, this.#document.y, { width: this.#width, continued: true })
    this.#document.font(plain).text(text)
  }

  /** A job or a degree: what, where and when. */
  entry({ title, place, dates }: { title: string; place: string; dates: string }) {
    const { bold, italic, dates: where } = this.#look
    this.#keepTogether(50)
    if (where === 'brackets') return this.#write(`${title}, ${place} (${dates})`, { font: bold })
    const top = this.#document.y
    this.#write(title, { font: bold, width: where === 'right' ? this.#width - 130 : this.#width })
    if (where === 'right') {
      const bottom = this.#document.y
      this.#document.y = top
      this.#write(dates, { align: 'right' })
      this.#document.y = bottom
    }
    this.#write(where === 'below' ? `${place} | ${dates}` : place, { font: italic })
  }

  bullets(items: readonly string[]) {
    for (const item of items) this.#write(`• ${item}`, { indent: 10 })
    this.#document.moveDown(0.3)
  }

  #rule() {
    const { x, y } = { x: this.#x, y: this.#document.y }
    this.#document
      .moveTo(x, y)
      .lineTo(x + this.#width, y)
      .lineWidth(0.6)
      .stroke(this.#look.accent)
  }

  /** Keeps a heading on the page of its text. */
  #keepTogether(height: number) {
    const { page, y } = this.#document
    if (y + height > page.height - this.#look.margin) this.#document.addPage()
  }

  #write(
    text: string,
    { font = this.#look.text, size = this.#look.size, color = '#222222', indent = 0, ...more }: Writing,
  ) {
    const { align = 'left', width = this.#width } = more
    this.#document
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, this.#x + indent, this.#document.y, { width: width - indent, align, lineGap: 1.5 })
  }
}

type Writing = {
  font?: string
  size?: number
  color?: string
  indent?: number
  align?: 'left' | 'center' | 'right'
  width?: number
}
