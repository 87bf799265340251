import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findPackage, type Package, prepareBinaries } from './binaries.ts'
import { unprivilegedUser } from './system-user.ts'
import { temporaryFolder } from './testing/programs.ts'

test('creates missing links of libraries and uses the programs in place', async () => {
  const folder = await temporaryFolder()
  const bare = await packageWithoutLinks(join(folder, 'package'))

  const { postgres, major } = await prepareBinaries(bare, await unprivilegedUser(), join(folder, 'copies'))

  expect(postgres).toBe(join(bare.native, 'bin/postgres'))
  expect(await run(postgres)).toContain(`PostgreSQL) ${major}.`)
})

test('copies programs once when they cannot be used in place', async () => {
  const folder = await temporaryFolder()
  const bare = await packageWithoutLinks(join(folder, 'package'))
  // The database user of root cannot enter this folder; an ordinary user can, but cannot create the links.
  await chmod(join(folder, 'package'), 0o700)
  await chmod(join(bare.native, 'lib'), 0o555)
  onTestFinished(() => chmod(join(bare.native, 'lib'), 0o755))
  const copies = join(folder, 'copies')

  const { postgres } = await prepareBinaries(bare, await unprivilegedUser(), copies)
  await prepareBinaries(bare, await unprivilegedUser(), copies)

  expect(postgres).toContain(copies)
  expect(await run(postgres)).toContain('(PostgreSQL)')
  expect(await readdir(copies)).toHaveLength(1)
})

async function packageWithoutLinks(folder: string): Promise<Package> {
  const { native, version } = await findPackage()
  await mkdir(folder, { mode: 0o755 })
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const links: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  expect(links.length).toBeGreaterThan(0)
  for (const { target } of links) await rm(join(folder, target))
  return { native: join(folder, 'native'), version }
}

async function run(program: string): Promise<string> {
  const user = await unprivilegedUser()
  return (await promisify(execFile)(program, ['--version'], { ...user, cwd: '/' })).stdout
}
