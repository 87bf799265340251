import { expect, test } from 'vitest'
import { readBlocks } from './description-blocks.ts'
import { firstWords } from './first-words.ts'

test('reads paragraphs, headings and lists', () => {
  const text =
    'Build screens.\n\nWhat you will do:\n- Ship React\n• Test it\n\n1. First\n2) Second\n\nSix months.\nIn Pune.'
  expect(readBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['Build screens.'] },
    { kind: 'heading', lines: ['What you will do'] },
    { kind: 'list', lines: ['Ship React', 'Test it'] },
    { kind: 'list', lines: ['First', 'Second'] },
    { kind: 'paragraph', lines: ['Six months.', 'In Pune.'] },
  ])
  expect(firstWords(text, 'Intern')).toBe(
    'Build screens. What you will do: Ship React Test it First Second Six months. In Pune.',
  )
})

test.each([
  ['HIRING: Data Intern 📣\nYou clean data.', 'You clean data.'],
  ['\nData Intern at Kite Labs\n\n- Clean data', 'Clean data'],
  ['Data Intern', 'Data Intern'],
  ['We look for a Data Intern who reads every row.\nRemote.', 'We look for a Data Intern who reads every row. Remote.'],
])('begins %j behind its title', (text, words) => {
  expect(firstWords(text, 'Data Intern')).toBe(words)
})

test.each(['•\t', '•', '✔ ', '✅ ', '✔️ ', '➢ ', '👉 ', '\uF0B7\t', 'o\t', '§\t', 'Ø\t'])(
  'reads lines that begin with %j as a list',
  (mark) => {
    const text = `You should know\n${mark}Figma\n${mark}Type`
    expect(firstWords(text, 'Intern')).toBe('You should know Figma Type')
    expect(readBlocks(text)).toEqual([
      { kind: 'heading', lines: ['You should know'] },
      { kind: 'list', lines: ['Figma', 'Type'] },
    ])
  },
)

test('takes the last line above a list as its heading unless it is a sentence', () => {
  expect(readBlocks('Join us.\nWhat you get\n- A mentor').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
  ])
  expect(readBlocks('You will do this.\n- Code').map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
})

test.each(['', '\n\n', '-', '- ', '-5 degrees', '*bold*', '<b>x</b>', '2026 is the year', 'a - b', '📍 Pune', 'o my'])(
  'finds no list in %j',
  (text) => {
    expect(readBlocks(text).filter(({ kind }) => kind === 'list')).toEqual([])
  },
)

test('keeps every word of any text in its order', () => {
  const text = 'A\r\n\r\n - b\n\tc\n9. d:\n\n:\n- e'
  expect(
    readBlocks(text)
      .flatMap(({ lines }) => lines)
      .join(' ')
      .match(/\w/g),
  ).toEqual(['A', 'b', 'c', 'd', 'e'])
})
