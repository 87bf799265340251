import { lstat, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isAlive } from './process-state.ts'
import {
  copiesOfCluster,
  isRoot,
  processesIn,
  query,
  runProgram,
  startIn,
  temporaryFolder,
} from './testing/programs.ts'

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const copyOfCluster = await copiesOfCluster()

test('keeps the data from one start to the next, with durable and closed settings', async () => {
  const folder = await copyOfCluster()
  const first = await startIn(folder)
  await query(first.connectionString, "create table kept (word text); insert into kept values ('übersicht')")
  await first.stop()

  const second = await startIn(folder)

  expect((await query(second.connectionString, 'select upper(word) as word from kept')).rows).toEqual([
    { word: 'ÜBERSICHT' },
  ])
  const settings = `select current_setting('fsync') as fsync, current_setting('autovacuum') as autovacuum,
    current_setting('server_encoding') as encoding, current_setting('listen_addresses') as address,
    current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as secret`
  expect((await query(second.connectionString, settings)).rows).toEqual([
    { fsync: 'on', autovacuum: 'on', encoding: 'UTF8', address: '127.0.0.1', sockets: '', secret: 'scram-sha-256' },
  ])
  expect(second.adopted).toBe(false)
})

test('requires the password, which only its owner can read', async () => {
  const folder = await copyOfCluster()
  const { connectionString: url } = await startIn(folder)

  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication failed/)
  expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700)
})

test('keeps values of statements out of the log', async () => {
  const folder = await copyOfCluster()
  const { connectionString: url } = await startIn(folder)
  await query(url, 'create table people (mail text unique)')
  const twice = "insert into people values ('asha@example.test'), ('asha@example.test')"

  await expect(query(url, twice)).rejects.toThrow(/duplicate key/)

  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).not.toContain('asha@example.test')
})

test.each(['SIGTERM', 'SIGINT'] as const)('leaves nothing but the data after %s', async (signal) => {
  const folder = await copyOfCluster()
  const program = runProgram(folder)
  const { postmaster } = await program.ready()

  program.child.kill(signal)

  expect(await program.ended).toBe(0)
  expect(isAlive(postmaster)).toBe(false)
  expect(await processesIn(folder)).toEqual([])
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'password', 'postgres.log', 'postgres.log.1'])
  expect(await readdir(join(folder, 'cluster'))).not.toContain('postmaster.pid')
})

test('rejects a second program with the process id of the first, which keeps running', async () => {
  const folder = await copyOfCluster()
  const first = runProgram(folder)
  const { url } = await first.ready()

  const second = runProgram(folder)

  expect(await second.ended).toBe(1)
  expect(second.reports[0]?.error).toContain(`in use by process ${first.child.pid}`)
  await expect(startIn(folder)).rejects.toThrow(/already running/)
  expect((await query(url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('opens a closed folder that holds only the data folder', async () => {
  const closed = join(await temporaryFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  await mkdir(join(closed, 'data'))
  await startIn(join(closed, 'data', 'database'))
  expect((await lstat(join(closed, 'data', 'database', 'cluster'))).isDirectory()).toBe(true)
})

test('keeps the data outside a folder that its user cannot enter', async () => {
  const closed = join(await temporaryFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  await writeFile(join(closed, 'secret'), '')
  const folder = join(closed, 'database')
  const log: string[] = []
  const first = await startIn(folder, log)
  await query(first.connectionString, 'create table kept (n int)')
  await first.stop()
  await (await startIn(folder, log)).stop()

  // Only root runs PostgreSQL as another user.
  expect((await stat(closed)).mode & 0o777).toBe(0o700)
  const isLink = (await lstat(join(folder, 'cluster'))).isSymbolicLink()
  expect(isLink).toBe(isRoot)
  expect(log).toEqual(isRoot ? [expect.stringContaining('the database is kept in /var/lib/trial/database-')] : [])
  if (isLink) await rm(dirname(await readlink(join(folder, 'cluster'))), { recursive: true })
})
