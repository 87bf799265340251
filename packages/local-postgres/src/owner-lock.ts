import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './errors.ts'

export type OwnerLock = { release: () => void }

const patienceMs = 2000

/**
 * Takes the lock of a folder, or returns the process that holds it (null when it does not answer). The lock is a
 * listening socket, which the system closes when its process ends, however it ends.
 */
export async function takeOwnerLock(folder: string): Promise<OwnerLock | { heldBy: number | null }> {
  const { dev, ino } = await stat(folder)
  const name = `local-postgres-${dev}-${ino}`
  // On Linux an abstract socket, which needs no file.
  const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
  for (const until = Date.now() + patienceMs; ; await sleep(20)) {
    const server = await tryToListen(address)
    if (server) return { release: () => server.close() }
    const heldBy = await askOwner(address)
    if (heldBy !== 'ended' || Date.now() > until) return { heldBy: heldBy === 'ended' ? null : heldBy }
    // A crash left the socket file.
    if (!address.startsWith('\0')) rmSync(address, { force: true })
  }
}

function tryToListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((asking) => asking.on('error', () => undefined).end(String(process.pid)))
    server.once('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server.unref()))
  })
}

/** The process id of the owner; null when it is stopped or blocked, 'ended' when the connection breaks. */
function askOwner(address: string): Promise<number | null | 'ended'> {
  return new Promise((resolve) => {
    let answer = ''
    const asking = connect(address)
    asking.setEncoding('utf8').setTimeout(patienceMs, () => {
      resolve(null)
      asking.destroy()
    })
    asking.on('data', (text) => {
      answer += text
    })
    asking.on('error', () => undefined)
    asking.once('close', () => resolve(Number(answer) || 'ended'))
  })
}
