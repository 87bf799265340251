/** Why a piece of text that the file contains is not shown to a person who looks at the page. */
export const hiddenReasons = ['white', 'invisible', 'tiny', 'off_page', 'vanish'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/** A part of a line, `text.slice(start, end)`, that opens an address: 'GitHub' opens 'https://github.com/asha'. */
export type LineLink = { start: number; end: number; target: string }

/**
 * One line of a document as a person reads it, in reading order (columns one after the other).
 * `x`, `y` (the upper edge of the letters, from the top), `width` and `size` (height of the letters) are in points; a
 * document without pages (DOCX, DOC) has page 1 and zeros, but for `size` where it is known and `y`, which counts the
 * paragraphs, empty ones too. Wide gaps inside a line are a tab. `hidden` lines are kept apart from what is read: they are
 * shown to the student and never counted.
 */
export type Line = {
  page: number
  text: string
  x: number
  y: number
  width: number
  size: number
  bold: boolean
  hidden: HiddenReason | null
  links?: LineLink[]
}

/** The lines of at most the first 50 pages of a file. */
export type ResumeText = { pages: number; lines: Line[] }

/** A line of a document without pages. */
export const unplacedLine = (
  text: string,
  { bold, hidden, size = 0 }: Pick<Line, 'bold' | 'hidden'> & { size?: number } = shown,
): Line => ({
  page: 1,
  text,
  x: 0,
  y: 0,
  width: 0,
  size,
  bold,
  hidden,
})

const shown = { bold: false, hidden: null }
