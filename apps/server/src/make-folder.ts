import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those around it that are missing, with these rights; does nothing where it is there. Throws what
 * the file system says. (`mkdir` with `recursive` asks for ever where the system makes no folder and says ENOENT, as
 * below /proc: Node 24.21.)
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await makeOne(folder, mode)
  } catch (error) {
    const isMissingAbove = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder
    if (!isMissingAbove) throw error
    await makeFolder(dirname(folder), mode)
    await makeOne(folder, mode)
  }
}

async function makeOne(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(folder)).isDirectory()
    if (!isThere) throw error
  }
}
