import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { stage } from '../../testing/stage.ts'

// No time passes for whoever sends unless a test says so.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => void vi.useRealTimers())

// Eight places, half of them for what is still on its way.
const limits = { ...readConfig({}).limits, requestsAtOnce: 8 }
const { app, deps, student, tokenOf } = await stage({ limits })
await app.listen({ port: 0, host: '127.0.0.1' })

/** Uploads that the server began to take in, and those that it is done with. */
const received = { begun: 0, ended: 0 }
const { receive } = deps.files
deps.files.receive = (...source) => {
  received.begun += 1
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

/** Begins an upload that waits for its last bytes, and waits until the server takes it in. */
async function beginUpload(who: { id: string }) {
  const head = [
    'POST /api/resume/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${await tokenOf(who)}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${part.length + end.length}`,
  ]
  const before = received.begun
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const upload = { line, heard: '', finish: () => line.write(end) }
  lines.push(line)
  line.on('data', (data) => {
    upload.heard += data
  })
  line.on('error', () => undefined)
  line.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  await expect.poll(() => received.begun > before || upload.heard !== '').toBe(true)
  return upload
}

test('the process that reads starts while the file is on its way, and for no file that is refused', async () => {
  const prepare = vi.spyOn(deps.readings, 'prepare')
  const asha = await student()
  const upload = await beginUpload(asha)
  expect(prepare).toHaveBeenCalledTimes(1)
  upload.finish()
  await expect.poll(() => upload.heard).toMatch(/^HTTP\/1\.1 201 /)
  const second = await beginUpload(asha)
  await expect.poll(() => second.heard).toMatch(/^HTTP\/1\.1 400 /)
  expect(prepare).toHaveBeenCalledTimes(1)
  prepare.mockRestore()
})

test('of many uploads of one student the newest give way to others, who are taken; two stay', async () => {
  const [asha, ravi, meera] = [await student(), await student(), await student()]
  const [first, , third, last] = [
    await beginUpload(asha),
    await beginUpload(asha),
    await beginUpload(asha),
    await beginUpload(asha),
  ]
  const closed = once(last.line, 'close')
  const ravis = await beginUpload(ravi)
  await closed
  expect(last.heard).toMatch(/^HTTP\/1\.1 429 .*retry-after: 1.*"code":"too_many"/is)
  const meeras = await beginUpload(meera)
  await expect.poll(() => third.heard).toMatch(/^HTTP\/1\.1 429 /)

  const late = await beginUpload(await student())
  expect(late.heard).toMatch(/^HTTP\/1\.1 503 /)
  for (const one of [ravis, meeras, first]) {
    one.finish()
    await expect.poll(() => one.heard).toMatch(/^HTTP\/1\.1 201 /)
  }
})

test('many students with two slow uploads each give way to others, who are taken', async () => {
  const [asha, ravi] = [await student(), await student()]
  const slow = [await beginUpload(asha), await beginUpload(asha), await beginUpload(ravi), await beginUpload(ravi)]
  vi.advanceTimersByTime(3000)
  const late = await beginUpload(await student())
  await expect.poll(() => slow.filter(({ heard }) => heard !== '')).toHaveLength(1)
  expect(slow.map(({ heard }) => heard).join('')).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s)
  late.finish()
  await expect.poll(() => late.heard).toMatch(/^HTTP\/1\.1 201 /)
})

test('an upload that stands still is refused after twenty seconds, and nothing is left of it', async () => {
  const upload = await beginUpload(await student())
  const closed = once(upload.line, 'close')
  vi.advanceTimersByTime(20_000)
  expect(upload.heard).toBe('')
  vi.advanceTimersByTime(1000)
  await closed
  expect(upload.heard).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s)
  await expect.poll(() => received.begun - received.ended).toBe(0)
})
