import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countMigrations } from '../../apps/server/src/backup/take-backup.ts'
import { withClient } from '../../apps/server/src/db/with-client.ts'
import { checkOut } from './rolling-upgrade/check-out.ts'
import { countAnswers } from './rolling-upgrade/count-answers.ts'
import { unlimited } from './spawn-product.ts'

/**
 * Serves with an earlier release, starts this one beside it on the same database, and counts what people who use the
 * earlier one are answered before, while and after the later one migrates.
 *
 *   npm run bench:upgrade -- --from HEAD~3 --database postgres://…/an_empty_database
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  },
})
const { from, database } = values
if (database === undefined || (await migrationsOf(database)) > 0) {
  console.error('Name an empty PostgreSQL database: npm run bench:upgrade -- --database postgres://…')
  process.exit(1)
}
const phaseMs = Number(values.seconds) * 1000

await using earlier = await checkOut(from)
const here = new URL('../..', import.meta.url).pathname
const [old, oldAddress] = await start(earlier.folder, database)
const migrationsBefore = await migrationsOf(database)
const answers = countAnswers(oldAddress)
try {
  await answers.during('before', delay(phaseMs))
  const [young, youngAddress] = await answers.during('while the later one starts and migrates', start(here, database))
  await answers.during('beside each other', delay(phaseMs))
  old.kill('SIGTERM')
  const [code] = await answers.during('the earlier one ends', once(old, 'exit'))
  answers.print()
  console.log(`Migrations of the database: ${migrationsBefore}, then ${await migrationsOf(database)}.`)
  console.log(
    `The earlier release (${from}) ended with ${code}; the later one answers`,
    (await fetch(`${youngAddress}/api/internship`)).status,
  )
  young.kill('SIGTERM')
  await once(young, 'exit')
} finally {
  old.kill('SIGKILL')
  answers.stop()
}

function migrationsOf(url: string): Promise<number> {
  return withClient(url, 'fledge-bench', countMigrations)
}

async function start(folder: string, url: string): Promise<[ChildProcess, string]> {
  const env = {
    ...unlimited,
    PATH: process.env['PATH'],
    PORT: '0',
    DEMO: '0',
    DATA_DIR: earlier.dataDir,
    DATABASE_URL: url,
  }
  const child = spawn(process.execPath, [`${folder}/apps/server/src/main.ts`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const address = /ready at (http:\S+)/.exec(said)?.[1]
    if (address) return [child, address]
  }
  throw new Error(`The server in ${folder} did not start.`)
}
