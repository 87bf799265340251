import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { takeInFirst } from './take-in-first.ts'

const sockets: Socket[] = []
const servers: Server[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function stage(answer: RequestListener, withinMs?: number) {
  const server = createServer()
  servers.push(server)
  server.on('request', takeInFirst(server, answer, withinMs))
  await new Promise<void>((ready) => server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, ready))
  const { port } = server.address() as AddressInfo
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    return socket
  }
  return { server, open }
}

const request = 'GET / HTTP/1.1\r\nhost: fledge.test\r\n\r\n'

test('who has connected is taken in before what others ask is answered', async () => {
  const takenIn = { now: 0, atAnswer: 0 }
  const { server, open } = await stage((_request, response) => {
    takenIn.atAnswer = takenIn.now
    response.end('served')
  }, 10_000)
  server.on('connection', () => {
    takenIn.now += 1
  })
  const asking = open()
  await once(asking, 'connect')
  await expect.poll(() => takenIn.now).toBe(1)

  asking.write(request)
  for (let n = 0; n < 30; n += 1) open()
  await once(asking, 'data')
  expect(takenIn.atAnswer).toBeGreaterThan(20)
})

test('connections without end do not stop the answers', async () => {
  const { server, open } = await stage((_request, response) => response.end('served'))
  let isOver = false
  server.on('connection', (socket) => {
    socket.unref()
    if (!isOver) open().on('connect', (): void => void open().destroy())
  })
  const asking = open()
  await once(asking, 'connect')
  asking.write(request)
  const [answer] = await once(asking, 'data')
  isOver = true
  expect(String(answer)).toContain('served')
})
