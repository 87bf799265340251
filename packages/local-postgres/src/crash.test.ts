import { spawn } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from './process-state.ts'
import {
  copiesOfCluster,
  kill,
  killGroup,
  processesIn,
  query,
  runProgram,
  startIn,
  temporaryFolder,
} from './testing/programs.ts'

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
const poll = { timeout: 30_000 }

const copyOfCluster = await copiesOfCluster()

test('stops PostgreSQL when the program exits without stop', async () => {
  const folder = await copyOfCluster()
  const program = runProgram(folder)
  await program.ready()

  program.child.kill('SIGUSR2')

  expect(await program.ended).toBe(7)
  await expect.poll(() => processesIn(folder), poll).toEqual([])
})

test('adopts the server of a killed program with every row, and stops it', async () => {
  const folder = await copyOfCluster()
  const program = runProgram(folder)
  const before = await program.ready()
  await query(before.url, 'create table kept as select generate_series(1, 1000) as n')
  await killGroup(program.child.pid ?? 0)

  const after = await startIn(folder)

  expect(after).toMatchObject({ adopted: true, pid: before.postmaster, connectionString: before.url })
  expect((await query(after.connectionString, 'select count(*)::int as rows from kept')).rows).toEqual([{ rows: 1000 }])
  await after.stop()
  expect(await processesIn(folder)).toEqual([])
  expect(await readdir(join(folder, 'cluster'))).not.toContain('postmaster.pid')
})

test('keeps acknowledged rows when everything is killed at once', async () => {
  const folder = await copyOfCluster()
  for (let round = 1; round <= 3; round++) {
    const program = runProgram(folder)
    const { url } = await program.ready()
    await query(url, 'create table if not exists kept (n int)')
    await query(url, `insert into kept values (${round})`)
    await kill(program.child.pid ?? 0, ...(await processesIn(folder)))
  }
  const { connectionString: url } = await startIn(folder)
  expect((await query(url, 'select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('ends a busy backend whose postmaster was killed, and starts', async () => {
  const folder = await copyOfCluster()
  const program = runProgram(folder)
  const { url, postmaster } = await program.ready()
  const endless = query(url, 'select count(*) from generate_series(1, 100000000000)').catch(() => 'cut')
  await expect.poll(async () => (await query(url, busy)).rows, poll).toEqual([{ busy: 1 }])
  await kill(program.child.pid ?? 0, postmaster)

  const database = await startIn(folder)

  expect(database.adopted).toBe(false)
  expect(await endless).toBe('cut')
})

const busy =
  "select count(*)::int as busy from pg_stat_activity where query like 'select count%series%' and pid <> pg_backend_pid()"

test('starts after a first start was killed at any moment', async () => {
  const folder = await temporaryFolder()
  for (const delay of [150, 400]) {
    const path = join(folder, String(delay))
    const program = runProgram(path)
    await sleep(delay)
    await kill(program.child.pid ?? 0)

    const database = await startIn(path)
    expect((await query(database.connectionString, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.stop()
    await expect.poll(() => processesIn(path), poll).toEqual([])
    await (await startIn(path)).stop()
    expect((await readdir(path)).sort()).toEqual(['cluster', 'password', 'postgres.log', 'postgres.log.1'])
  }
})

test('lets exactly one of many programs take over the lock of a killed one', async () => {
  const folder = await copyOfCluster()
  const killed = runProgram(folder)
  await killed.ready()
  await kill(killed.child.pid ?? 0)

  const rivals = Array.from({ length: 6 }, () => runProgram(folder))

  await expect.poll(() => rivals.filter((rival) => rival.reports.length > 0).length, poll).toBe(6)
  expect(rivals.filter((rival) => rival.reports[0]?.url)).toHaveLength(1)
})

test('starts when another program has the process id of its file', async () => {
  const folder = await copyOfCluster()
  const otherProgram = await unrelatedProcess()
  await writeFile(
    join(folder, 'cluster', 'postmaster.pid'),
    `${otherProgram}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n\nready\n`,
  )

  const database = await startIn(folder)

  expect(database.adopted).toBe(false)
  expect(isAlive(otherProgram)).toBe(true)
})

test('restarts a killed server at the same address', async () => {
  const folder = await copyOfCluster()
  const log: string[] = []
  const database = await startIn(folder, log)
  const { pid } = database

  await kill(pid)

  await expect.poll(() => query(database.connectionString, 'select 1 as one').catch(() => null), poll).not.toBeNull()
  await expect.poll(() => database.pid, poll).not.toBe(pid)
  expect(log[0]).toBe('PostgreSQL stopped unexpectedly. Restarting it.')
})

async function unrelatedProcess(): Promise<number> {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  await new Promise((resolve) => child.once('spawn', resolve))
  return child.pid ?? 0
}
