import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerProblems } from './errors/problem.ts'
import { refuseSlowForms } from './slow-forms.ts'

/** A second of the rule lasts so long here. */
const secondMs = 10

const app = Fastify()
answerProblems(app)
await app.register(multipart)
refuseSlowForms(app, secondMs)
app.post('/form', async (request) => {
  const part = await request.file()
  return { bytes: (await part!.toBuffer()).length }
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const part = '--b\r\nContent-Disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n'
const end = '\r\n--b--\r\n'

/** Begins a form with so many bytes of a file, and gives the line and what it heard. */
function begin(size: number) {
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const heard = { text: '' }
  line.on('data', (data) => {
    heard.text += data
  })
  line.on('error', () => undefined)
  const length = part.length + size + end.length
  const head = `POST /form HTTP/1.1\r\nhost: fledge.test\r\ncontent-type: multipart/form-data; boundary=b\r\n`
  line.write(`${head}content-length: ${length}\r\n\r\n${part}`)
  return { line, heard }
}

test('a form that trickles is refused in words after twenty seconds, and its connection ends', async () => {
  const { line, heard } = begin(1_000_000)
  const start = performance.now()
  let trickled = 0
  const trickle = setInterval(() => {
    trickled += 1
    line.write('x')
  }, secondMs)
  await once(line, 'close')
  clearInterval(trickle)
  expect(performance.now() - start).toBeGreaterThan(19 * secondMs)
  expect(trickled).toBeLessThan(60)
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"too_slow"/is)
})

test('one over a slow line is taken, however long it takes', async () => {
  const { line, heard } = begin(60_000)
  for (let n = 0; n < 60; n += 1) {
    line.write('x'.repeat(1000))
    await sleep(secondMs)
  }
  line.write(end)
  await expect.poll(() => heard.text).toMatch(/^HTTP\/1\.1 200 .*\{"bytes":60000\}$/s)
  line.destroy()
})

test('one that was answered is not looked at any more, and its connection takes the next', async () => {
  const { line, heard } = begin(1)
  line.write(`x${end}`)
  await expect.poll(() => heard.text).toContain('{"bytes":1}')
  await sleep(30 * secondMs)
  expect(line.destroyed).toBe(false)
  line.destroy()
})
