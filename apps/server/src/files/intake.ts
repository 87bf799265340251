import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreAway } from './store-away.ts'

/** A completely received file that is not stored yet. */
export type Incoming = { path: string; size: number; sha256: string; bytes: () => Promise<Uint8Array> }

export type Intake = {
  /** Writes a stream to a temporary file. Returns null and removes the file when it exceeds `limit` bytes. */
  receive: (source: AsyncIterable<Uint8Array>, limit: number) => Promise<Incoming | null>
  /** Removes the temporary file, if it still exists. */
  discard: (file: Incoming) => Promise<void>
  /** Removes temporary files unchanged since `before`, left by a crash. */
  sweep: (before: Date) => Promise<void>
}

/** Uploads are written to this folder first, so that memory holds one chunk each and a crash leaves no partial file. */
export async function openIntake(folder: string): Promise<Intake> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
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
    // On an unwritable folder this can fail too; the first error is the reason.
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

/** A full disk or an unwritable folder: a temporary fault of the server. */
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
