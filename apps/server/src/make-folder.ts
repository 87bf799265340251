import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents with this mode; does nothing if it exists. Throws the error of the file
 * system. `mkdir` with `recursive` never ends below /proc, where the system reports ENOENT for existing parents.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await createOne(folder, mode)
  } catch (error) {
    const isParentMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder
    if (!isParentMissing) throw error
    await makeFolder(dirname(folder), mode)
    await createOne(folder, mode)
  }
}

async function createOne(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(folder)).isDirectory()
    if (!exists) throw error
  }
}
