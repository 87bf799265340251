import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { s3Server } from '../testing/s3-server.ts'
import { openFiles } from './files.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 'files-'))
  folders.push(folder)
  return folder
}
const s3 = await s3Server()
afterAll(async () => {
  await s3.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function* chunks(count: number, size = 1000) {
  for (let i = 0; i < count; i += 1) yield new Uint8Array(size).fill(i)
}

test.each([null, s3.settings])('an unwritable data folder ends the start with a message', async (settings) => {
  // Root can write into any folder, so a file takes the place of the folder.
  const dataDir = join(await newFolder(), 'a-file')
  await writeFile(dataDir, '')
  const opened = openFiles({ dataDir, s3: settings })
  await expect(opened).rejects.toThrow(StartProblem)
  await expect(opened).rejects.toThrow(/ENOTDIR: not a directory, .*a-file.*\n.*DATA_DIR/)
})

describe.each([
  ['in a folder', null],
  ['in a bucket', s3.settings],
] as const)('files stored %s', (_where, settings) => {
  const openAnew = async () => {
    const dataDir = await newFolder()
    return { dataDir, files: await openFiles({ dataDir, s3: settings }) }
  }

  test('reads and streams a stored file byte for byte', async () => {
    const { files } = await openAnew()
    const id = randomUUID()
    const incoming = await files.receive(chunks(3), 3000)
    expect(incoming).toMatchObject({ size: 3000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })

    await files.keep(incoming!, id)

    const bytes = Buffer.concat([Buffer.alloc(1000, 0), Buffer.alloc(1000, 1), Buffer.alloc(1000, 2)])
    expect(bytes.equals(await files.read(id))).toBe(true)
    expect(bytes.equals(await buffer(await files.open(id)))).toBe(true)
  })

  test('lists a stored file with its time until it is removed', async () => {
    const { files } = await openAnew()
    const id = randomUUID()
    await files.keep((await files.receive(chunks(1), 5000))!, id)
    expect(await allIds(files)).toContain(id)
    expect(Math.abs((await files.keptAt(id))!.getTime() - Date.now())).toBeLessThan(10_000)

    await files.remove(id)
    await files.remove(id)

    expect(await allIds(files)).not.toContain(id)
    expect(await files.keptAt(id)).toBeNull()
    await expect(files.read(id)).rejects.toThrow()
    await expect(files.open(id)).rejects.toThrow()
  })

  test('leaves no temporary file after storing, discarding or exceeding the limit', async () => {
    const { dataDir, files } = await openAnew()
    await files.keep((await files.receive(chunks(2), 2000))!, randomUUID())
    await files.discard((await files.receive(chunks(2), 2000))!)
    expect(await files.receive(chunks(3), 2999)).toBeNull()
    await expect(files.receive(brokenOff(), 9000)).rejects.toThrow('line cut')
    expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([])
  })
})

test('stops reading a stream that exceeds the limit', async () => {
  const files = await openFiles({ dataDir: await newFolder(), s3: null })
  let given = 0
  async function* endless() {
    for (;;) {
      given += 1
      yield new Uint8Array(1000)
    }
  }
  expect(await files.receive(endless(), 10_000)).toBeNull()
  expect(given).toBe(11)
})

test('a sweep removes abandoned temporary files', async () => {
  const dataDir = await newFolder()
  const files = await openFiles({ dataDir, s3: null })
  const old = await files.receive(chunks(1), 5000)
  const young = await files.receive(chunks(1), 5000)
  await utimes(old!.path, new Date(0), new Date(0))

  await files.sweep(new Date(Date.now() - 60_000))

  expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([young!.path.split('/').at(-1)])
})

async function* brokenOff() {
  yield new Uint8Array(10)
  throw new Error('line cut')
}

async function allIds(files: Awaited<ReturnType<typeof openFiles>>) {
  const ids: string[] = []
  for await (const page of files.pagesOfIds()) ids.push(...page)
  return ids
}
