import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../start.ts'

/** A program with an embedded database, for tests that kill it: `node program.ts <folder>` tells of itself in JSON. */
try {
  const database = await startEmbeddedPostgres({ folder: process.argv[2] ?? '', log: (line) => tell({ log: line }) })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => database.stop().then(() => process.exit(0)))
  }
  process.on('SIGUSR2', () => process.exit(7))
  tell({ url: database.url, adopted: database.adopted, postmaster: database.pid })
  await sleep(120_000)
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}

function tell(news: object) {
  process.stdout.write(`${JSON.stringify(news)}\n`)
}
