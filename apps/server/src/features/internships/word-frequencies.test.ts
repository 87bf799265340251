import { expect, test } from 'vitest'
import { byRarity, groupsOf, shareOf } from './word-frequencies.ts'

const frequencies = new Map([
  ['data', 0.2],
  ['database', 0.5],
  ['update', 0.4],
])
const names = Array.from({ length: 120 }, (_, n) => `name${n}data`)

test('words come once each: the frequent ones alone and first, the others some at a time', () => {
  const groups = groupsOf(['name', 'data', ...names, 'database'], frequencies)
  expect(groups.slice(0, 2)).toEqual([['database'], ['data']])
  expect(groups.slice(2).flat()).toEqual(['name', ...names])
  expect(groups.length).toBeLessThan(10)
})

test('what is not known to be frequent comes from short to long, in groups that grow', () => {
  const long = Array.from({ length: 300 }, (_, n) => `datacentre${n}`)
  const short = Array.from({ length: 20 }, (_, n) => `dat${String.fromCharCode(97 + n)}`)
  const groups = groupsOf([...long, ...short], frequencies)
  expect(groups.flat().slice(0, 20)).toEqual(short)
  expect(groups.flat().map(({ length }) => length)).toEqual(
    groups
      .flat()
      .map(({ length }) => length)
      .sort((a, b) => a - b),
  )
  const sizes = groups.slice(0, -1).map(({ length }) => length)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(sizes.at(-1)! / sizes[0]!).toBeGreaterThan(5)
})

test('without statistics all words are in groups', () => {
  expect(groupsOf(names, new Map()).flat()).toEqual(names)
  expect(groupsOf([], new Map())).toEqual([])
})

test('a share is of all listings at most, and what is not known to be frequent is rare', () => {
  expect(shareOf(['data', 'database'], frequencies)).toBeCloseTo(0.7)
  expect(shareOf(['database', 'update', 'data'], frequencies)).toBe(1)
  expect(shareOf(names, frequencies)).toBeLessThan(0.01)
})

test('the rarest of several is first: the one whose words are in the fewest listings', () => {
  const parts = [['database'], names, ['data']]
  expect(byRarity(parts, frequencies)).toEqual([names, ['data'], ['database']])
  expect(parts[0]).toEqual(['database'])
})
