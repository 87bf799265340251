import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerProblems } from '../errors/problem.ts'
import { readJsonBodies } from './json-body.ts'

const app = Fastify()
answerProblems(app)
readJsonBodies(app, 300)
app.post('/echo', (request) => request.body)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

async function send(...pieces: string[]) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  for (const piece of pieces) socket.write(piece)
  return socket
}
const head = (length: number) =>
  `POST /echo HTTP/1.1\r\nhost: fledge.test\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test('a body that stands still is refused, and its connection ends', async () => {
  const answer = await text(await send(head(20), '{"a":'))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"too_slow"')
})

test('one that arrives is read, and the next on the same connection too', async () => {
  const socket = await send(head(7), '{"a":1}')
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 .*\{"a":1\}$/s)
  await new Promise((resolve) => setTimeout(resolve, 400))
  socket.write(`${head(7)}{"a":2}`)
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 .*\{"a":2\}$/s)
  socket.destroy()
})
