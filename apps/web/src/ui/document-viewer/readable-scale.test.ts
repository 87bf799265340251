import { expect, test } from 'vitest'
import { firstScroll, medianSize, readableScale } from './readable-scale.ts'

test.each([
  { page: 'A4 with 10 pt text in a narrow column', width: 595, size: 10, box: 446, scale: 1.2 },
  { page: 'A4 with 9 pt text on a phone', width: 595, size: 9, box: 335, scale: 12 / 9 },
  { page: 'A4 with 10 pt text in a wide dialog', width: 595, size: 10, box: 1100, scale: 1100 / 595 },
  { page: 'a page with large text', width: 595, size: 24, box: 446, scale: 446 / 595 },
  { page: 'a scan without text', width: 595, size: null, box: 446, scale: 446 / 595 },
  { page: 'hidden text of 0.5 pt', width: 595, size: 0.5, box: 446, scale: 2 },
  { page: 'text without a size', width: 595, size: 0, box: 446, scale: 446 / 595 },
])('$page is shown at a scale of $scale', ({ width, size, box, scale }) => {
  expect(readableScale({ width, left: 0, right: 595, size }, box), 'scale').toBeCloseTo(scale, 5)
})

test.each([
  { text: 'two columns of 9.5 pt over the whole page', left: 18, right: 577, size: 9.5, box: 638, letters: 10.6 },
  { text: 'two columns within margins', left: 50, right: 545, size: 9, box: 638, letters: 11.3 },
  { text: 'one narrow column', left: 50, right: 400, size: 9, box: 638, letters: 12 },
  { text: 'a page on a phone', left: 50, right: 545, size: 9, box: 335, letters: 12 },
])(
  '$text has letters of $letters px and scrolls no further than its margins',
  ({ left, right, size, box, letters }) => {
    const scale = readableScale({ width: 595, left, right, size }, box)
    expect(scale * size, 'letters').toBeCloseTo(letters, 1)
    if (box > 600) expect(scale * (right - left), 'width of the text').toBeLessThanOrEqual(box)
  },
)

test('the size of body text is that of most characters', () => {
  const texts = [
    { size: 24, characters: 12 },
    { size: 10, characters: 900 },
    { size: 7, characters: 40 },
    { size: 0, characters: 0 },
  ]
  expect(medianSize(texts), 'body text').toBe(10)
  expect(medianSize([]), 'no text').toBeNull()
})

test.each([
  { text: 'that fits is centred', left: 50, right: 450, box: 500, scroll: 50 },
  { text: 'wider than the box starts at its left edge', left: 50, right: 545, box: 446, scroll: 52 },
  { text: 'that barely fits is shown whole', left: 24, right: 551, box: 638, scroll: 26 },
  { text: 'on a page that fits does not scroll', left: 50, right: 250, box: 714, scroll: 0 },
])('text $text', ({ left, right, box, scroll }) => {
  expect(firstScroll({ width: 595, left, right, size: 10 }, 1.2, box), 'scroll position').toBeCloseTo(scroll, 5)
})
