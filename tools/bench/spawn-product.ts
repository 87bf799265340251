import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The arguments of Node with which `npm start` runs the server, and the folder to run it in. */
export const product = ['scripts/serve.mjs']
export const project = fileURLToPath(new URL('../..', import.meta.url))

/** With DATABASE_URL the product is a public server, whose limits are too low for one machine that acts for many people. */
export const unlimited = {
  PASSWORD_STRICT: '0',
  REQUIRE_VERIFIED_EMAIL: '0',
  SECURITY_LOG: '0',
  REQUESTS_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_HOUR: '1000000',
  LISTINGS_PER_HOUR: '1000000',
  ANALYSES_PER_HOUR: '1000000',
  STORAGE_MB_PER_ACCOUNT: '1000000',
}

/** Starts it in a process of its own that gets these variables of the environment and no others. */
export const spawnProduct = (env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess =>
  spawn(process.execPath, product, { cwd: project, env, stdio })

const healthyWithinMs = 90_000

/** Until the server at this address answers. Fails when it has ended, or takes too long. */
export async function untilHealthy(address: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + healthyWithinMs
  for (;;) {
    const reply = await fetch(`${address}/api/health`).catch(() => null)
    await reply?.arrayBuffer()
    if (reply?.ok) return
    if (hasEnded() || Date.now() > until) throw new Error(`${address} did not become healthy.`)
    await sleep(10)
  }
}
