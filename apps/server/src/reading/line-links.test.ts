import { expect, test } from 'vitest'
import { placeLinks } from './line-links.ts'

const quotes = (text: string, links: { label: string; target: string }[]) =>
  placeLinks(text, links).map(({ start, end, target }) => [text.slice(start, end), target])

test('linked texts are found in their order, whatever their blanks', () => {
  const links = [
    { label: 'E mail', target: 'mailto:a@x.in' },
    { label: 'Site', target: 'https://one.in/a' },
    { label: 'Site', target: 'https://two.in/b' },
  ]
  const placed = placeLinks('Email | Site | Site', links)
  expect(placed.map(({ start, target }) => [start, target])).toEqual([
    [0, 'mailto:a@x.in'],
    [8, 'https://one.in/a'],
    [15, 'https://two.in/b'],
  ])
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', '#top', 'https://', `https://x.in/${'a'.repeat(600)}`])(
  '%s is no address',
  (target) => expect(quotes('Site', [{ label: 'Site', target }])).toEqual([]),
)

test('a text that the line does not have is left out', () => {
  expect(quotes('Pune', [{ label: 'Site', target: 'https://x.in/a' }])).toEqual([])
})

test('a line has at most twenty links', () => {
  const links = Array.from({ length: 50 }, () => ({ label: 'a', target: 'https://x.in/a' }))
  expect(placeLinks('a'.repeat(50), links)).toHaveLength(20)
})
