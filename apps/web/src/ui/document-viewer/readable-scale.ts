/** Smaller text is hard to read. In CSS pixels. */
const readablePx = 12
/** Better than scrolling sideways for every line. */
const smallestPx = 10
/** Between text and the edge of its box. */
const gap = 8
/** Text that only software reads, such as keywords in 1 pt, must not blow the page up. */
const maxScale = 2

/** The measures of a page before it is scaled: its width and where its text is. */
export type PageText = { width: number; left: number; right: number; size: number | null }

/**
 * Fits the page to the box, or scales it beyond the box so that body text is readable. Text that would then be a little
 * wider than the box is shown whole, somewhat smaller. `size` is null without text.
 */
export function readableScale({ width, left, right, size }: PageText, box: number): number {
  const scaleFor = (px: number) => (size === null || size <= 0 ? 0 : Math.min(px / size, maxScale))
  const readable = Math.max(box / width, scaleFor(readablePx))
  const whole = (box - 2 * gap) / (right - left)
  return whole < scaleFor(smallestPx) ? readable : Math.min(readable, Math.max(whole, box / width))
}

/** How far to scroll sideways: empty margins first leave the box; text wider than the box starts near its left edge. */
export function firstScroll({ left, right }: PageText, scale: number, box: number): number {
  const spare = box - (right - left) * scale
  return Math.max(0, left * scale - (spare < 0 ? gap : spare / 2))
}

/** The size that half of the characters reach, so that a few large headings or small notes don't count. */
export function medianSize(texts: readonly { size: number; characters: number }[]): number | null {
  const sorted = texts.filter(({ characters }) => characters > 0).sort((a, b) => a.size - b.size)
  let left = sorted.reduce((sum, { characters }) => sum + characters, 0) / 2
  for (const { size, characters } of sorted) {
    left -= characters
    if (left <= 0) return size
  }
  return null
}

/** Scrolls the nearest ancestor that scrolls sideways, without moving the page up or down. */
export function scrollSideways(from: HTMLElement, to: number) {
  for (let at = from.parentElement; at; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) {
      at.scrollLeft = to
      return
    }
}
