import compress from '@fastify/compress'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { handleErrors } from './error-handler.ts'

test('a client that leaves before its compressed response begins is no error of the server', async () => {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  onTestFinished(() => app.close())
  await app.register(compress, { threshold: 0 })
  handleErrors(app)
  const ended = Promise.withResolvers<void>()
  app.post('/', async ({ raw: { socket } }) => {
    socket.once('close', () => setTimeout(ended.resolve, 50))
    setImmediate(() => socket.destroy())
    return 'a long list '.repeat(1_000_000)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'content-type': 'application/json' }

  await expect(fetch(address, { method: 'POST', body: '{}', headers })).rejects.toThrow('fetch failed')
  await ended.promise

  expect(logged).toEqual([])
})
