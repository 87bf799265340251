import { spawn } from 'node:child_process'
import { inProject } from './project.mjs'

/** The server ends by itself within less; after this long its event loop is blocked. */
const killAfterMs = 10_000

/**
 * Runs the server in a child process and ends with its exit code. Signals are passed on; a server that has not stopped
 * 10 seconds after the first one is killed, whatever it is doing. When this process dies, the server stops.
 */
export async function supervise() {
  const child = spawn(process.execPath, ['--v8-pool-size=1', inProject('scripts', 'serve.mjs')], {
    env: { ...process.env, FLEDGE_SUPERVISED: '1' },
    // The fourth is a pipe that carries nothing: the server sees it close when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    // A group of its own, so that Ctrl-C reaches it once, through this process.
    detached: true,
  })
  /** @type {NodeJS.Timeout | undefined} */
  let deadline
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    child.kill(signal)
    deadline ??= setTimeout(() => {
      console.error('The server did not stop within 10 seconds and is ended now.')
      child.kill('SIGKILL')
    }, killAfterMs)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn)
  const stopWatching = watchParent(() => passOn('SIGTERM'))
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  clearTimeout(deadline)
  stopWatching()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.off(signal, passOn)
}

/**
 * Killed by -9, npm cannot pass anything on; started otherwise, our parent may go and we may stay.
 *
 * @param {() => void} onEnd
 */
function watchParent(onEnd) {
  if (process.env['npm_lifecycle_event'] === undefined) return () => undefined
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    onEnd()
  }, 1000)
  return () => clearInterval(look)
}
