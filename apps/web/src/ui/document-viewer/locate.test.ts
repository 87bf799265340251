import { expect, test } from 'vitest'
import { flatten, locate, toRange } from './locate.ts'

const lines = [
  { page: 1, text: 'Skills: Python, SQL' },
  { page: 1, text: 'Built a report in Python' },
]

function drawn(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  return flatten(root)
}

test('finds a quote in its line, also across text nodes', () => {
  const flat = drawn('<p>Skills: <b>Py</b>thon, SQL</p><p>Built a  report <i>in</i>\nPython</p>')
  const found = locate(flat, lines, { line: 1, start: 18, end: 24 })
  expect(found && toRange(flat, found)?.toString()).toBe('Python')
  expect(found?.from).toBe(flat.text.lastIndexOf('Python'))
})

test('finds the same words if the line is rendered in another order', () => {
  const flat = drawn('<p>SQL</p><p>Python</p>')
  const found = locate(flat, lines, { line: 0, start: 16, end: 19 })
  expect(found && toRange(flat, found)?.toString()).toBe('SQL')
})

test('returns null for text that is not rendered', () => {
  expect(locate(drawn('<p>Java</p>'), lines, { line: 0, start: 8, end: 14 })).toBeNull()
  expect(locate(drawn('<p>Java</p>'), lines, { line: 9, start: 0, end: 3 })).toBeNull()
})

test('does not match a short quote inside other words', () => {
  const text = [{ page: 1, text: 'Languages: Python, R, SQL' }]
  const span = { line: 0, start: 19, end: 20 }
  expect(locate(drawn('<p>Rohan Rathore</p>'), text, span)).toBeNull()
  const flat = drawn('<p>Rohan</p><p>SQL and more</p><p>Python, R, SQL</p>')
  expect(locate(flat, [{ page: 1, text: 'Python, R, SQL' }], { line: 0, start: 8, end: 9 })?.from).toBe(
    flat.text.lastIndexOf('R'),
  )
})
