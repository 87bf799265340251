import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type LocalPostgres, start } from '@fledge/local-postgres'
import { signalProcess } from '@fledge/local-postgres/process-state'
import { withClient } from '../../../apps/server/src/db/with-client.ts'
import { databaseProcesses } from '../processes.ts'

const name = 'fledge'

/**
 * A database that several server processes share, at an address that stays when it moves, as behind HAProxy or
 * PgBouncer. With `standby` a second PostgreSQL follows it synchronously, and `lose` kills the first for good and
 * promotes the second.
 */
export async function openSharedDatabase(parent: string, withStandby: boolean) {
  let folder = join(parent, 'shared')
  let server = await start({ folder, name })
  let standby = withStandby ? await startStandby(server, folder, join(parent, 'standby')) : null
  const relay = createServer((client) => {
    const onward = connect(Number(new URL(server.connectionString).port), '127.0.0.1')
    client.pipe(onward).pipe(client)
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = new URL(server.connectionString)
  address.port = String((relay.address() as AddressInfo).port)

  return {
    connectionString: address.href,
    folder: () => folder,
    hasStandby: () => standby !== null,
    async lose() {
      const stopped = server.stop()
      for (const pid of databaseProcesses(folder)) signalProcess(pid, 'SIGKILL')
      await stopped
      await query(standby!, 'select pg_promote()')
      folder = join(parent, 'standby')
      server = standby!
      standby = null
    },
    async stop() {
      relay.close()
      await server.stop()
      await standby?.stop()
    },
  }
}

const query = (to: LocalPostgres, sql: string) =>
  withClient(to.connectionString, 'fledge-bench', async (client) => (await client.query(sql)).rows)

/** A base backup by PostgreSQL's own functions: the packaged binaries have no pg_basebackup. */
async function startStandby(primary: LocalPostgres, from: string, folder: string): Promise<LocalPostgres> {
  const cluster = join(folder, 'cluster')
  await mkdir(folder)
  const label = await withClient(primary.connectionString, 'fledge-bench', async (client) => {
    await client.query(`select pg_backup_start('standby', true)`)
    await promisify(execFile)('cp', ['--archive', await realpath(join(from, 'cluster')), cluster])
    return (await client.query('select labelfile from pg_backup_stop()')).rows[0].labelfile
  })
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await writeFile(join(cluster, 'backup_label'), label)
  await writeFile(join(cluster, 'standby.signal'), '')
  await copyFile(join(from, 'password'), join(folder, 'password'))
  await promisify(execFile)('chown', ['--recursive', `--reference=${cluster}`, cluster])
  const standby = await start({ folder, name, settings: { primary_conninfo: primary.connectionString } })
  await query(primary, `alter system set synchronous_standby_names = '*'`)
  await query(primary, 'select pg_reload_conf()')
  const isFollowing = `select 1 from pg_stat_replication where sync_state = 'sync'`
  while ((await query(primary, isFollowing)).length === 0) await sleep(50)
  return standby
}
