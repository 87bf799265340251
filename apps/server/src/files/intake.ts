import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { StoreAway } from './store-away.ts'

/** A file that has arrived whole and is not yet kept. */
export type Incoming = { path: string; size: number; sha256: string; bytes: () => Promise<Uint8Array> }

export type Intake = {
  /** Takes in a stream as a temporary file. Null, and nothing left behind, when it has more than `limit` bytes. */
  receive: (source: AsyncIterable<Uint8Array>, limit: number) => Promise<Incoming | null>
  /** Removes what was received, if it is still there. */
  discard: (file: Incoming) => Promise<void>
  /** Removes temporary files that nobody has written to since `before`: what a crash left behind. */
  sweep: (before: Date) => Promise<void>
}

/** Uploads go to this folder first, so that memory holds one chunk of each and a crash leaves nothing half written. */
export async function openIntake(folder: string): Promise<Intake> {
  await makeFolder(folder, 0o700)
  return {
    receive: (source, limit) => receive(join(folder, randomUUID()), source, limit),
    discard: (file) => rm(file.path, { force: true }),
    sweep: (before) => sweep(folder, before),
  }
}

async function receive(path: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<Incoming | null> {
  try {
    const file = await write(path, source, limit)
    if (!file) await rm(path, { force: true })
    return file
  } catch (error) {
    // Where nothing can be written it may fail too; the reason is the first failure.
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

async function write(path: string, source: AsyncIterable<Uint8Array>, limit: number): Promise<Incoming | null> {
  const hash = createHash('sha256')
  let size = 0
  await using file = await open(path, 'wx', 0o600).catch(away)
  for await (const chunk of source) {
    size += chunk.length
    if (size > limit) return null
    hash.update(chunk)
    await file.writeFile(chunk).catch(away)
  }
  return { path, size, sha256: hash.digest('hex'), bytes: () => readFile(path) }
}

/** A full disk or a folder that may not be written: not the fault of who sends, and it passes. */
function away(error: unknown): never {
  throw new StoreAway(error)
}

async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: before }))
    if (mtime < before) await rm(path, { force: true })
  }
}
