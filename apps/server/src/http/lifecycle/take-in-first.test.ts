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

async function stage(answer: RequestListener) {
  const server = createServer()
  servers.push(server)
  server.on('request', takeInFirst(server, answer))
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
  })
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

test('between the answers of a crowd others are taken in', async () => {
  const answeredAt: number[] = []
  let takenIn = 0
  const { server, open } = await stage((_request, response) => {
    const end = performance.now() + 30
    while (performance.now() < end);
    if (answeredAt.length === 0) for (let n = 0; n < 20; n += 1) open()
    answeredAt.push(takenIn)
    response.end('served')
  })
  server.on('connection', () => {
    takenIn += 1
  })
  const crowd = Array.from({ length: 5 }, open)
  await expect.poll(() => takenIn).toBe(5)
  const answers = crowd.map((socket) => once(socket, 'data'))
  for (const socket of crowd) socket.write(request)
  await Promise.all(answers)
  expect(answeredAt[0]).toBe(5)
  expect(answeredAt.at(-1)).toBe(25)
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
