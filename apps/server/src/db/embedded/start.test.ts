import { spawn } from 'node:child_process'
import { chmod, lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refuseWithoutAccess } from './access.ts'
import { openCluster } from './cluster.ts'
import { identifyProcess } from './process-identity.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
import { isRoot, kill, killGroup, processesIn, query, runProgram, trialFolder } from './testing/trial.ts'

// Real processes on a machine that may have a lot to do.
vi.setConfig({ testTimeout: 90_000 })
const patient = { timeout: 30_000 }

test('a first start makes a safe database and a second one finds the data again', async () => {
  const folder = await trialFolder()
  const first = await start(folder)
  await query(first.url, "create table kept (word text); insert into kept values ('Übersicht')")
  await first.stop()

  const second = await start(folder)

  expect((await query(second.url, 'select upper(word) as word from kept')).rows).toEqual([{ word: 'ÜBERSICHT' }])
  const settings = `select current_setting('fsync') as fsync, current_setting('autovacuum') as autovacuum,
    current_setting('server_encoding') as encoding, current_setting('listen_addresses') as address,
    current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as secret`
  expect((await query(second.url, settings)).rows).toEqual([
    { fsync: 'on', autovacuum: 'on', encoding: 'UTF8', address: '127.0.0.1', sockets: '', secret: 'scram-sha-256' },
  ])
  expect(second.adopted).toBe(false)
})

test('nobody enters without the password, and only its owner can read the password', async () => {
  const folder = await trialFolder()
  const { url } = await start(folder)

  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication failed/)
  expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700)
})

test('what people enter does not get into the log of the database', async () => {
  const folder = await trialFolder()
  const { url } = await start(folder)
  await query(url, 'create table people (mail text unique)')
  const twice = "insert into people values ('asha@example.test'), ('asha@example.test')"

  await expect(query(url, twice)).rejects.toThrow(/duplicate key/)

  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).not.toContain('asha@example.test')
})

