import { describe, expect, test } from 'vitest'
import { printed } from '../testing/readable.ts'
import { beginsMainColumn } from './main-column.ts'
import type { ReadableLine } from './text-spans.ts'

/** A side bar that is read first, then a main column that begins at the top of the page. */
function page({ nameSize = 24, mainTop = 20, first = 'Asha Rao' } = {}): ReadableLine[] {
  const sideBar = printed([{ text: 'Contact' }, { text: 'Pune' }, { text: 'Skills' }, { text: 'Python' }]).map(
    (line) => ({ ...line, y: line.y + 80 }),
  )
  const main = printed([
    { text: first, size: nameSize, at: 200 },
    { text: 'Student of law', at: 200 },
  ])
  return [...sideBar, ...main.map((line, row) => ({ ...line, y: mainTop + row * 30 }))].map((line, index) => ({
    ...line,
    index,
  }))
}

const begins = (lines: ReadableLine[], index = 4) => beginsMainColumn(lines, index, 10)

describe('the main column begins', () => {
  test('where the text jumps to the top of the page and the name follows', () => {
    expect(begins(page())).toBe(true)
  })

  test('a few lines above the name', () => {
    const lines = page()
    const [sideBar, main] = [lines.slice(0, 4), lines.slice(4)]
    const intro = { ...main[1]!, text: 'Hello, I am', y: 10 }
    expect(begins([...sideBar, intro, ...main])).toBe(true)
  })
})

const withoutPlaces = (lines: ReadableLine[]) => lines.map((line) => ({ ...line, x: 0, y: 0, width: 0 }))

test('the main column of a Word file begins with the name, alone in its size', () => {
  expect(begins(withoutPlaces(page()))).toBe(true)
  const lines = withoutPlaces(page())
  expect(begins(lines.map((line, index) => (index === 0 ? { ...line, size: 24 } : line)))).toBe(false)
})

describe('the main column does not begin', () => {
  test('where the text continues downwards', () => {
    expect(begins(page({ mainTop: 200 }))).toBe(false)
  })

  test('without larger letters', () => {
    expect(begins(page({ nameSize: 10 }))).toBe(false)
  })

  test('with a heading', () => {
    expect(begins(page({ first: 'Education' }))).toBe(false)
  })

  test('on another page', () => {
    expect(begins(page().map((line, index) => (index < 4 ? line : { ...line, page: 2 })))).toBe(false)
  })

  test('on the first line', () => {
    expect(begins(page(), 0)).toBe(false)
  })

  test('without a layout', () => {
    expect(begins(page().map((line) => ({ ...line, size: 0 })))).toBe(false)
  })
})
