import { chmod, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copiesOfCluster, runProgram, startIn, temporaryFolder } from './testing/programs.ts'

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

test('removes the incomplete database when a file grows too large', async () => {
  const folder = await temporaryFolder()
  const program = runProgram(folder, 'ulimit -f 4000')

  expect(await program.ended).toBe(1)

  expect(program.reports[0]?.error).toMatch(/could not be made\. PostgreSQL said:\n.*File too large/s)
  expect(await readdir(folder)).toEqual(['password'])
  await (await startIn(folder)).stop()
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