test('it starts twenty times in a row', async () => {
  const folder = await trialFolder()
  for (let round = 1; round <= 20; round++) {
    const database = await start(folder)
    expect((await query(database.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.stop()
  }
  expect(await processesIn(folder)).toEqual([])
})

test.each(['SIGTERM', 'SIGINT'] as const)('after %s nothing is left but the data', async (signal) => {
  const folder = await trialFolder()
  const program = runProgram(folder)
  const { postmaster } = await program.ready()

  program.child.kill(signal)

  expect(await program.ended).toBe(0)
  expect(identifyProcess(postmaster)).toBeNull()
  expect(await processesIn(folder)).toEqual([])
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'password', 'postgres.log'])
  expect(await readdir(join(folder, 'cluster'))).not.toContain('postmaster.pid')
})

test('when the program ends by an error, the database ends by itself', async () => {
  const folder = await trialFolder()
  const program = runProgram(folder)
  await program.ready()

  program.child.kill('SIGUSR2')

  expect(await program.ended).toBe(7)
  await expect.poll(() => processesIn(folder), patient).toEqual([])
  expect(await readdir(folder)).not.toContain('owner.lock')
})

test('a database that outlived its killed program is adopted, with every row, and really stops at the next stop', async () => {
  const folder = await trialFolder()
  const program = runProgram(folder)
  const before = await program.ready()
  await query(before.url, 'create table kept as select generate_series(1, 1000) as n')
  await killGroup(program.child.pid ?? 0)

  const after = await start(folder)

  expect(after).toMatchObject({ adopted: true, pid: before.postmaster, url: before.url })
  expect((await query(after.url, 'select count(*)::int as rows from kept')).rows).toEqual([{ rows: 1000 }])
  await after.stop()
  expect(await processesIn(folder)).toEqual([])
  expect(await readdir(join(folder, 'cluster'))).not.toContain('postmaster.pid')
})

test('after everything was killed at once, what was acknowledged is there again', async () => {
  const folder = await trialFolder()
  for (let round = 1; round <= 3; round++) {
    const program = runProgram(folder)
    const { url } = await program.ready()
    await query(url, 'create table if not exists kept (n int)')
    await query(url, `insert into kept values (${round})`)
    await kill(program.child.pid ?? 0, ...(await processesIn(folder)))
  }
  const { url } = await start(folder)
  expect((await query(url, 'select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('a connection that works on after its server was killed does not keep the next start out', async () => {
  const folder = await trialFolder()
  const program = runProgram(folder)
  const { url, postmaster } = await program.ready()
  const endless = query(url, 'select count(*) from generate_series(1, 100000000000)').catch(() => 'cut')
  await expect.poll(async () => (await query(url, busy)).rows, patient).toEqual([{ busy: 1 }])
  await kill(program.child.pid ?? 0, postmaster)

  const database = await start(folder)

  expect(database.adopted).toBe(false)
  expect(await endless).toBe('cut')
})

const busy =
  "select count(*)::int as busy from pg_stat_activity where query like 'select count%series%' and pid <> pg_backend_pid()"

test('a first start that is killed at any moment leaves nothing that the next one stumbles over', async () => {
  const folder = await trialFolder()
  for (const delay of [150, 250, 350, 500]) {
    const place = join(folder, String(delay))
    const program = runProgram(place)
    await sleep(delay)
    await kill(program.child.pid ?? 0)

    const database = await start(place)
    expect((await query(database.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.stop()
    await expect.poll(() => processesIn(place), patient).toEqual([])
    await (await start(place)).stop()
    expect((await readdir(place)).sort()).toEqual(['cluster', 'password', 'postgres.log'])
  }
})

test('a second program on the folder is refused with the number of the first, which goes on', async () => {
  const folder = await trialFolder()
  const first = runProgram(folder)
  const { url } = await first.ready()

  const second = runProgram(folder)

  expect(await second.ended).toBe(1)
  expect(second.told[0]?.error).toContain(`in use by process ${first.child.pid}`)
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/already running/)
  expect((await query(url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('of many programs that find the lock of a killed one, exactly one takes over', async () => {
  const folder = await trialFolder()
  const killed = runProgram(folder)
  await killed.ready()
  await kill(killed.child.pid ?? 0)

  const rivals = Array.from({ length: 6 }, () => runProgram(folder))

  await expect.poll(() => rivals.filter((rival) => rival.told.length > 0).length, patient).toBe(6)
  expect(rivals.filter((rival) => rival.told[0]?.url)).toHaveLength(1)
})

test('process ids that other programs use by now lock nobody out', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  const stranger = await unrelatedProcess()
  await writeFile(join(folder, 'owner.lock'), JSON.stringify({ pid: stranger, started: 'long ago', token: 'x' }))
  await writeFile(
    join(folder, 'cluster', 'postmaster.pid'),
    `${stranger}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n\nready\n`,
  )

  const database = await start(folder)

  expect(database.adopted).toBe(false)
  expect(identifyProcess(stranger)).not.toBeNull()
})

test('a server that is killed under the running program is started again at the same address', async () => {
  const folder = await trialFolder()
  const log: string[] = []
  const database = await start(folder, log)
  const { pid } = database

  await kill(pid)

  await expect.poll(() => query(database.url, 'select 1 as one').catch(() => null), patient).not.toBeNull()
  await expect.poll(() => database.pid, patient).not.toBe(pid)
  expect(log[0]).toBe('PostgreSQL stopped unexpectedly. Restarting it.')
})

test('a data folder alone in a closed folder is served where it is', async () => {
  const closed = join(await trialFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  await start(join(closed, 'data', 'database'))
  expect((await lstat(join(closed, 'data', 'database', 'cluster'))).isDirectory()).toBe(true)
})

test('a project in a folder that only its owner can enter is served all the same', async () => {
  const closed = join(await trialFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  await writeFile(join(closed, 'secret'), '')
  const folder = join(closed, 'database')
  const log: string[] = []
  const first = await start(folder, log)
  await query(first.url, 'create table kept (n int)')
  await first.stop()
  await (await start(folder, log)).stop()

  // Only root hands PostgreSQL to another user, who cannot pass.
  expect((await stat(closed)).mode & 0o777).toBe(0o700)
  const isLink = (await lstat(join(folder, 'cluster'))).isSymbolicLink()
  expect(isLink).toBe(isRoot)
  expect(log).toEqual(isRoot ? [expect.stringContaining('the database is kept in /var/lib/fledge/database-')] : [])
  if (isLink) await rm(dirname(await readlink(join(folder, 'cluster'))), { recursive: true })
})

test('a link to data that is gone is not taken for an empty database', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  await rm(join(folder, 'cluster'), { recursive: true })
  await symlink('/nowhere/database-x/cluster', join(folder, 'cluster'))

  await expect(start(folder)).rejects.toThrow(/no longer exists/)
})

test('a folder that cannot be written is named with the reason', async () => {
  await expect(start('/sys/fledge')).rejects.toThrow(
    /^The database folder \/sys\/fledge cannot be used: .+\(E(PERM|ROFS|ACCES).+DATA_DIR/s,
  )
})

test.runIf(process.platform === 'linux')('a folder that the system does not let anybody make is named', async () => {
  await expect(start('/proc/fledge/data')).rejects.toThrow(
    /^The database folder \/proc\/fledge\/data cannot be used: the folder does not exist and cannot be made.+DATA_DIR/s,
  )
})

test('a cluster that its owner may not write is refused in words, with what mends it', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  const cluster = join(folder, 'cluster')
  await chmod(cluster, 0o500)

  await expect(start(folder)).rejects.toThrow(
    `The database in ${cluster} cannot be used: its owner may not read and write it.\n` +
      `Fix this (chmod -R u+rwX,go-rwx ${cluster}), or set DATA_DIR to another folder.`,
  )

  await chmod(cluster, 0o700)
  await (await start(folder)).stop()
})

test('a file in the cluster that PostgreSQL may not read comes with what mends it', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  await chmod(join(folder, 'cluster', 'global', 'pg_control'), 0o000)

  await expect(start(folder)).rejects.toThrow(/Permission denied.+Its files have to belong to the owner of/s)
})

test.runIf(isRoot)(
  'a cluster behind a folder that is closed to its user is refused by the name of that folder',
  async () => {
    const folder = await trialFolder()
    const home = join(folder, 'data', 'database')
    await (await start(home)).stop()
    await chmod(join(folder, 'data'), 0o700)

    await expect(start(home)).rejects.toThrow(`${join(folder, 'data')} is closed to user`)

    await chmod(join(folder, 'data'), 0o711)
    await (await start(home)).stop()
  },
)

test('a cluster of another user is refused by both their numbers', async () => {
  const folder = await trialFolder()
  await mkdir(join(folder, 'cluster'), { mode: 0o700 })
  const { uid } = await stat(join(folder, 'cluster'))

  await expect(refuseWithoutAccess(join(folder, 'cluster'), { uid: uid + 1, gid: uid + 1 })).rejects.toThrow(
    new RegExp(`belongs to user ${uid}, and PostgreSQL runs as user ${uid + 1}.*\\n.*chown -R ${uid + 1} `),
  )
})

test('a disk that takes no more is named, and the half-made database is removed', async () => {
  const folder = await trialFolder()
  const program = runProgram(folder, 'ulimit -f 4000')

  expect(await program.ended).toBe(1)

  expect(program.told[0]?.error).toMatch(/could not be made\. PostgreSQL said:\n.*File too large/s)
  expect(await readdir(folder)).toEqual(['password'])
  await (await start(folder)).stop()
})

test('a new database is refused in words on a disk without the room for it, before anything is made', async () => {
  const folder = await trialFolder()
  const place = { home: folder, copies: folder, user: null }
  const none = { initdb: '/nowhere', postgres: '/nowhere', major: '18' }

  const opened = openCluster(place, none, 'secret', Number.MAX_SAFE_INTEGER)

  await expect(opened).rejects.toThrow(/A new database needs 9007199254 MB, and the disk of .* has \d+ MB left\.\nFree/)
  expect(await readdir(folder)).toEqual([])
})

test('a cluster of another PostgreSQL version is refused and left as it is', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n')

  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 17/)

  expect(await readdir(join(folder, 'cluster'))).toContain('base')
  expect(await readdir(folder)).not.toContain('owner.lock')
})

test('what PostgreSQL says when it cannot start is passed on', async () => {
  const folder = await trialFolder()
  await (await start(folder)).stop()
  await chmod(join(folder, 'cluster'), 0o777)

  await expect(start(folder)).rejects.toThrow(/did not start .+invalid permissions/s)
})

async function start(folder: string, log: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ folder, log: (line) => log.push(line) })
  onTestFinished(() => database.stop())
  return database
}

async function unrelatedProcess(): Promise<number> {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  await new Promise((resolve) => child.once('spawn', resolve))
  return child.pid ?? 0
}
