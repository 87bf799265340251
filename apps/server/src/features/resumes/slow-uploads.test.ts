import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openHttpServer } from '../../http/lifecycle/http-server.ts'
import { stage } from '../../testing/stage.ts'

const { app, deps, student, tokenOf } = await stage()
await app.ready()

async function serve(requestTimeoutMs: number) {
  const http = await openHttpServer({ host: '127.0.0.1', port: 0, maxConnections: 100, requestTimeoutMs })
  http.setHandler(app.routing)
  afterAll(() => http.close(0))
  return http.address
}
const patient = await serve(60_000)

/** Uploads that the server started and finished to receive. */
const received = { started: 0, ended: 0 }
const { receive } = deps.files
deps.files.receive = (...source) => {
  received.started += 1
  return receive(...source).finally(() => {
    received.ended += 1
  })
}

const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
})

const part = '--b\r\nContent-Disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n%PDF-1.7\n'
const end = '\r\n--b--\r\n'

/** Sends an upload without its last bytes. */
async function startUpload(owner: { id: string }, address = patient) {
  const head = [
    'POST /api/resume/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${await tokenOf(owner)}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${part.length + end.length}`,
  ]
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  const upload = { line, response: '', finish: () => line.write(end) }
  lines.push(line)
  line.on('data', (data) => {
    upload.response += data
  })
  line.on('error', () => undefined)
  line.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  return upload
}

test('starts the reading process while the file arrives, but not for a rejected file', async () => {
  const prepare = vi.spyOn(deps.readings.reader, 'prepare')
  const asha = await student()
  const upload = await startUpload(asha)
  await expect.poll(() => prepare.mock.calls).toHaveLength(1)
  upload.finish()
  await expect.poll(() => upload.response).toMatch(/^HTTP\/1\.1 201 /)
  const second = await startUpload(asha)
  await expect.poll(() => second.response).toMatch(/^HTTP\/1\.1 400 /)
  expect(prepare).toHaveBeenCalledTimes(1)
  prepare.mockRestore()
})

test('rejects uploads of one student over 50 in progress with 429, and accepts those of others', async () => {
  const asha = await student()
  const before = received.started
  const [first] = await Promise.all(Array.from({ length: 50 }, () => startUpload(asha)))
  await expect.poll(() => received.started - before).toBe(50)
  const another = await startUpload(asha)
  await expect
    .poll(() => another.response)
    .toMatch(/^HTTP\/1\.1 429 .*"message":"You have too many uploads in progress/s)

  const ravis = await startUpload(await student())
  for (const upload of [ravis, first!]) {
    upload.finish()
    await expect.poll(() => upload.response).toMatch(/^HTTP\/1\.1 201 /)
  }
})

test('ends a stalled upload with 408 and deletes what arrived of it', async () => {
  const upload = await startUpload(await student(), await serve(500))
  await once(upload.line, 'close')
  expect(upload.response).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(() => received.started - received.ended).toBe(0)
})
