import { setTimeout as sleep } from 'node:timers/promises'
import { start } from '../start.ts'

/** `node program.ts <folder>` runs a server for tests that kill it, and reports in lines of JSON. */
try {
  const database = await start({
    folder: process.argv[2] ?? '',
    name: 'trial',
    log: (line) => report({ log: line }),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => database.stop().then(() => process.exit(0)))
  }
  process.on('SIGUSR2', () => process.exit(7))
  report({ url: database.connectionString, adopted: database.adopted, postmaster: database.pid })
  await sleep(120_000)
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}

function report(message: object) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
