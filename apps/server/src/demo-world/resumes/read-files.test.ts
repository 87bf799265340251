import { expect, test } from 'vitest'
import { ReaderClosed, ReadingInterrupted } from '../../reading/reader.ts'
import { makeDemoWorld } from '../world.ts'
import { readFiles, type Stores } from './read-files.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const { companies, files } = makeDemoWorld(now)
const world = { companies, files: files.slice(0, 2) }

const storesWith = (read: Stores['reader']['read']): Stores => ({
  files: { receive: async () => ({ size: 1, sha256: '', path: '' }) as never, keep: async () => undefined },
  reader: { read },
})

test('a file that a busy machine does not let us read is left to be read later', async () => {
  const read = await readFiles(
    storesWith(() => Promise.reject(new ReadingInterrupted('The machine was too busy.'))),
    world,
    now,
  )
  expect(read.map(({ file, reading }) => ({ file, reading }))).toEqual(
    world.files.map((file) => ({ file, reading: null })),
  )
})

test('a program that is stopped in the middle loads no world of files that nobody read', async () => {
  const stopping = storesWith(() => Promise.reject(new ReaderClosed()))
  await expect(readFiles(stopping, world, now)).rejects.toThrow('closed')
})
