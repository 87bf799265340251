import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isId } from '../http/contract/ids.ts'
import { NoSuchFile, type Store } from './store.ts'
import { StoreAway } from './store-away.ts'

/** A store in a local folder, with 256 subfolders by the first two letters of the id. */
export async function openLocalStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id)
  return {
    keep: ({ path }, id) =>
      moveDurably(path, pathOf(id)).catch((error: unknown) => {
        throw new StoreAway(error)
      }),
    read: (id) => readFile(pathOf(id)).catch(fail),
    async open(id) {
      const file = await open(pathOf(id)).catch(fail)
      return createReadStream('', { fd: file })
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *pagesOfIds() {
      for (const name of await readdir(folder)) {
        if (/^[0-9a-f]{2}$/.test(name)) yield (await readdir(join(folder, name))).filter(isId)
      }
    },
    async keptAt(id) {
      const found = await stat(pathOf(id)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? null : fail(error),
      )
      return found?.mtime ?? null
    },
  }
}

function fail(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new NoSuchFile(error) : new StoreAway(error)
}

/** Flushes the bytes, renames the file into place, then flushes the folder. */
async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to)
  const isNew = await mkdir(folder, { recursive: true, mode: 0o700 })
  await sync(from)
  await rename(from, to)
  await sync(folder)
  if (isNew !== undefined) await sync(dirname(folder))
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path)
  await handle.sync()
}
