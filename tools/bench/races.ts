import { parseArgs } from 'node:util'
import pg from 'pg'
import { openFolder } from './crash/folder.ts'
import { findDatabase } from './crash/nemeses.ts'
import { openServers } from './crash/servers.ts'
import { deleteAgainstApply, readAllAgainstArrival, withdrawAgainstApply } from './races/against.ts'
import { postingCutOff } from './races/cut-off.ts'
import { reconnects, tabsInStep } from './races/in-step.ts'
import { retries } from './races/retries.ts'
import { applyRace, decideRace, uploadRace } from './races/same-moment.ts'
import type { World } from './races/world.ts'

/**
 * `npm run bench:races`: what a race could break, raced for at a real server, and compared with its database. The full
 * counts of the promises are those of 20 seeds.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '20' }, port: { type: 'string', default: '4300' } },
})

const races = [
  applyRace,
  uploadRace,
  deleteAgainstApply,
  decideRace,
  withdrawAgainstApply,
  reconnects,
  tabsInStep,
  readAllAgainstArrival,
  retries,
  postingCutOff,
]

const { folder, remove } = await openFolder('races', null)
const servers = await openServers({ folder, port: Number(values.port), processes: 1 })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => servers.close().then(() => process.exit(1)))
try {
  await servers.startAll()
  const database = new pg.Pool({ connectionString: await findDatabase(servers.databaseFolder()), max: 5 })
  database.on('error', () => undefined)
  const world: World = {
    address: servers.addresses()[0]!,
    database,
    filesFolder: folder,
    seeds: Number(values.seeds),
  }
  console.log('| | promise | tried | result | |\n|---|---|---|---|---|')
  for (const race of races) {
    const { id, what, tried, result, kept } = await race(world)
    console.log(`| ${id} | ${what} | ${tried} | ${result} | ${kept ? 'kept' : 'BROKEN'} |`)
    if (!kept) process.exitCode = 1
  }
  await database.end()
} finally {
  await servers.close()
  await remove()
}
