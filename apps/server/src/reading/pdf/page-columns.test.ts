import { describe, expect, test } from 'vitest'
import { column, type Draw, pdf } from '../testing/pdf-files.ts'
import { readPdf } from './read-pdf.ts'

async function textsOf(draw: Draw): Promise<string[]> {
  const outcome = await readPdf(await pdf(draw))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.text.lines.map(({ text }) => text)
}

const filler = Array.from(
  { length: 8 },
  (_, index) => `Line ${index + 1} of a text that fills its column from edge to edge`,
)

describe('columns', () => {
  const left = [
    'Contact',
    'asha@example.com',
    'Pune',
    'Skills',
    'Java',
    'Python',
    'SQL',
    'Languages',
    'Hindi',
    'English',
  ]
  const right = ['Experience', ...filler, 'Education', 'B.Tech, Foo College']

  test('are read one after the other below what spans them', async () => {
    const texts = await textsOf((document) => {
      column(
        document,
        50,
        50,
        ['Asha Rao, student of many things and friend of long titles over the whole page of her resume'],
        12,
      )
      column(document, 50, 100, left, 9)
      column(document, 230, 100, right)
    })
    expect(texts.slice(1)).toEqual([...left, ...right])
  })

  test('on shared baselines as well, when both have headings', async () => {
    const texts = await textsOf((document) => {
      column(document, 50, 100, left)
      column(document, 230, 100, right.slice(0, left.length))
    })
    expect(texts).toEqual([...left, ...right.slice(0, left.length)])
  })

  test('at the side of several pages do not come between the parts of the main text', async () => {
    const draw: Draw = (document) => {
      column(
        document,
        420,
        60,
        [...left, 'Hobbies', 'Chess', 'Cricket', 'Trains', 'Maps', 'Tea', 'Walks', 'Books', 'Rivers', 'Birds'],
        11,
      )
      for (const page of [1, 2]) {
        if (page === 2) document.addPage()
        column(
          document,
          50,
          60,
          ['Experience', ...filler, ...filler, ...filler].map((line) => `${line}, ${page}`),
          11,
        )
      }
    }
    const texts = await textsOf(draw)
    expect(texts.indexOf('Skills')).toBeGreaterThan(texts.indexOf('Experience, 2'))
  })

  test('are not made of dates, labels at the margin or cells of a table', async () => {
    const texts = await textsOf((document) => {
      column(document, 50, 60, ['2021 - 2025', '2019 - 2021', '2017 - 2019', '2016'])
      column(document, 160, 60, ['B.Tech', 'HSC', 'SSC', 'Olympiad'])
      column(document, 300, 60, ['Vishwakarma Institute', 'Fergusson College', 'Jnana Prabodhini', 'First rank'])
    })
    expect(texts[0]).toBe('2021 - 2025\tB.Tech\tVishwakarma Institute')
    expect(texts).toHaveLength(4)
  })

  test('are not made of labels in the middle of the rows that they head', async () => {
    const rows = [
      { label: 'Education', text: ['B.Tech in Physics', 'Foo College', '2019 - 2023', 'Grade 8.1'] },
      { label: 'Skills', text: ['Java', 'Python', 'SQL', 'Docker'] },
      { label: 'Projects', text: ['A solar cooker', 'of old tins', 'for a school', 'in the hills'] },
    ]
    const texts = await textsOf((document) => {
      rows.forEach(({ label, text }, index) => {
        column(document, 50, 60 + 76 * index + 21, [label])
        column(document, 180, 60 + 76 * index, text)
      })
    })
    expect(texts).toEqual(rows.flatMap(({ label, text }) => [...text.slice(0, 2), label, ...text.slice(2)]))
  })

  test('that end where a heading begins leave what follows to the page', async () => {
    const texts = await textsOf((document) => {
      column(document, 50, 50, ['Skills'])
      column(document, 70, 64, ['Java', 'Python', 'SQL', 'Docker'])
      column(document, 300, 69, ['Git and its many friends', 'Linux on servers', 'Kafka in production'])
      column(document, 50, 134, ['Experience', ...filler.map((line) => `${line} and on to the other edge of the page`)])
    })
    expect(texts.slice(1, 8).sort()).toEqual(
      ['Docker', 'Git and its many friends', 'Java', 'Kafka in production', 'Linux on servers', 'Python', 'SQL'].sort(),
    )
    expect(texts[8]).toBe('Experience')
  })

  test('of a narrow gap are split where other rows have a wide one', async () => {
    const texts = await textsOf((document) => {
      column(document, 50, 60, ['Mar 2025 – Jan 26', 'May 2024', '2023', 'Jan 2022'])
      column(document, 145, 60, ['Nurse, Acme', 'Clerk, Foo', 'Cook, Bar', 'Guide, Baz'])
    })
    expect(texts).toEqual([
      'Mar 2025 – Jan 26\tNurse, Acme',
      'May 2024\tClerk, Foo',
      '2023\tCook, Bar',
      'Jan 2022\tGuide, Baz',
    ])
  })
})
