import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import { limits } from '../limits.ts'
import { type Link, placeLinks } from '../line-links.ts'
import { type Box, contains, type Matrix, transformBox } from './matrix.ts'
import type { Piece } from './pdf-pieces.ts'

/** The place of a link on its page and the address that it opens. */
export type PageLink = { box: Box; target: string }

/** The links of a page; none when they cannot be read. */
export async function findPageLinks(page: PDFPageProxy, matrix: Matrix): Promise<PageLink[]> {
  try {
    const annotations: unknown[] = await page.getAnnotations({ intent: 'display' })
    return annotations.slice(0, limits.linksOfPage).flatMap((annotation) => toPageLink(annotation, matrix) ?? [])
  } catch {
    return []
  }
}

function toPageLink(annotation: unknown, matrix: Matrix): PageLink | null {
  if (typeof annotation !== 'object' || annotation === null || !('rect' in annotation)) return null
  const { rect } = annotation
  const target = 'unsafeUrl' in annotation ? annotation.unsafeUrl : 'url' in annotation ? annotation.url : null
  if (typeof target !== 'string' || !Array.isArray(rect) || !rect.every((part) => typeof part === 'number')) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = rect
  return { box: transformBox(matrix, [left, top, right, bottom]), target }
}

/** The lines with the links of their pages. */
export function withLinks(lines: readonly Line[], pages: readonly { pieces: Piece[]; links: PageLink[] }[]): Line[] {
  const found = new Map<Line, Link[]>()
  pages.forEach(({ pieces, links }, index) => {
    const own = links.length === 0 ? [] : lines.filter(({ page, hidden }) => page === index + 1 && hidden === null)
    for (const { box, target } of links) {
      const words = pieces.filter(({ x, y, width, size }) => contains(box, x + width / 2, y - size / 3))
      const label = words.map(({ text }) => text).join('')
      const line = own.find((one) => isAt(one, words[0]) && placeLinks(one.text, [{ label, target }]).length > 0)
      if (line) found.set(line, [...(found.get(line) ?? []), { label, target }])
    }
  })
  return lines.map((line) => {
    const links = found.get(line)
    return links ? { ...line, links: placeLinks(line.text, links) } : line
  })
}

/** Around the height of a word; the letters of one line differ in size. */
const isAt = ({ y, size }: Line, word: Piece | undefined): boolean =>
  word !== undefined && Math.abs(y + size - word.y) < Math.max(size, word.size)
