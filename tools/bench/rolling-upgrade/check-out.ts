import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../../..', import.meta.url).pathname

/** The sources of a commit in a folder of their own, on the libraries of this clone, and a folder for its data. */
export async function checkOut(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-upgrade-'))
  const archive = execFileSync('git', ['archive', commit, 'apps/server', 'packages'], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  linkLibraries(folder)
  return {
    folder,
    dataDir: join(folder, 'data'),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
  }
}

/** Every library is linked; our own packages are those of the commit. */
function linkLibraries(folder: string) {
  const [theirs, ours] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(ours, '@fledge'), { recursive: true })
  for (const name of readdirSync(theirs)) if (name !== '@fledge') symlinkSync(join(theirs, name), join(ours, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(ours, '@fledge', name))
}
