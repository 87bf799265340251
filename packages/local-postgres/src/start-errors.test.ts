import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkAccess } from './check-access.ts'
import { openCluster } from './cluster.ts'
import { copiesOfCluster, isRoot, runProgram, startIn, temporaryFolder } from './testing/programs.ts'

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const copyOfCluster = await copiesOfCluster()

test('rejects a link to missing data', async () => {
  const folder = await copyOfCluster()
  await rm(join(folder, 'cluster'), { recursive: true })
  await symlink('/nowhere/database-x/cluster', join(folder, 'cluster'))

  await expect(startIn(folder)).rejects.toThrow(/no longer exists/)
})

test('names a folder that cannot be written, with the reason', async () => {
  await expect(startIn('/sys/fledge')).rejects.toThrow(
    /^The database folder \/sys\/fledge cannot be used \(E(PERM|ROFS|ACCES).+\)\.$/s,
  )
})

test.runIf(process.platform === 'linux')('names a folder that the system does not create', async () => {
  await expect(startIn('/proc/fledge/data')).rejects.toThrow(
    /^The database folder \/proc\/fledge\/data cannot be used \(ENOENT: no such file or directory/,
  )
})

test('rejects a cluster that its owner may not write, with the command that repairs it', async () => {
  const folder = await copyOfCluster()
  const cluster = join(folder, 'cluster')
  await chmod(cluster, 0o500)

  await expect(startIn(folder)).rejects.toThrow(
    `The database in ${cluster} cannot be used: its owner may not read and write it.\n` +
      `Repair it with: chmod -R u+rwX,go-rwx ${cluster}`,
  )

  await chmod(cluster, 0o700)
  await (await startIn(folder)).stop()
})

test('explains how to repair a file that PostgreSQL may not read', async () => {
  const folder = await copyOfCluster()
  await chmod(join(folder, 'cluster', 'global', 'pg_control'), 0o000)

  await expect(startIn(folder)).rejects.toThrow(/Permission denied.+Its files have to belong to the owner of/s)
})

test.runIf(isRoot)('names the closed folder above a cluster', async () => {
  const folder = await temporaryFolder()
  const home = join(folder, 'data', 'database')
  await mkdir(join(folder, 'data'))
  await (await startIn(home)).stop()
  await chmod(join(folder, 'data'), 0o700)

  await expect(startIn(home)).rejects.toThrow(`${join(folder, 'data')} is closed to user`)

  await chmod(join(folder, 'data'), 0o711)
  await (await startIn(home)).stop()
})

test('rejects the cluster of another user with both user ids', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'cluster'), { mode: 0o700 })
  const { uid } = await stat(join(folder, 'cluster'))

  await expect(checkAccess(join(folder, 'cluster'), { uid: uid + 1, gid: uid + 1 })).rejects.toThrow(
    new RegExp(`belongs to user ${uid}, and PostgreSQL runs as user ${uid + 1}.*\\n.*chown -R ${uid + 1} `),
  )
})

test('removes the incomplete database when a file grows too large', async () => {
  const folder = await temporaryFolder()
  const program = runProgram(folder, 'ulimit -f 4000')

  expect(await program.ended).toBe(1)

  expect(program.reports[0]?.error).toMatch(/could not be made\. PostgreSQL said:\n.*File too large/s)
  expect(await readdir(folder)).toEqual(['password'])
  await (await startIn(folder)).stop()
})

test('rejects a new database on a disk without enough space', async () => {
  const folder = await temporaryFolder()
  const directory = { home: folder, copies: folder, user: null }
  const binaries = { initdb: '/nowhere', postgres: '/nowhere', major: '18' }
  const login = { name: 'trial', password: 'secret' }

  const opened = openCluster(directory, binaries, login, Number.MAX_SAFE_INTEGER)

  await expect(opened).rejects.toThrow(/A new database needs 9007199254 MB, and the disk of .* has \d+ MB left\.\nFree/)
  expect(await readdir(folder)).toEqual([])
})

test('rejects the cluster of another PostgreSQL version and leaves it unchanged', async () => {
  const folder = await copyOfCluster()
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n')

  await expect(startIn(folder)).rejects.toThrow(/made by PostgreSQL 17/)

  expect(await readdir(join(folder, 'cluster'))).toContain('base')
})

test('reports why PostgreSQL did not start', async () => {
  const folder = await copyOfCluster()
  await chmod(join(folder, 'cluster'), 0o777)

  await expect(startIn(folder)).rejects.toThrow(/did not start .+invalid permissions/s)
})
