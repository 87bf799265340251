import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findOleStream, hasOleStream, isOle } from './ole.ts'

const sector = 512
const word = readFileSync(new URL('../testing/tara-menon.doc', import.meta.url))

test('finds a stream by its name', () => {
  expect(isOle(word)).toBe(true)
  expect(findOleStream(word, 'WordDocument')).toMatchObject({ size: 4669 })
  expect(hasOleStream(word, 'EncryptedPackage')).toBe(false)
})

test('reads a container of overlapping sector chains without following them', () => {
  const before = process.memoryUsage().rss
  expect(hasOleStream(containerOfOverlappingChains(4000), 'WordDocument')).toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

/** A container in which each sector continues in the one before it. */
function containerOfOverlappingChains(sectors: number): Buffer {
  const tables = Math.ceil(sectors / 128)
  const directory = tables
  const container = Buffer.alloc(sector * (sectors + 1))
  word.copy(container, 0, 0, sector)
  container.writeUInt32LE(tables, 44)
  container.writeUInt32LE(directory, 48)
  for (let index = 0; index < 109; index++) container.writeUInt32LE(index < tables ? index : 0xffffffff, 76 + 4 * index)
  for (let index = directory + 2; index < sectors; index++) container.writeUInt32LE(index - 1, sector + 4 * index)
  const wordDirectory = word.readUInt32LE(48)
  word.copy(container, sector * (directory + 1), sector * (wordDirectory + 1), sector * (wordDirectory + 3))
  return container
}
