import { expect, test } from 'vitest'
import { ReaderClosed, ReadingInterrupted } from '../../reading/reader.ts'
import { makeDemoWorld } from '../world.ts'
import { readFiles, type Stores } from './read-files.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const { companies, files } = makeDemoWorld(now)
const world = { companies, files: files.slice(0, 2), needed: new Set(files.map(({ id }) => id)) }

const storesWith = (read: Stores['reader']['read']): Stores => ({
  files: { receive: async () => ({ size: 1, sha256: '', path: '' }) as never, keep: async () => undefined },
  reader: { read },
})

test('leaves a file that was not read on a busy machine for later', async () => {
  const read = await readFiles(
    storesWith(() => Promise.reject(new ReadingInterrupted('The machine was too busy.'))),
    world,
    now,
  )
  expect(read.map(({ file, reading }) => ({ file, reading }))).toEqual(
    world.files.map((file) => ({ file, reading: null })),
  )
})

test('loads no world when the server stops during the reading', async () => {
  const stopping = storesWith(() => Promise.reject(new ReaderClosed()))
  await expect(readFiles(stopping, world, now)).rejects.toThrow('closed')
})
