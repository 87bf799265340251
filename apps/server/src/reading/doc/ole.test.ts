import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findOleStream, hasOleStream, isOle, readOleStream } from './ole.ts'

const sector = 512
const word = readFileSync(new URL('../testing/tara-menon.doc', import.meta.url))

test('finds a stream by its name', () => {
  expect(isOle(word)).toBe(true)
  expect(findOleStream(word, 'WordDocument')).toMatchObject({ size: 4669 })
  expect(hasOleStream(word, 'EncryptedPackage')).toBe(false)
})

test('follows a circular chain of sectors only for the length of its stream', () => {
  expect(readOleStream(containerOfOverlappingChains(600), 'WordDocument')?.length).toBe(4669)
})

test('reads a container of overlapping sector chains without following them', () => {
  const before = process.memoryUsage().rss
  expect(hasOleStream(containerOfOverlappingChains(4000), 'WordDocument')).toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('reads the bytes of a stream, also of one in sectors of 64 bytes', () => {
  expect(readOleStream(word, 'WordDocument')?.length).toBe(4669)
  const found = findOleStream(word, 'WordDocument')
  expect(readOleStream(word, 'WordDocument')?.slice(0, 32)).toEqual(
    new Uint8Array(word.subarray(found?.offset, (found?.offset ?? 0) + 32)),
  )
  const small = readOleStream(word, '\u0001CompObj')
  expect(small?.length).toBeLessThan(4096)
  expect(Buffer.from(small ?? []).includes('Microsoft Word')).toBe(true)
  expect(readOleStream(word, 'Missing')).toBeNull()
})

test('reads nothing of a stream whose chain leaves the file or that claims to be larger', () => {
  const entryOf = (bytes: Buffer) => bytes.indexOf(Buffer.from('WordDocument', 'utf16le'))
  const outside = Buffer.from(word)
  outside.writeUInt32LE(0x00ffffff, entryOf(outside) + 116)
  expect(readOleStream(outside, 'WordDocument')).toBeNull()
  const claims = Buffer.from(word)
  claims.writeUInt32LE(0x7fffffff, entryOf(claims) + 120)
  expect(readOleStream(claims, 'WordDocument')).toBeNull()
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
