import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * Does the work while no other process of this clone does work of the same name; waits for its turn. The lock is a
 * listening socket: the system frees it when its last holder ends, however it ends. `held` is its file descriptor, for
 * a child process to hold it too, so that a child that outlives us keeps the others out.
 *
 * @template T
 * @param {string} name
 * @param {(held: number | undefined) => Promise<T>} work
 * @param {() => void} [onWait] is told once when somebody else is at it
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait = () => undefined) {
  const address = addressOf(name)
  let server = await tryToListen(address)
  if (!server) onWait()
  while (!server) {
    await otherToEnd(address)
    server = await tryToListen(address)
  }
  try {
    return await work(descriptorOf(server))
  } finally {
    server.emit('release')
    server.close()
  }
}

/** On Linux a name that needs no file; elsewhere a socket file in the temporary folder. */
function addressOf(/** @type {string} */ name) {
  const hash = createHash('sha256').update(`${root}\n${name}`).digest('hex').slice(0, 24)
  return process.platform === 'linux' ? `\0fledge-${hash}` : join(tmpdir(), `fledge-${hash}.sock`)
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Server | null>}
 */
function tryToListen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((waiting) => {
      waiting.on('error', () => undefined).unref()
      server.once('release', () => waiting.destroy())
    })
    server.setMaxListeners(0)
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })
}

/**
 * A connection lasts as long as the socket's last holder.
 *
 * @param {string} address
 * @returns {Promise<void>}
 */
function otherToEnd(address) {
  return new Promise((resolve) => {
    const wait = connect(address)
    wait.once('error', (error) => {
      // A file that nobody listens on was left by a crash.
      if ('code' in error && error.code === 'ECONNREFUSED' && !address.startsWith('\0'))
        rmSync(address, { force: true })
    })
    wait.once('close', () => setTimeout(resolve, 20))
  })
}

/**
 * @param {import('node:net').Server} server
 * @returns {number | undefined}
 */
function descriptorOf(server) {
  const { _handle } = /** @type {{ _handle?: { fd?: number } }} */ (/** @type {unknown} */ (server))
  return _handle?.fd !== undefined && _handle.fd >= 0 ? _handle.fd : undefined
}
