import { describe, expect, test } from 'vitest'
import { readCharacterLook, readParagraphLook } from './property-modifiers.ts'

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer)
const look = (...values: number[]) => readCharacterLook(bytes(...values), 0, values.length)

describe('the look of characters', () => {
  test('has bold, hidden and deleted text, sizes and styles', () => {
    expect(look(0x35, 0x08, 1)).toEqual({ bold: 1 })
    expect(look(0x3c, 0x08, 1)).toEqual({ hidden: true })
    expect(look(0x00, 0x08, 1)).toEqual({ deleted: true })
    expect(look(0x43, 0x4a, 26, 0)).toEqual({ halfPoints: 26 })
    expect(look(0x30, 0x4a, 15, 0)).toEqual({ style: 15 })
  })

  test('steps over modifiers of every size', () => {
    // A colour (4 bytes), shading (with its own size) and a border (2 bytes) before bold.
    expect(look(0x70, 0x68, 1, 2, 3, 4, 0x71, 0xca, 2, 9, 9, 0x0f, 0x84, 7, 7, 0x35, 0x08, 129)).toEqual({ bold: 129 })
  })

  test('ends where a modifier is cut off', () => {
    expect(look(0x35, 0x08, 1, 0x43, 0x4a, 26)).toEqual({ bold: 1 })
    expect(look(0x71, 0xca, 200, 1)).toEqual({})
    expect(look()).toEqual({})
  })
})

test('the look of a paragraph has its table, the end of a row and its list', () => {
  const of = (...values: number[]) => readParagraphLook(bytes(...values), 0, values.length)
  expect(of(0x16, 0x24, 1, 0x17, 0x24, 1)).toEqual({ inTable: true, endsRow: true })
  expect(of(0x0b, 0x46, 1, 0)).toEqual({ list: true })
  expect(of(0x0b, 0x46, 0, 0)).toEqual({ list: false })
  // The definition of a table has a size of two bytes.
  expect(of(0x08, 0xd6, 3, 0, 5, 5, 0x16, 0x24, 1)).toEqual({ inTable: true })
})
