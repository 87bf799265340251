import { describe, expect, test } from 'vitest'
import { findCards } from './page-cards.ts'
import type { Segment } from './page-rows.ts'

const segment = (text: string, x: number, y: number): Segment => ({
  text,
  x,
  right: x + text.length * 5,
  y,
  size: 10,
  letters: text.length,
  boldLetters: 0,
})
const rows = (...lines: [number, string, string?][]) =>
  lines.flatMap(([y, left, right]) => [segment(left, 48, y), ...(right ? [segment(right, 306, y)] : [])])
const textsOf = (segments: readonly Segment[] | undefined) => segments?.map(({ text }) => text)

describe('cards side by side', () => {
  test('are known by two ranges of dates on one baseline', () => {
    const cards = findCards([
      segment('Experience', 40, 80),
      ...rows(
        [105, 'Tax Intern', 'Audit Intern'],
        [118, 'Saffron', 'Juniper Bank'],
        [131, '2023 – 2024', '2022 – 2023'],
      ),
      segment('Filed returns.', 60, 144),
      segment('Skills', 40, 190),
    ])
    expect(textsOf(cards?.above)).toEqual(['Experience'])
    expect(textsOf(cards?.left)).toEqual(['Tax Intern', 'Saffron', '2023 – 2024', 'Filed returns.'])
    expect(textsOf(cards?.right)).toEqual(['Audit Intern', 'Juniper Bank', '2022 – 2023'])
    expect(textsOf(cards?.below)).toEqual(['Skills'])
  })

  test('are known by two labels on one baseline', () => {
    const cards = findCards(rows([100, 'Languages: Java', 'Tools: Git']))
    expect(textsOf(cards?.left)).toEqual(['Languages: Java'])
    expect(textsOf(cards?.right)).toEqual(['Tools: Git'])
  })

  test('are known by two bold labels over lists that are further in', () => {
    const bold = (one: Segment) => ({ ...one, boldLetters: one.letters })
    const item = (text: string, x: number, y: number) => segment(text, x + 13, y)
    const labels = [bold(segment('Practice', 48, 100)), bold(segment('Tools', 200, 100))]
    const items = [
      item('Drafting', 48, 113),
      item('Word', 200, 113),
      item('Research', 48, 126),
      item('Excel', 200, 126),
    ]
    expect(textsOf(findCards([...labels, ...items])?.left)).toEqual(['Practice', 'Drafting', 'Research'])
    const table = items.map((one) => ({ ...one, x: one.x - 13 }))
    expect(findCards([...labels, ...table])).toBeNull()
  })

  test('end at a wide gap, so that the next two are cards of their own', () => {
    const cards = findCards(
      rows(
        [100, 'One', 'Two'],
        [113, '2023 – 2024', '2022 – 2023'],
        [150, 'Three', 'Four'],
        [163, '2021 – 2022', '2020 – 2021'],
      ),
    )
    expect(textsOf(cards?.below)).toEqual(['Three', 'Four', '2021 – 2022', '2020 – 2021'])
  })
})

test.each([
  ['dates at the right of other texts', rows([100, 'Tax Intern', '2023 – 2024'], [113, 'Audit Intern', '2022 – 2023'])],
  ['single years', rows([100, '2023', '2022'])],
  ['one column', rows([100, 'Tax Intern'], [113, '2023 – 2024'])],
  ['nothing', []],
])('%s are no cards', (_what, segments) => {
  expect(findCards(segments)).toBeNull()
})
