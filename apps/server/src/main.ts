import { parentPort } from 'node:worker_threads'
import { ConfigError, readConfig } from './config.ts'
import { startLocalDatabase } from './db/local-database.ts'
import { describePublicProfile } from './public-profile.ts'
import { describePrivileges } from './reading/sandbox/drop-privileges.ts'
import type { RunningServer } from './start.ts'
import { StartProblem } from './start-problem.ts'

/** Milliseconds. A regular stop takes less. */
const stopTimeout = 9500

let running: RunningServer | null = null
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
// scripts/serve.mjs runs this module in a worker thread, which receives no signals.
parentPort?.on('message', (message) => (message === 'exit' ? process.exit(1) : stop()))

try {
  const config = readConfig()
  for (const line of describePublicProfile(config)) console.log(line)
  for (const line of describePrivileges()) console.log(line)
  const log = (line: string) => console.log(line)
  // PostgreSQL starts while the modules of the server load.
  const embedded = config.databaseUrl === null ? startLocalDatabase(config.dataDir, log) : null
  embedded?.catch(() => undefined)
  const { startServer } = await import('./start.ts')
  running = await startServer(config, log, embedded)
  console.log(`Fledge is ready at ${running.address}`)
  const { outboxSecret, publicUrl } = config.mail
  if (outboxSecret !== null) {
    console.log(`Mail is kept in the outbox: ${publicUrl ?? running.address}/outbox#${outboxSecret}`)
  }
} catch (error) {
  console.error(isOperatorError(error) ? error.message : error)
  process.exit(1)
}

/** Errors whose message says what to do; the others are printed with their stack. */
function isOperatorError(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof StartProblem
}

/** npm repeats the terminal's Ctrl-C: the second signal changes nothing. */
async function stop() {
  if (isStopping) return
  isStopping = true
  // During the start there are no requests to finish; listeners of 'exit' clean up.
  if (!running) process.exit(1)
  setTimeout(() => process.exit(0), stopTimeout).unref()
  await running.stop().catch((error: unknown) => console.error(error))
  process.exit(0)
}
