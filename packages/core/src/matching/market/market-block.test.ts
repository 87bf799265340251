import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appendRow,
  blockRows,
  clearRow,
  createBlock,
  flagBits,
  flags,
  hasRoom,
  listRows,
  type Row,
  rowAsks,
  rowTerms,
  trimBlock,
} from './market-block.ts'

const emptyRow: Row = {
  id: 'empty',
  version: 0,
  requirements: 0,
  work: -1,
  place: 0,
  stipend: 0,
  firstDay: 0,
  terms: [],
  askPoints: [],
}

/** A row that asks for 7, and for 8 or 9. */
const row: Row = {
  id: 'one',
  version: 3,
  requirements: 2,
  work: 6,
  place: 4,
  stipend: 12_000,
  firstDay: 20_270_105,
  terms: [
    (7 << flagBits) | flags.endsAsk,
    (8 << flagBits) | flags.isChoice,
    (9 << flagBits) | flags.endsAsk | flags.isChoice,
  ],
  askPoints: [30, 0, 25],
}

const withTerms = (length: number): Row => ({
  ...row,
  terms: new Array<number>(length).fill(flags.endsAsk),
  askPoints: new Array<number>(length).fill(0),
})

function blockOf(...rows: Row[]) {
  const block = createBlock(rows[0] ?? emptyRow)
  for (const one of rows) appendRow(block, one)
  return block
}

describe('a new block', () => {
  test('has no listing', () => {
    expect(createBlock(row)).toMatchObject({ ids: [], listingCount: 0 })
  })

  test('has room for its first row, however long it is', () => {
    const long = withTerms(5_000)
    expect(hasRoom(createBlock(long), long)).toBe(true)
  })
})

describe('appending a row', () => {
  test('returns the numbers of rows in order', () => {
    const block = createBlock(row)
    expect(appendRow(block, row)).toBe(0)
    expect(appendRow(block, { ...row, id: 'two' })).toBe(1)
  })

  test('stores what the row has', () => {
    expect(listRows(blockOf(row))[0]?.row).toMatchObject({
      id: 'one',
      version: 3,
      requirements: 2,
      work: 6,
      place: 4,
      stipend: 12_000,
      firstDay: 20_270_105,
    })
  })

  test('stores the points of its asks', () => {
    expect(Array.from(listRows(blockOf(emptyRow, row))[1]!.row.askPoints)).toEqual([30, 0, 25])
  })

  test('counts the listings', () => {
    expect(blockOf(row, emptyRow).listingCount).toBe(2)
  })
})

describe('room in a block', () => {
  test('ends with the number of its rows', () => {
    const block = createBlock(emptyRow)
    for (let index = 0; index < blockRows; index++) {
      expect(hasRoom(block, emptyRow)).toBe(true)
      appendRow(block, emptyRow)
    }
    expect(hasRoom(block, emptyRow)).toBe(false)
  })

  test('ends with the number of its terms', () => {
    const block = createBlock(row)
    const many = withTerms(block.terms.length)
    expect(hasRoom(block, many)).toBe(true)
    appendRow(block, row)
    expect(hasRoom(block, many)).toBe(false)
  })
})

describe('the asks of a row', () => {
  test('are its terms without flags', () => {
    expect(rowAsks(blockOf(row), 0).map(({ terms }) => terms)).toEqual([[7], [8, 9]])
  })

  test('say whether one of their terms is enough', () => {
    expect(rowAsks(blockOf(row), 0).map((ask) => ask.isChoice)).toEqual([false, true])
  })

  test('have their points at their last term', () => {
    expect(rowAsks(blockOf(row), 0).map(({ points }) => points)).toEqual([30, 25])
  })

  test('of a later row start after those of the rows before', () => {
    const other = { ...row, terms: [(3 << flagBits) | flags.endsAsk], askPoints: [55] }
    expect(rowAsks(blockOf(row, other), 1)).toMatchObject([{ terms: [3], isChoice: false, points: 55 }])
  })

  test('are none for a row without terms', () => {
    expect(rowAsks(blockOf(emptyRow), 0)).toEqual([])
  })
})

describe('clearing a row', () => {
  test('removes the listing and its points', () => {
    const block = blockOf(row)
    clearRow(block, 0)
    expect(block.ids).toEqual([null])
    expect(block.listingCount).toBe(0)
    expect(block.works[0], 'its work').toBe(-1)
  })

  test('keeps the numbers of the other rows', () => {
    const block = blockOf(row, { ...row, id: 'two' })
    clearRow(block, 0)
    expect(listRows(block).map(({ at, row: { id } }) => ({ at, id }))).toEqual([{ at: 1, id: 'two' }])
  })
})

describe('trimming a block', () => {
  test('frees the room behind the last row', () => {
    const block = blockOf(row)
    trimBlock(block)
    expect(block.terms).toHaveLength(row.terms.length)
    expect(block.askPoints).toHaveLength(row.terms.length)
  })

  test('keeps what the rows have', () => {
    const block = blockOf(row)
    const before = rowAsks(block, 0)
    trimBlock(block)
    expect(rowAsks(block, 0)).toEqual(before)
  })
})

const drawnTerms = fc.array(
  fc
    .record({ term: fc.nat(9_000), flag: fc.constantFrom(...Object.values(flags), 0) })
    .map(({ term, flag }) => (term << flagBits) | flag),
  { maxLength: 12 },
)
const drawnRow: fc.Arbitrary<Row> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 5 }),
    version: fc.nat(1_000),
    requirements: fc.nat(60),
    work: fc.integer({ min: -1, max: 300 }),
    place: fc.nat(300),
    stipend: fc.nat(500_000),
    firstDay: fc.constantFrom(0, 20_270_105),
    terms: drawnTerms,
    askPoints: fc.constant(new Array<number>(12).fill(7)),
  })
  .map((drawn) => ({ ...drawn, askPoints: drawn.askPoints.slice(0, drawn.terms.length) }))

test('law: a block gives back every row as it was put', () => {
  fc.assert(
    fc.property(fc.array(drawnRow, { minLength: 1, maxLength: 20 }), (rows) => {
      const block = blockOf(...rows)
      for (const [index, { row: read }] of listRows(block).entries()) {
        const { id, work } = rows[index]!
        expect(read).toMatchObject({ id, work })
        expect(Array.from(read.askPoints)).toEqual(Array.from(rows[index]!.askPoints))
        expect(Array.from(read.terms)).toEqual(Array.from(rows[index]!.terms))
        expect(Array.from(rowTerms(block, index))).toEqual(Array.from(rows[index]!.terms))
      }
    }),
  )
})
