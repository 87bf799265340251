import { execFile } from 'node:child_process'
import { chmod, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { makeRunFolder } from '../../../apps/server/src/testing/run-folder.ts'

const run = promisify(execFile)

/** A folder for one run; with `megabytes` a disk of that size in memory, which root may make. */
export async function openFolder(name: string, megabytes: number | null) {
  const folder = await makeRunFolder(name)
  // Where root runs this, PostgreSQL's user has to pass.
  await chmod(folder, 0o711)
  if (megabytes !== null) await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder])
  return {
    folder,
    async remove() {
      if (megabytes !== null) await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}
