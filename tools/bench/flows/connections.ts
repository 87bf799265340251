import { connect } from 'node:net'

/** `done` is told the status of the answer, when all of it is there; 0 when there is none. */
type Asked = { text: string; done: (status: number) => void }
type Connection = { send: (asked: Asked) => void; end: () => void }
export type Connections = { ask: (asked: Asked) => void; close: () => void }

const longestMs = 30_000

/**
 * Up to `most` kept connections to one address, each with one request at a time; more requests wait. Of an answer only
 * the status is read and the bytes are counted: what asks must not be slower than what answers. One request takes 50 µs
 * of processor time, with undici's agent 95 µs.
 */
export function openConnections(address: string, most: number): Connections {
  const { hostname, port } = new URL(address)
  const idle: Connection[] = []
  const all = new Set<Connection>()
  const queue: Asked[] = []

  function takeNext(connection: Connection) {
    const asked = queue.shift()
    if (asked) connection.send(asked)
    else idle.push(connection)
  }

  function open(): Connection {
    const connection = connectTo(hostname, Number(port), {
      onFree: () => takeNext(connection),
      onClosed: () => {
        all.delete(connection)
        const place = idle.indexOf(connection)
        if (place >= 0) idle.splice(place, 1)
        if (queue.length > 0) open().send(queue.shift()!)
      },
    })
    all.add(connection)
    return connection
  }

  return {
    ask(asked) {
      const connection = idle.pop() ?? (all.size < most ? open() : null)
      if (connection) connection.send(asked)
      else queue.push(asked)
    },
    close: () => {
      for (const { end } of all) end()
    },
  }
}

type Tell = { onFree: () => void; onClosed: () => void }

function connectTo(host: string, port: number, { onFree, onClosed }: Tell): Connection {
  const socket = connect({ host, port, noDelay: true })
  const answer = createAnswer()
  let under: Asked | null = null

  function finish(status: number) {
    const asked = under
    under = null
    asked?.done(status)
  }

  socket.setTimeout(longestMs, () => socket.destroy())
  socket.on('data', (bytes) => {
    const end = answer.add(bytes)
    if (!end) return
    finish(end.status)
    if (end.isLast) socket.end()
    else onFree()
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    finish(0)
    onClosed()
  })
  return {
    send(asked) {
      under = asked
      socket.write(asked.text)
    },
    end: () => socket.destroy(),
  }
}

const endOfHead = '\r\n\r\n'

/** Counts the bytes of one answer after another. Gives the status with the last byte of each. */
function createAnswer() {
  let head = ''
  let status = 0
  let isLast = false
  let left = 0

  function readHead(bytes: Buffer): boolean {
    head += bytes.toString('latin1')
    const end = head.indexOf(endOfHead)
    if (end < 0) return false
    const length = /^content-length: *(\d+)/im.exec(head)?.[1]
    status = Number(head.slice(9, 12))
    isLast = /^connection: *close/im.test(head)
    if (length === undefined && status !== 204) throw new Error(`An answer without its length: ${head}`)
    left = Number(length ?? 0) - (head.length - end - endOfHead.length)
    return true
  }

  return {
    add(bytes: Buffer): { status: number; isLast: boolean } | null {
      if (status !== 0) left -= bytes.length
      else if (!readHead(bytes)) return null
      if (left > 0) return null
      const ended = { status, isLast }
      head = ''
      status = 0
      return ended
    },
  }
}
