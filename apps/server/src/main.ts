import { ConfigError, readConfig } from './config.ts'
import { describePublicProfile } from './public-profile.ts'
import { describePrivileges } from './reading/without-privileges.ts'
import { type Running, startServer } from './start.ts'
import { StartProblem } from './start-problem.ts'

/** Ending takes less; after this long something hangs, and the program goes all the same. */
const endWithinMs = 9500

let running: Running | null = null
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)

try {
  const config = readConfig()
  for (const line of describePublicProfile(config)) console.log(line)
  for (const line of describePrivileges()) console.log(line)
  running = await startServer(config, (line) => console.log(line))
  console.log(`Fledge is ready at ${running.address}`)
  const { outboxSecret, publicUrl } = config.mail
  if (outboxSecret !== null) {
    console.log(`Mail is kept in the outbox: ${publicUrl ?? running.address}/outbox#${outboxSecret}`)
  }
} catch (error) {
  console.error(isForTheOperator(error) ? error.message : error)
  process.exit(1)
}

/** Errors whose message says what to do; of others the stack is needed. */
function isForTheOperator(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof StartProblem
}

/** One Ctrl-C may arrive twice, from the terminal and from npm: the second changes nothing. */
async function end() {
  if (isEnding) return
  isEnding = true
  // While it starts there is no request to finish, and what was started hears the process end.
  if (!running) process.exit(1)
  setTimeout(() => process.exit(0), endWithinMs).unref()
  await running.stop().catch((error: unknown) => console.error(error))
  process.exit(0)
}
