import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * Runs the work while no other process of this clone runs work of the same name. The lock is a listening socket, which
 * the system closes when the process ends, however it ends.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait = () => undefined) {
  const address = socketAddress(name)
  let server = await tryToListen(address)
  if (!server) onWait()
  while (!server) {
    await waitForRelease(address)
    server = await tryToListen(address)
  }
  try {
    return await work()
  } finally {
    server.emit('release')
    server.close()
  }
}

/** On Linux an abstract socket, which needs no file; on other systems a socket in the temporary folder. */
function socketAddress(/** @type {string} */ name) {
  const hash = createHash('sha256').update(`${root}\n${name}`).digest('hex').slice(0, 24)
  return process.platform === 'linux' ? `\0fledge-${hash}` : join(tmpdir(), `fledge-${hash}.sock`)
}

/**
 * @param {string} address
 * @returns {Promise<import('node:net').Server | null>} null when another process listens
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
 * Connects to the process that has the lock; the connection closes with its socket.
 *
 * @param {string} address
 * @returns {Promise<void>}
 */
function waitForRelease(address) {
  return new Promise((resolve) => {
    const connection = connect(address)
    connection.once('error', (error) => {
      // A crash left the socket file.
      if ('code' in error && error.code === 'ECONNREFUSED' && !address.startsWith('\0'))
        rmSync(address, { force: true })
    })
    connection.once('close', () => setTimeout(resolve, 20))
  })
}
