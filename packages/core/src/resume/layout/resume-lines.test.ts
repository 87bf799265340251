import { describe, expect, test } from 'vitest'
import { linesOfText } from './lines-of-text.ts'
import { unplacedLine } from './resume-lines.ts'

describe('lines of plain text', () => {
  test('are its lines without blank ones', () => {
    expect(linesOfText('Asha\n\n  \nPune').map(({ text }) => text)).toEqual(['Asha', 'Pune'])
  })

  test('are trimmed and have single blanks', () => {
    expect(linesOfText('  Asha  Rao  ')[0]?.text).toBe('Asha Rao')
    expect(linesOfText('Acme      2020')[0]?.text, 'columns').toBe('Acme\t2020')
  })

  test('keep their tabs', () => {
    expect(linesOfText('Acme\t2020')[0]?.text).toBe('Acme\t2020')
  })

  test('end at line breaks of every kind', () => {
    expect(linesOfText('a\r\nb\nc')).toHaveLength(3)
  })

  test('are numbered as in the text, with its empty lines', () => {
    expect(linesOfText('a\n\nb\nc').map(({ y }) => y)).toEqual([0, 2, 3])
  })

  test('are none in an empty text', () => {
    expect(linesOfText('')).toEqual([])
  })
})

describe('a line without a layout', () => {
  test('is visible, plain and on page 1', () => {
    expect(unplacedLine('Asha')).toEqual({
      page: 1,
      text: 'Asha',
      x: 0,
      y: 0,
      width: 0,
      size: 0,
      bold: false,
      hidden: null,
    })
  })

  test('may be bold or hidden', () => {
    expect(unplacedLine('Asha', { bold: true, hidden: 'vanish' })).toMatchObject({ bold: true, hidden: 'vanish' })
  })
})
